import { dealUnseen, isHole, listKinds } from '@mazzo/kernel';
import type { Chance, Viewer } from '@mazzo/kernel';
import { clone } from './apply.ts';
import { restOf } from './legal.ts';
import { canFinish } from '#solver';
import type { State } from './types.ts';

/** Far more deals than it takes to find a hand that can meld a card it need not have known about. */
const MOST_DEALS = 20_000;

/** P-3: whoever took the pozzo can meld its card, so hands that cannot are dealt again. */
export function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const state = dealt(view, chance);
    if (isPossible(state)) return state;
  }
  throw new Error('no hand was found that could have taken the pozzo');
}

function isPossible(state: State): boolean {
  const { phase, turn } = state;
  if (phase.kind !== 'meld' || phase.owed === null) return true;
  return canFinish(restOf(state, turn));
}

function dealt(view: State, chance: Chance): State {
  const state = clone(view);
  const { slot, bag } = dealUnseen(view.lots, chance);
  for (const hand of state.hands) bag(hand);
  state.stock = state.stock.map(slot);
  imagineDrawn(state, view, chance);
  return state;
}

/** What was drawn unseen is one of the cards in hand that were unseen. */
function imagineDrawn(state: State, view: State, chance: Chance): void {
  const { phase, turn } = state;
  if (phase.kind !== 'meld' || phase.drawn === null || !isHole(phase.drawn)) return;
  const seen = view.hands[turn]!.cards;
  const unseen = listKinds(state.hands[turn]!.cards.map((count, card) => count - seen[card]!));
  state.phase = { ...phase, drawn: unseen[chance.below(unseen.length)]! };
}
