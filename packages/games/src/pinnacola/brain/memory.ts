/** What a player of Pinnacola keeps in mind beside the table: what the opponent did not want. */
import type { Chance, Manner, Seat } from '@mazzo/kernel';
import { KINDS } from '../cards.ts';
import type { Event, State } from '../types.ts';

export interface Memory {
  /** By kind: how often the opponent has discarded it in this hand. */
  thrown: number[];
  /** By kind: how often the opponent has left it on top of the pozzo. */
  declined: number[];
}

export function remember(): Memory {
  return { thrown: none(), declined: none() };
}

function none(): number[] {
  return new Array<number>(KINDS).fill(0);
}

export function note(memory: Memory, event: Event, view: State, seat: Seat): void {
  switch (event.type) {
    case 'handBegan':
      Object.assign(memory, remember());
      return;
    case 'drew': {
      const top = view.pozzo.at(-1);
      if (event.seat !== seat && top !== undefined) memory.declined[top]! += 1;
      return;
    }
    case 'discarded':
      if (event.seat !== seat) memory.thrown[event.card]! += 1;
      return;
    default:
  }
}

/** Somebody who forgets does so card by card. */
export function forget(
  memory: Memory,
  _view: State,
  _seat: Seat,
  { forgets }: Manner,
  chance: Chance,
): void {
  if (chance.below(1000) >= 1000 * forgets) return;
  const card = chance.below(KINDS);
  memory.thrown[card] = 0;
  memory.declined[card] = 0;
}
