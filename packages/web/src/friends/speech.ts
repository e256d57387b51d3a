/** Where what is said in a room is shown: at the seat of who says it, or aside. */
import type { SeatsMessage } from '@mazzo/table';
import type { Heard } from './online-table.ts';

export type Chair = SeatsMessage['seats'][number];

const personIn = ({ holder }: Chair): string | null =>
  holder.kind === 'person' ? holder.person : null;

export function saidFrom(heard: readonly Heard[], chair: Chair): Heard | undefined {
  return heard.findLast(({ person }) => person === personIn(chair));
}

/** By somebody who has no place at the table. */
export function saidAside(heard: readonly Heard[], chairs: readonly Chair[]): Heard | undefined {
  const seated = new Set(chairs.map(personIn));
  return heard.findLast(({ person }) => !seated.has(person));
}
