/** How Flip 7 is played well. */
import type { Brain } from '@mazzo/kernel';
import type { Event, Move, State } from '../types.ts';
import { search } from './search.ts';
import { weigh } from './weigh.ts';

export const brain: Brain<State, Move, Event, null> = {
  // Everything but the order of the deck lies open.
  remember: () => null,
  note: () => {},
  weigh,
  search,
};
