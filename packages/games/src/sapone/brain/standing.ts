/** How a round stands when all hands are known: what everybody may expect to win of it, and of the match. */
import type { Seat } from '@mazzo/kernel';
import { cardOf, categories, copiesOf, DIAMOND, itemsOn, kindsIn, marketDeck } from '../cards.ts';
import type { Category } from '../cards.ts';
import { PRICE } from '../types.ts';
import type { State } from '../types.ts';
import type { Counts } from './prices.ts';

const COIN = cardOf('coin');

/** S-15: what a category brings, with its part of what several bring. */
const worth: Readonly<Record<Category, number>> = {
  coins: 1.6,
  vegetables: 2.7,
  tools: 2.7,
  soaps: 3.7,
};

/** How much a lead counts at the beginning of a round, and at its end besides: fitted to 44,000 turns. */
const early: Readonly<Record<Category, number>> = {
  coins: 0.02,
  vegetables: 0.05,
  tools: 0.05,
  soaps: 0.02,
};
const late: Readonly<Record<Category, number>> = {
  coins: 0.7,
  vegetables: 1.5,
  tools: 1.5,
  soaps: 1.5,
};

/** The seat's share of the match. */
export function shareAt(world: State, seat: Seat): number {
  const gone = 1 - world.market.length / marketDeck.length;
  const points = world.totals.slice();
  for (const category of categories) {
    const strengths = world.hands.map(({ cards }) => strengthIn(category, cards, world));
    const chances = softmax(strengths, early[category] + late[category] * gone);
    for (const [n, chance] of chances.entries()) points[n]! += worth[category] * chance;
  }
  return softmax(points, LEAD)[seat]!;
}

/** How much a point more is worth a match. */
const LEAD = 0.3;

function softmax(values: readonly number[], steepness: number): number[] {
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(steepness * (value - highest)));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

function strengthIn(category: Category, hand: Counts, world: State): number {
  switch (category) {
    case 'coins':
      return items(category, hand);
    case 'soaps':
      return items(category, hand) + DIAMOND_SOAPS * hand[DIAMOND]! + stillToBuy(hand, world);
    default:
      return kindsIn[category].reduce((sum, kind) => sum + collected(hand[kind]!, kind), 0);
  }
}

function items(category: Category, hand: Counts): number {
  return kindsIn[category].reduce((sum, kind) => sum + hand[kind]! * itemsOn(kind), 0);
}

/** How many soaps a Diamond is worth, and a coin that is still to be paid for some. */
const DIAMOND_SOAPS = 1.5;
const BUYING = 0.3;

/** S-10: what coins will still be exchanged for, as far as there are turns. */
function stillToBuy(hand: Counts, world: State): number {
  const turns = world.market.length / world.hands.length;
  return BUYING * Math.min(hand[COIN]!, PRICE * turns);
}

/** What a rare kind counts more than another, and one more of the same. */
const RARE = 0.3;
const AGAIN = 0.05;

function collected(count: number, kind: number): number {
  return count === 0 ? 0 : 1 + RARE / copiesOf(kind) + AGAIN * (count - 1);
}
