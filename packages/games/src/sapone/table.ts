/** What everybody can see of the table, and what follows from it. */
import type { Card, Seat } from '@mazzo/kernel';
import { backOf, kinds } from './cards.ts';
import { MOST_ASKED } from './types.ts';
import type { Sale, State } from './types.ts';

/** Whose turn comes after this seat's. */
export function nextSeat({ options, hands }: State, seat: Seat): Seat {
  const by = options.direction === 'clockwise' ? 1 : hands.length - 1;
  return (seat + by) % hands.length;
}

/** The sale under way. */
export function saleOf({ phase }: State): Sale | null {
  return 'sale' in phase ? phase.sale : null;
}

/** The same, where there must be one. */
export function saleUnderWay(state: State): Sale {
  const sale = saleOf(state);
  if (sale === null) throw new Error('there is no sale');
  return sale;
}

export function has(mask: number, seat: Seat): boolean {
  return ((mask >> seat) & 1) === 1;
}

/** Cards in hand that do not lie on the table. */
function freeCards(state: State, sale: Sale, seat: Seat): number {
  return state.sizes[seat]! - sale.bids[seat]!.length;
}

/** How many of this card a seat holds that do not lie on the table. */
export function freeOf(state: State, sale: Sale, seat: Seat, card: Card): number {
  let free = state.hands[seat]!.cards[card]!;
  const bids = sale.bids[seat]!;
  for (let n = 0; n < bids.length; n++) if (bids[n]!.card === card) free--;
  return free;
}

/** S-7: neither the seller, nor passed, nor without cards. */
export function mayBid(state: State, sale: Sale, seat: Seat): boolean {
  return seat !== sale.seller && !has(sale.passed, seat) && freeCards(state, sale, seat) > 0;
}

/** S-8 */
export function mayDoubt(state: State, sale: Sale, seat: Seat): boolean {
  if (seat === sale.seller || sale.open || freeCards(state, sale, seat) === 0) return false;
  return state.options.doubt === 'anyone' || sale.bids[seat]!.length > 0;
}

/** S-7: twice at most, and if there is somebody who can add a card. */
export function mayAskMore(state: State, sale: Sale): boolean {
  return sale.asked < MOST_ASKED && someoneCanAdd(state, sale);
}

export function someoneCanAdd(state: State, sale: Sale): boolean {
  return state.sizes.some((_, seat) => seat !== sale.seller && freeCards(state, sale, seat) > 0);
}

export function hasBids(sale: Sale): boolean {
  return sale.bids.some((bid) => bid.length > 0);
}

/** S-5: a claim names a kind of the card's own deck. */
export function isClaim(card: Card, claim: Card): boolean {
  return backOf(card) === backOf(claim);
}

/** S-5: what a card may be called. */
export function claimsFor(card: Card): Card[] {
  return [...kinds.keys()].filter((claim) => isClaim(card, claim));
}
