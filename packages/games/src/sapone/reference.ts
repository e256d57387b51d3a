/**
 * The first bot of Sapone, with rough prices: it buys soap with what it can spare, sells the cheapest,
 * bids what it is worth.
 *
 * Frozen: the measure of strength (ADR 12). It is never tuned, and what it chooses is held by
 * golden/reference.txt.
 */
import { backOfHole, isHole } from '@mazzo/kernel';
import type { Card, Chance, Said, Seat } from '@mazzo/kernel';
import { backOf, cardsMeant, categories, copiesOf, KINDS, kinds, kindsIn, SOAP } from './cards.ts';
import type { Category, Kind, Topic } from './cards.ts';
import { legal } from './legal.ts';
import { isImpossible } from './prospects.ts';
import { contests, pointsOf } from './scoring.ts';
import { lastSaid } from './talk.ts';
import { claimsFor, freeOf, mayAskMore, mayBid, mayDoubt } from './table.ts';
import { PRICE } from './types.ts';
import type { Bid, Move, Sale, State, Wish } from './types.ts';

type Counts = readonly number[];

export function reference(
  view: State,
  seat: Seat,
  chance: Chance,
  heard: readonly Said[] = [],
): Move {
  const hand = view.hands[seat]!.cards;
  const { phase } = view;
  switch (phase.kind) {
    case 'trade':
      return sellOrBuy(
        hand,
        chance,
        heard.filter((said) => said.seat !== seat),
      );
    case 'bidding':
      return mayBid(view, phase.sale, seat) ? bidOrPass(view, phase.sale, seat, chance) : doubt;
    case 'decide':
      return seat === phase.sale.seller ? decide(view, phase.sale, hand) : doubt;
    case 'gift':
      return { type: 'give', card: cheapest(spare(view, phase.sale, seat), 1)[0]! };
    case 'diamond':
      return { type: 'declare', kind: kindToDeclare(view, seat) };
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
/** How far a claim is believed, which anybody may doubt. */
const TRUST = 0.6;
/** How far a statement is, which binds nobody. */
const BELIEF = 0.4;

/** How far talk between sales is, against a kind that one has oneself. */
const HEARSAY = 0.5;

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

function sellOrBuy(hand: Counts, chance: Chance, heard: readonly Said[]): Move {
  if (sizeOf(hand) >= PRICE) {
    const paid = cheapest(hand, PRICE);
    if (costOf(hand, paid) < UNSEEN_SOAP) return { type: 'buy', cards: paid };
  }
  const card = cheapest(hand, 1)[0]!;
  const claims = claimsFor(card);
  const claim = chance.below(2) === 0 ? card : claims[chance.below(claims.length)]!;
  return { type: 'sell', card, claim, wish: wishOf(hand, heard) };
}

/** The collection that is furthest on; of two that are about equal, the one that others say they hold. */
function wishOf(hand: Counts, heard: readonly Said[]): Wish {
  const progress = (category: Category) =>
    kindsIn[category].filter((kind) => hand[kind]! > 0).length + leaningOf(heard, category);
  const topics: Category[] = [
    progress('tools') > progress('vegetables') ? 'tools' : 'vegetables',
    'soaps',
  ];
  return { topics, atLeast: null };
}

/** S-5: a little for each who says that they hold of it, as much against it for each who denies it. */
function leaningOf(heard: readonly Said[], category: Category): number {
  const said = [...lastSaid(heard, category).values()];
  const holding = said.filter((says) => says === 'hold').length;
  return HEARSAY * (2 * holding - said.length);
}

/** Cards that are not on the table yet. */
function spare(view: State, sale: Sale, seat: Seat): number[] {
  return kinds.map((_, card) => freeOf(view, sale, seat, card));
}

function bidOrPass(view: State, sale: Sale, seat: Seat, chance: Chance): Move {
  if (mayDoubt(view, sale, seat) && isImpossible(view, sale)) return doubt;
  const hand = view.hands[seat]!.cards;
  const goods = priceOf(sale.claim, hand[sale.claim]!) * (sale.open ? 1 : TRUST);
  const bids = sale.bids[seat]!.map(({ card }) => card);
  const wanted = Math.max(sale.wish?.atLeast ?? 1, sale.asked + 1);
  if (bids.length >= wanted) return { type: 'pass' };
  // S-9: two cards bring one of the market.
  const bonus = bids.length > 0 && view.market.length > 0 ? UNSEEN_MARKET : 0;
  const free = spare(view, sale, seat);
  const next = [wishedFor(free, sale.wish), free]
    .flatMap((some) => cheapest(some, sizeOf(some) > 0 ? 1 : 0))
    .find((card) => costOf(hand, [...bids, card]) < goods + bonus);
  if (next === undefined) return { type: 'pass' };
  return { type: 'bid', card: next, statement: statementOn(next, sale.wish, chance) };
}

/** S-5: of these cards those that the seller would like. */
function wishedFor(cards: Counts, wish: Wish | null): number[] {
  return cards.map((count, card) => (wish?.topics.some((topic) => isOf(card, topic)) ? count : 0));
}

function isOf(card: Card, topic: Topic): boolean {
  return cardsMeant(topic).includes(card);
}

/** S-6: mostly the truth; now and then nothing, or what the seller would like to hear. */
function statementOn(card: Card, wish: Wish | null, chance: Chance): Topic | null {
  const mood = chance.below(4);
  if (mood === 0) return null;
  const welcome = wish?.topics.find((topic) => couldBe(topic, backOf(card)).length > 0);
  return mood === 1 && welcome !== undefined ? welcome : kinds[card]!;
}

/** The cards with this back that somebody may mean by a topic. */
function couldBe(topic: Topic, back: number): Card[] {
  return cardsMeant(topic).filter((card) => backOf(card) === back);
}

function decide(view: State, sale: Sale, hand: Counts): Move {
  const value = (bid: readonly Bid[]) => bid.reduce((sum, one) => sum + worthOf(one, hand), 0);
  const values = sale.bids.map(value);
  const best = Math.max(...values);
  if (best > costOf(hand, [sale.card])) return { type: 'accept', seat: values.indexOf(best) };
  return mayAskMore(view, sale) ? { type: 'askMore' } : { type: 'endSale' };
}

function worthOf({ card, statement }: Bid, hand: Counts): number {
  if (!isHole(card)) return priceOf(card, hand[card]!);
  const back = backOfHole(card);
  const unseen = back === SOAP ? UNSEEN_SOAP : UNSEEN_MARKET;
  const told = statement === null ? [] : couldBe(statement, back);
  if (told.length === 0) return unseen;
  const believed = told.reduce((sum, one) => sum + priceOf(one, hand[one]!), 0) / told.length;
  return unseen + BELIEF * (believed - unseen);
}

/** S-12: the kind worth most by its price; where all hands lie open, the one that scores most. */
function kindToDeclare(view: State, seat: Seat): Card {
  const hand = view.hands[seat]!.cards;
  const price = (kind: Card) => priceOf(kind, hand[kind]!);
  const dearest = categories
    .flatMap((category) => kindsIn[category])
    .toSorted((a, b) => price(b) - price(a));
  if (view.options.diamond === 'beforeHands') return dearest[0]!;
  const points = (diamond: Card) =>
    pointsOf(contests({ ...view, diamond }), view.hands.length, view.options)[seat]!;
  return dearest.reduce((best, kind) => (points(kind) > points(best) ? kind : best));
}
