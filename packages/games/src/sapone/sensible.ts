/** A player with rough prices: buys soap with what it can spare, sells the cheapest, bids what it is worth. */
import { backOfHole, isHole } from '@mazzo/kernel';
import type { Card, Chance, Seat, Slot } from '@mazzo/kernel';
import { categories, copiesOf, KINDS, kinds, kindsIn, SOAP } from './cards.ts';
import type { Category, Kind } from './cards.ts';
import { legal } from './legal.ts';
import { freeOf, isClaim, mayAskMore, mayBid, mayDoubt } from './table.ts';
import { PRICE } from './types.ts';
import type { Bid, Move, Sale, State, Wish } from './types.ts';

type Counts = readonly number[];

export function sensible(view: State, seat: Seat, chance: Chance): Move {
  const hand = view.hands[seat]!.cards;
  const { phase } = view;
  switch (phase.kind) {
    case 'trade':
      return sellOrBuy(hand, chance);
    case 'bidding':
      return mayBid(view, phase.sale, seat) ? bidOrPass(view, phase.sale, seat) : doubt;
    case 'decide':
      return seat === phase.sale.seller ? decide(view, phase.sale, hand) : doubt;
    case 'gift':
      return { type: 'give', card: cheapest(spare(view, phase.sale, seat), 1)[0]! };
    case 'diamond':
      return { type: 'declare', kind: dearestKind(hand) };
    default:
      return legal(view, seat)[0]!;
  }
}

/** All that is left to whoever may bid no more. */
const doubt: Move = { type: 'doubt' };

/** What a soap card brings on the average. */
const UNSEEN_SOAP = 1.8;
/** The same of a market card. */
const UNSEEN_MARKET = 0.5;
/** How far a claim is believed. */
const TRUST = 0.6;

const prices: Readonly<Partial<Record<Kind, number>>> = {
  coin: 0.25,
  twoCoins: 0.6,
  threeCoins: 0.9,
  fourCoins: 1.2,
  soap: 1.5,
  doubleSoap: 3,
  diamond: 3.5,
};

/** What one more of this card is worth to a hand that holds so many of it. */
function priceOf(card: Card, held: number): number {
  const price = prices[kinds[card]!];
  if (price !== undefined) return price;
  return held > 0 ? 0.15 : 1.2 + 0.8 / copiesOf(card);
}

/** What the hand loses with these cards. */
function costOf(hand: Counts, cards: readonly Card[]): number {
  const left = [...hand];
  return cards.reduce((sum, card) => sum + priceOf(card, --left[card]!), 0);
}

/** The cards that are easiest to part with. */
function cheapest(hand: Counts, count: number): Card[] {
  const left = [...hand];
  return Array.from({ length: count }, () => {
    let found = -1;
    for (let card = 0; card < KINDS; card++) {
      if (left[card] === 0) continue;
      if (found < 0 || priceOf(card, left[card]! - 1) < priceOf(found, left[found]! - 1))
        found = card;
    }
    left[found]!--;
    return found;
  });
}

function sizeOf(hand: Counts): number {
  return hand.reduce((sum, count) => sum + count, 0);
}

function sellOrBuy(hand: Counts, chance: Chance): Move {
  if (sizeOf(hand) >= PRICE) {
    const paid = cheapest(hand, PRICE);
    if (costOf(hand, paid) < UNSEEN_SOAP) return { type: 'buy', cards: paid };
  }
  const card = cheapest(hand, 1)[0]!;
  const claims = kinds.flatMap((_, claim) => (isClaim(card, claim) ? [claim] : []));
  const claim = chance.below(2) === 0 ? card : claims[chance.below(claims.length)]!;
  return { type: 'sell', card, claim, wish: wishOf(hand) };
}

/** The collection that is furthest on. */
function wishOf(hand: Counts): Wish {
  const progress = (category: Category) =>
    kindsIn[category].filter((kind) => hand[kind]! > 0).length;
  const topics: Category[] = [
    progress('tools') > progress('vegetables') ? 'tools' : 'vegetables',
    'soaps',
  ];
  return { topics, atLeast: null };
}

/** Cards that are not on the table yet. */
function spare(view: State, sale: Sale, seat: Seat): number[] {
  return kinds.map((_, card) => freeOf(view, sale, seat, card));
}

function bidOrPass(view: State, sale: Sale, seat: Seat): Move {
  if (mayDoubt(view, sale, seat) && isImpossible(view, sale)) return doubt;
  const hand = view.hands[seat]!.cards;
  const goods = priceOf(sale.claim, hand[sale.claim]!) * (sale.open ? 1 : TRUST);
  const bids = sale.bids[seat]!.map(({ card }) => card);
  const next = cheapest(spare(view, sale, seat), 1)[0]!;
  const paid = [...bids, next];
  // S-9: two cards bring one of the market.
  const bonus = paid.length >= 2 && view.market.length > 0 ? UNSEEN_MARKET : 0;
  const isEnough = bids.length > 0 && sale.asked < bids.length;
  if (isEnough || costOf(hand, paid) >= goods + bonus) return { type: 'pass' };
  return { type: 'bid', card: next, statement: kinds[next]! };
}

/** Whether all cards of the claimed kind are known to lie elsewhere. */
export function isImpossible(view: State, { seller, claim }: Sale): boolean {
  let elsewhere = 0;
  for (const [seat, { cards }] of view.hands.entries()) {
    if (seat !== seller) elsewhere += cards[claim]!;
  }
  for (const slot of [...view.out, ...view.market]) if (slot === claim) elsewhere++;
  return elsewhere >= copiesOf(claim);
}

function decide(view: State, sale: Sale, hand: Counts): Move {
  const value = (bid: readonly Bid[]) =>
    bid.reduce((sum, { card }) => sum + worthOf(card, hand), 0);
  const values = sale.bids.map(value);
  const best = Math.max(...values);
  if (best > costOf(hand, [sale.card])) return { type: 'accept', seat: values.indexOf(best) };
  return mayAskMore(view, sale) ? { type: 'askMore' } : { type: 'endSale' };
}

function worthOf(slot: Slot, hand: Counts): number {
  if (!isHole(slot)) return priceOf(slot, hand[slot]!);
  return backOfHole(slot) === SOAP ? UNSEEN_SOAP : UNSEEN_MARKET;
}

/** The kind that adds most. */
function dearestKind(hand: Counts): Card {
  const all = categories.flatMap((category) => kindsIn[category]);
  return all.reduce((best, kind) =>
    priceOf(kind, hand[kind]!) > priceOf(best, hand[best]!) ? kind : best,
  );
}
