/** P-10: the jokers that may be fetched from the table, and the question that is left then. */
import type { Card } from '@mazzo/kernel';
import { JOKER, KINDS } from '../cards.ts';
import { cardsOf, pointsOfMeld, standIns, withoutJoker } from '../melds.ts';
import type { Meld } from '../melds.ts';
import type { Rest } from '../solver.ts';
import type { Goal, LyingRun, LyingSet, Measure, Task } from './task.ts';

/** A joker that is fetched: from whose meld, and by which card. */
export interface Fetch {
  readonly own: boolean;
  readonly meld: number;
  readonly card: Card;
}

/** What must be laid of each kind, besides fetched jokers. */
type Demand = readonly number[];

/** A question, and what of the answer is decided by asking it. */
export interface Case {
  readonly task: Task;
  readonly fetches: readonly Fetch[];
  /** Own melds as they lie before anything is added. */
  readonly own: readonly Meld[];
  /** What the fetches give the opponent. */
  readonly given: number;
}

export interface Aim {
  readonly demand: Demand;
  readonly goal: Goal;
  readonly measure: Measure;
}

export function* casesOf(rest: Rest, aim: Aim): Generator<Case> {
  const places = fetchPlaces(rest);
  if (places.length === 0) return yield caseOf(rest, aim, noFetches, 0, -1);
  for (const fetches of fetchesFrom(places, 0, [...rest.hand])) {
    yield* variantsOf(rest, aim, fetches);
  }
}

const noFetches: readonly Fetch[] = [];

export function rearranges(rest: Rest): boolean {
  return rest.options.earlierMelds === 'rearranged';
}

interface Place {
  readonly own: boolean;
  readonly meld: number;
  readonly cards: readonly Card[];
}

function fetchPlaces(rest: Rest): Place[] {
  const places: Place[] = [];
  const collect = (melds: readonly Meld[], own: boolean): void => {
    for (const [meld, lying] of melds.entries()) {
      if (lying.kind === 'jokers' || lying.joker === null || lying.joker === false) continue;
      const cards = standIns(lying).filter((card) => rest.hand[card]! > 0);
      if (cards.length > 0) places.push({ own, meld, cards });
    }
  };
  collect(rest.theirs, false);
  if (!rearranges(rest)) collect(rest.own, true);
  return places;
}

function* fetchesFrom(places: readonly Place[], index: number, hand: number[]): Generator<Fetch[]> {
  const place = places[index];
  if (place === undefined) return yield [];
  // Fetching is mostly worth it, and a good answer shortens the search for a better one.
  for (const card of place.cards) {
    if (hand[card] === 0) continue;
    hand[card]!--;
    for (const others of fetchesFrom(places, index + 1, hand)) {
      yield [{ own: place.own, meld: place.meld, card }, ...others];
    }
    hand[card]!++;
  }
  yield* fetchesFrom(places, index + 1, hand);
}

/**
 * P-10: a joker never goes back into the meld it came from. With one fetched from an own run, either
 * that run takes no joker, or two are laid, so that the other one may be meant.
 */
function* variantsOf(rest: Rest, aim: Aim, fetches: readonly Fetch[]): Generator<Case> {
  const [only] = fetches;
  const back = fetches.length === 1 && only!.own && rest.own[only!.meld]!.kind === 'run';
  if (!back) return yield caseOf(rest, aim, fetches, 0, -1);
  yield caseOf(rest, aim, fetches, 0, only!.meld);
  if (rest.hand[JOKER]! > 0) yield caseOf(rest, aim, fetches, 2, -1);
}

function caseOf(
  rest: Rest,
  aim: Aim,
  fetches: readonly Fetch[],
  leastJokers: number,
  shut: number,
): Case {
  const own = [...rest.own];
  for (const fetch of fetches) {
    if (fetch.own) own[fetch.meld] = withoutJoker(own[fetch.meld]!, fetch.card);
  }
  const stay = rearranges(rest) ? noMelds : own;
  const task: Task = {
    options: rest.options,
    ...poolOf(rest, aim, fetches, leastJokers),
    runs: lyingRuns(stay, shut),
    sets: lyingSets(stay, fetches),
    pokerOfJokers: stay.some((meld) => meld.kind === 'jokers'),
    goal: aim.goal,
    measure: aim.measure,
  };
  return { task, fetches, own, given: givenBy(rest, fetches) };
}

const noMelds: readonly Meld[] = [];
const noCards: readonly number[] = Array.from({ length: KINDS }, () => 0);

export function countsOf(cards: readonly Card[]): number[] {
  const counts = [...noCards];
  for (const card of cards) counts[card]!++;
  return counts;
}

/** What may be laid and what must be. */
function poolOf(
  rest: Rest,
  { demand, goal }: Aim,
  fetches: readonly Fetch[],
  leastJokers: number,
): Pick<Task, 'pool' | 'least'> {
  const rearranged = rearranges(rest);
  if (fetches.length === 0 && !rearranged && goal !== 'closing') {
    return { pool: rest.hand, least: demand };
  }
  const table = rearranged ? countsOf(rest.own.flatMap(cardsOf)) : noCards;
  const put = countsOf(fetches.map(({ card }) => card));
  const pool = rest.hand.map((count, kind) => count - put[kind]! + table[kind]!);
  const least = table.map((count, kind) => count + Math.max(0, demand[kind]! - put[kind]!));
  pool[JOKER]! += fetches.length;
  // A duty that is itself a joker wants a joker besides the fetched ones.
  const owed = rest.owed === JOKER ? 1 : 0;
  least[JOKER] = table[JOKER]! + Math.max(demand[JOKER]!, fetches.length + owed, leastJokers);
  // P-12: only one card is left, whichever it is.
  if (goal !== 'closing') return { pool, least };
  return { pool, least: least.map((count, kind) => Math.max(count, pool[kind]! - 1)) };
}

function lyingRuns(own: readonly Meld[], shut: number): LyingRun[] {
  return own.flatMap((run, meld) =>
    run.kind === 'run' ? [{ meld, run, open: run.joker === null && meld !== shut }] : [],
  );
}

/** A set freed of its joker that took one again would simply have had a card added. */
function lyingSets(own: readonly Meld[], fetches: readonly Fetch[]): LyingSet[] {
  return own.flatMap((set, meld) =>
    set.kind === 'set'
      ? [{ meld, set, open: !fetches.some((fetch) => fetch.own && fetch.meld === meld) }]
      : [],
  );
}

function givenBy(rest: Rest, fetches: readonly Fetch[]): number {
  let given = 0;
  for (const { own, meld, card } of fetches) {
    if (own) continue;
    const before = rest.theirs[meld]!;
    given += pointsOfMeld(withoutJoker(before, card), rest.options);
    given -= pointsOfMeld(before, rest.options);
  }
  return given;
}
