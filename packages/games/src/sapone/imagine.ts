import { dealUnseen, isHole, backOfHole } from '@mazzo/kernel';
import type { Card, Chance, Slot, Viewer } from '@mazzo/kernel';
import { clone } from './apply.ts';
import { backOf, KINDS } from './cards.ts';
import { DOWN, UNKNOWN, UP } from './types.ts';
import type { Bid, Sale, State } from './types.ts';

export function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  const state = clone(view);
  const deal = dealUnseen(view.lots, chance);
  for (const hand of state.hands) deal.bag(hand);
  state.market = state.market.map(deal.slot);
  state.soap = state.soap.map(deal.slot);
  state.out = state.out.map(deal.slot);
  turnUp(state, chance);
  if ('sale' in state.phase) layOut(state, state.phase.sale, chance);
  return state;
}

/** Of the cards that may lie either way, as many as must lie face up. */
function turnUp(state: State, chance: Chance): void {
  let unknown = state.facing.filter((facing) => facing === UNKNOWN).length;
  let up = state.faceUp - state.facing.filter((facing) => facing === UP).length;
  for (const [at, facing] of state.facing.entries()) {
    if (facing !== UNKNOWN) continue;
    const isUp = chance.below(unknown) < up;
    state.facing[at] = isUp ? UP : DOWN;
    unknown--;
    if (isUp) up--;
  }
}

/** The cards on the table are any of their owners' with that back. */
function layOut(state: State, sale: Sale, chance: Chance): void {
  const { seller } = sale;
  sale.card = oneOf(state.hands[seller]!.cards, sale.card, chance);
  for (const [seat, bids] of sale.bids.entries()) {
    const left = state.hands[seat]!.cards.slice();
    for (const { card } of bids) if (!isHole(card)) left[card]!--;
    for (const [n, bid] of bids.entries()) {
      if (!isHole(bid.card)) continue;
      const card = oneOf(left, bid.card, chance);
      left[card]!--;
      bids[n] = { ...bid, card } satisfies Bid;
    }
  }
}

function oneOf(hand: readonly number[], slot: Slot, chance: Chance): Card {
  if (!isHole(slot)) return slot;
  const back = backOfHole(slot);
  const inHand = (card: Card) => (backOf(card) === back ? hand[card]! : 0);
  let cards = 0;
  for (let card = 0; card < KINDS; card++) cards += inHand(card);
  let chosen = chance.below(cards);
  let card = 0;
  while (chosen >= inHand(card)) chosen -= inHand(card++);
  return card;
}
