/** Where what is said in a room is shown: at the seat of who says it, or aside. */
import type { SeatsMessage } from '@mazzo/table';
import type { Heard } from './online-table.ts';

export type Chair = SeatsMessage['seats'][number];

const personIn = ({ holder }: Chair): string | null =>
  holder.kind === 'person' ? holder.person : null;

/** What is longer is cut beside a head. */
const SHORT = 24;
const isShort = ({ said }: Heard): boolean => said.kind !== 'text' || said.text.length <= SHORT;

export function saidFrom(heard: readonly Heard[], chair: Chair): Heard | undefined {
  const last = heard.findLast(({ person }) => person === personIn(chair));
  return last !== undefined && isShort(last) ? last : undefined;
}

/** By somebody who has no place at the table, or more than has room at one. */
export function saidAside(heard: readonly Heard[], chairs: readonly Chair[]): Heard | undefined {
  const seated = new Set(chairs.map(personIn));
  return heard.findLast((one) => !seated.has(one.person) || !isShort(one));
}
