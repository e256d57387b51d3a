import { dealUnseen } from '@mazzo/kernel';
import type { Chance, Viewer } from '@mazzo/kernel';
import { clone } from './apply.ts';
import type { State } from './types.ts';

/** Unseen are the stock, and the hands of others. */
export function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  const state = clone(view);
  const { slot, bag } = dealUnseen(view.lots, chance);
  for (const hand of state.hands) bag(hand);
  state.stock = state.stock.map(slot);
  return state;
}
