/** Selling and buying on one's own turn. */
import type { Card, Manner, Position, Seat, Weighed } from '@mazzo/kernel';
import { KINDS, kindsIn, SOAP } from '../cards.ts';
import type { Category } from '../cards.ts';
import { claimsFor } from '../table.ts';
import { PRICE } from '../types.ts';
import type { Move, State, Wish } from '../types.ts';
import { isPlain, takingsOf } from './memory.ts';
import type { Memory } from './memory.ts';
import { cheapest, costOf, lossOf, priceOf, unseenGain } from './prices.ts';
import type { Counts } from './prices.ts';
import { doubtOf, isBeginner, isClaimable } from './trust.ts';

export function weighTrade(position: Position<State, Memory>): Weighed<Move>[] {
  const hand = position.view.hands[position.seat]!.cards;
  const found = weighSales(position, hand);
  const cards = cheapest(hand, PRICE);
  if (cards.length === PRICE) found.push(weighBuying(position.view, hand, cards));
  return found;
}

function weighBuying(view: State, hand: Counts, cards: Card[]): Weighed<Move> {
  const brings = unseenGain(view, hand, SOAP);
  const costs = costOf(hand, cards);
  return { move: { type: 'buy', cards }, value: brings - costs, reasons: { brings, costs } };
}

/** Every card under its own name, and under every other that could be believed. */
function weighSales(position: Position<State, Memory>, hand: Counts): Weighed<Move>[] {
  const { view, seat, memory, manner } = position;
  const doubt = Math.max(0, doubtOf(view, seat, memory) - DARING * manner.bluff);
  const wish = wishOf(hand, manner, richest(view, seat));
  const found: Weighed<Move>[] = [];
  for (let card = 0; card < KINDS; card++) {
    if (hand[card] === 0) continue;
    for (const claim of claimsFor(card)) {
      const isBluff = claim !== card;
      if (isBluff && !mayBluff(position, claim)) continue;
      const brings = takingsFor(memory, claim);
      const costs = lossOf(hand, card);
      const gain = Math.max(0, brings - costs);
      const value = isBluff ? (1 - doubt) * gain - doubt * costs : gain + doubt * GIFT;
      const reasons = { brings, costs, doubt };
      found.push({ move: { type: 'sell', card, claim, wish }, value, reasons });
    }
  }
  return found;
}

/** Never as what nobody wonders at, nor as what nobody believes; a beginner never at all. */
function mayBluff({ view, seat, manner }: Position<State, Memory>, claim: Card): boolean {
  return !isBeginner(manner) && !isPlain(claim) && isClaimable(view, seat, claim);
}

/** How much less somebody who likes to bluff fears a doubt. */
const DARING = 0.15;
/** What an honest seller is given who is doubted. */
const GIFT = 0.1;
/** How many cards a sale brings, before one has sold anything, and how many sales that is worth. */
const PLAIN_BRINGS = 0.6;
const FANCY_BRINGS = 1.5;
const WEIGHT = 3;
/** What each of them is worth. */
const PAID = 0.5;
/** What is claimed to be dear brings a little more. */
const DEAR = 0.05;

function takingsFor(memory: Memory, claim: Card): number {
  const { sales, cards } = takingsOf(memory, claim);
  const expected = isPlain(claim) ? PLAIN_BRINGS : FANCY_BRINGS;
  const fetched = (cards + expected * WEIGHT) / (sales + WEIGHT);
  return PAID * fetched + DEAR * priceOf(claim, 0);
}

/** More than most would give, and still to be believed: it binds nobody. */
const AT_LEAST = 3;

/** The collection that is furthest on, and soap. */
function wishOf(hand: Counts, manner: Manner, most: number): Wish {
  const held = (category: Category): number =>
    kindsIn[category].filter((kind) => hand[kind]! > 0).length;
  const better: Category = held('tools') > held('vegetables') ? 'tools' : 'vegetables';
  return {
    topics: [better, 'soaps'],
    atLeast: isBeginner(manner) || most < 2 ? null : Math.min(AT_LEAST, most),
  };
}

/** How many cards another has at the most: nobody asks for more than could be paid. */
function richest({ sizes }: State, seat: Seat): number {
  return Math.max(...sizes.filter((_, other) => other !== seat));
}

/** S-8: what an honest seller is given: what is easiest to part with. */
export function weighGifts(hand: Counts, free: Counts): Weighed<Move>[] {
  return cheapest(free, 1).map((card) => {
    const costs = lossOf(hand, card);
    return { move: { type: 'give', card }, value: -costs, reasons: { costs } };
  });
}
