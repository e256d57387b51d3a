/** A really random finish, for the laws: any melds that the hand allows, jokers fetched, melds rearranged. */
import type { Chance, Seat } from '@mazzo/kernel';
import { cardAt, HIGH_ACE, JOKER, KINDS, RANKS, SUITS } from './cards.ts';
import { otherSeat } from './finish.ts';
import { judgeFinish } from './judge-finish.ts';
import { cardsOf, isMeld, pokerOfJokers, standIns, withoutJoker } from './melds.ts';
import type { Meld } from './melds.ts';
import { grownByOne } from './one-lay.ts';
import type { Finish, State } from './types.ts';

/** What has been laid so far, and what is still in hand. */
interface Plan {
  readonly hand: number[];
  readonly own: (Meld | null)[];
  readonly theirs: Meld[];
  readonly melds: Meld[];
  readonly replacements: { meld: number; card: number }[];
}

const TRIES = 12;
const MOST_STEPS = 12;

/** A legal finish, or null if none was found by trying. */
export function anyFinish(state: State, seat: Seat, chance: Chance): Finish | null {
  const eager = chance.below(3) > 0;
  for (let n = 0; n < TRIES; n++) {
    const finish = tryFinish(state, seat, chance, eager ? MOST_STEPS : chance.below(MOST_STEPS));
    if (judgeFinish(state, seat, finish) === null) return finish;
  }
  return null;
}

function tryFinish(state: State, seat: Seat, chance: Chance, most: number): Finish {
  const plan: Plan = {
    hand: state.hands[seat]!.cards.slice(),
    own: state.melds[seat]!.slice(),
    theirs: state.melds[otherSeat(seat)]!.slice(),
    melds: [],
    replacements: [],
  };
  if (state.options.earlierMelds === 'rearranged' && chance.below(3) === 0) takeUp(plan, chance);
  // Four jokers and long melds are rare among all there are, and so must be sought now and then.
  if (chance.below(3) === 0) layJokers(plan);
  const greedy = chance.below(3) === 0;
  for (let n = 0; n < most; n++) {
    const steps = stepsFrom(plan);
    const largest = Math.max(...steps.map(({ size }) => size));
    const wanted = greedy ? steps.filter(({ size }) => size === largest) : steps;
    if (wanted.length === 0) break;
    wanted[chance.below(wanted.length)]!.take();
  }
  return finishOf(state, seat, plan, chance);
}

/** P-11: a meld goes back into the hand, to be laid otherwise. */
function takeUp(plan: Plan, chance: Chance): void {
  if (plan.own.length === 0) return;
  const at = chance.below(plan.own.length);
  for (const card of cardsOf(plan.own[at]!)) plan.hand[card]! += 1;
  plan.own[at] = null;
}

/** P-6: a Poker of Jokers, where four are in hand. */
function layJokers(plan: Plan): void {
  if (!holds(plan.hand, cardsOf(pokerOfJokers))) return;
  take(plan.hand, cardsOf(pokerOfJokers));
  plan.melds.push(pokerOfJokers);
}

interface Step {
  /** How many cards it lays. */
  readonly size: number;
  take(): void;
}

function stepsFrom(plan: Plan): Step[] {
  return [...layings(plan), ...growths(plan), ...fetchings(plan)];
}

function layings(plan: Plan): Step[] {
  return [...runsIn(plan.hand), ...setsIn(plan.hand)]
    .filter((meld) => holds(plan.hand, cardsOf(meld)))
    .map((meld) => ({
      size: cardsOf(meld).length,
      take: () => {
        take(plan.hand, cardsOf(meld));
        plan.melds.push(meld);
      },
    }));
}

function growths(plan: Plan): Step[] {
  const grow = (melds: (Meld | null)[]): Step[] =>
    melds.flatMap((meld, at) =>
      (meld === null ? [] : grownByOne(meld, plan.hand)).map(({ card, to }) => ({
        size: 1,
        take: () => {
          plan.hand[card]! -= 1;
          melds[at] = to;
        },
      })),
    );
  return [...grow(plan.own), ...grow(plan.melds)];
}

/** P-10 */
function fetchings(plan: Plan): Step[] {
  const fetch = (melds: (Meld | null)[], theirs: boolean): Step[] =>
    melds.flatMap((meld, at) =>
      (meld === null ? [] : standIns(meld))
        .filter((card) => plan.hand[card]! > 0)
        .map((card) => ({
          size: 1,
          take: () => {
            plan.hand[card]! -= 1;
            plan.hand[JOKER]! += 1;
            melds[at] = withoutJoker(meld!, card);
            if (theirs) plan.replacements.push({ meld: at, card });
          },
        })),
    );
  return [...fetch(plan.own, false), ...fetch(plan.theirs, true)];
}

/** Every run of these cards, with a joker in any place where there is one. */
function runsIn(hand: readonly number[]): Meld[] {
  const found: Meld[] = [];
  const jokers = hand[JOKER]! > 0;
  for (let suit = 0; suit < SUITS; suit++) {
    for (let from = 0; from <= HIGH_ACE - 2; from++) {
      let missing = 0;
      for (let to = from; to <= HIGH_ACE; to++) {
        if (hand[cardAt(suit, to)] === 0) missing += 1;
        if (missing > (jokers ? 1 : 0)) break;
        if (to - from < 2) continue;
        found.push({ kind: 'run', suit, from, to, joker: null });
        if (!jokers) continue;
        for (let joker = from; joker <= to; joker++) {
          found.push({ kind: 'run', suit, from, to, joker });
        }
      }
    }
  }
  return found;
}

function setsIn(hand: readonly number[]): Meld[] {
  const found: Meld[] = [];
  for (let rank = 0; rank < RANKS; rank++) {
    for (let suits = 1; suits < 1 << SUITS; suits++) {
      for (const joker of [false, true]) {
        const set: Meld = { kind: 'set', rank, suits, joker };
        if (isMeld(set) && holds(hand, cardsOf(set))) found.push(set);
      }
    }
  }
  return found;
}

function holds(hand: readonly number[], cards: readonly number[]): boolean {
  const left = hand.slice();
  return cards.every((card) => (left[card]! -= 1) >= 0);
}

function take(hand: number[], cards: readonly number[]): void {
  for (const card of cards) hand[card]! -= 1;
}

function finishOf(state: State, seat: Seat, plan: Plan, chance: Chance): Finish {
  const left = Array.from({ length: KINDS }, (_, card) => card).filter(
    (card) => plan.hand[card]! > 0,
  );
  const before = state.melds[seat]!;
  return {
    type: 'finish',
    melds: plan.melds,
    changes: plan.own.flatMap((to, meld) => (to === before[meld] ? [] : [{ meld, to }])),
    replacements: plan.replacements,
    discard: left.length === 0 ? JOKER : left[chance.below(left.length)]!,
  };
}
