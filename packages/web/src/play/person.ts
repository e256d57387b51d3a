/** Which of the people drawn sits where: a face belongs to a seat, whoever looks, and nobody has one twice. */
import type { Seat } from '@mazzo/kernel';
import { people } from '../cards/people.ts';
import type { Person } from '../cards/people.ts';

const all = Object.keys(people) as Person[];

export function personOf(seat: Seat): Person {
  return all[seat] ?? 'you';
}
