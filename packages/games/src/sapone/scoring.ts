/** Who has the most and the best, step by step (S-13, S-14), and what it brings (S-15). */
import type { Card, Seat } from '@mazzo/kernel';
import { categories, DIAMOND, itemsOn, kindsIn } from './cards.ts';
import type { Category } from './cards.ts';
import type { Options } from './options.ts';
import type { Contest, State, Step } from './types.ts';

/** A hand as it counts, by kind. */
type Counts = readonly number[];

export function contests(state: State): Contest[] {
  const hands = state.hands.map(({ cards }) => counted(cards, state.diamond));
  return categories.map((category) => contestFor(category, hands));
}

/** S-12: the Diamond is one more card of the kind that was declared. */
export function counted(hand: Counts, declared: Card | null): Counts {
  if (declared === null || hand[DIAMOND] === 0) return hand;
  return hand.with(DIAMOND, 0).with(declared, hand[declared]! + 1);
}

export function contestFor(category: Category, hands: readonly Counts[]): Contest {
  const kinds = kindsIn[category];
  const among = hands.flatMap((hand, seat) =>
    kinds.some((kind) => hand[kind]! > 0) ? [seat] : [],
  );
  const steps: Step[] = [];
  let leaders: Seat[] = among;
  for (const { by, of, value } of tests(category, hands)) {
    if (leaders.length === 0 || (steps.length > 0 && leaders.length === 1)) break;
    const values = leaders.map((seat) => value(hands[seat]!));
    steps.push({ by, of, seats: leaders, values });
    const highest = Math.max(...values);
    leaders = leaders.filter((_, n) => values[n] === highest);
  }
  return { category, steps, leaders };
}

interface Test extends Pick<Step, 'by' | 'of'> {
  value(hand: Counts): number;
}

/** What decides, in order: who has less of it is out. */
function* tests(category: Category, hands: readonly Counts[]): Generator<Test> {
  const kinds = kindsIn[category];
  if (category === 'coins' || category === 'soaps') {
    yield { by: 'items', of: 0, value: (hand) => items(hand, kinds) };
    for (const of of kinds) yield { by: 'cards', of, value: (hand) => hand[of]! };
    return;
  }
  const deepest = Math.max(...hands.flatMap((hand) => kinds.map((kind) => hand[kind]!)));
  for (let of = 0; of < deepest; of++) {
    yield { by: 'kinds', of, value: (hand) => different(hand, kinds, of) };
    yield { by: 'rarity', of, value: (hand) => rarity(hand, kinds, of) };
  }
}

function items(hand: Counts, kinds: readonly Card[]): number {
  return kinds.reduce((sum, kind) => sum + hand[kind]! * itemsOn(kind), 0);
}

/** S-14: how many kinds are left when so many of each have been taken away. */
function different(hand: Counts, kinds: readonly Card[], gone: number): number {
  return kinds.filter((kind) => hand[kind]! > gone).length;
}

/** S-14: of equally many kinds those with the first rarer one make the larger number. */
function rarity(hand: Counts, kinds: readonly Card[], gone: number): number {
  return kinds.reduce((mask, kind) => 2 * mask + (hand[kind]! > gone ? 1 : 0), 0);
}

/** S-15 */
const worth: Readonly<Record<Category, number>> = { coins: 1, vegetables: 2, tools: 2, soaps: 3 };

/** S-1, S-15 */
export function pointsOf(compared: readonly Contest[], seats: number, options: Options): number[] {
  const won = compared.filter(({ leaders }) => leaders.length === 1 || options.ties === 'toEach');
  return Array.from({ length: seats }, (_, seat) =>
    awardFor(
      won.filter(({ leaders }) => leaders.includes(seat)).map(({ category }) => category),
      options,
    ),
  );
}

/** S-15: one point more for each category after the first; all four are 12 as the rules print it. */
export function awardFor(won: readonly Category[], options: Options): number {
  if (won.length === 0) return 0;
  if (won.length === categories.length) return Number(options.allFour);
  return won.reduce((sum, category) => sum + worth[category], won.length - 1);
}
