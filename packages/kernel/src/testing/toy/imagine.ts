import type { Chance } from '../../chance.ts';
import type { Viewer } from '../../game.ts';
import { dealUnseen } from '../../imagine.ts';
import { clone } from './apply.ts';
import type { State } from './types.ts';

export function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  const state = clone(view);
  const deal = dealUnseen(view.lots, chance);
  for (const place of state.shelves.flat()) place.card = deal.slot(place.card);
  for (const hand of state.hands) deal.bag(hand);
  state.redDeck = state.redDeck.map(deal.slot);
  state.blueDeck = state.blueDeck.map(deal.slot);
  return state;
}
