import { dealUnseen } from '@mazzo/kernel';
import type { Chance, Viewer } from '@mazzo/kernel';
import { clone } from './apply.ts';
import type { State } from './types.ts';

/** Only the deck is unseen. */
export function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  const state = clone(view);
  state.deck = view.deck.map(dealUnseen(view.lots, chance).slot);
  return state;
}
