import { dealUnseen } from '@mazzo/kernel';
import type { Chance, Viewer } from '@mazzo/kernel';
import { clone } from './apply.ts';
import type { State } from './types.ts';

export function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  const state = clone(view);
  const { slot } = dealUnseen(view.lots, chance);
  for (let seat = 0; seat < state.hands.length; seat++) {
    state.hands[seat] = state.hands[seat]!.map(slot);
  }
  state.deck = state.deck.map(slot);
  return state;
}
