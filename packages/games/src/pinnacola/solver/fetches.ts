/** P-10: the jokers that may be fetched from the table, and the question that is left then. */
import type { Card } from '@mazzo/kernel';
import { JOKER, KINDS } from '../cards.ts';
import { cardsOf, pointsOfMeld, standIns, withoutJoker } from '../melds.ts';
import type { Meld } from '../melds.ts';
import type { Rest } from '../solver.ts';
import { rearranges } from './scope.ts';
import type { Scope } from './scope.ts';
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
  readonly rough?: boolean;
  /** Whether to begin with what fetches nothing or little, which is soonest answered. */
  readonly plainFirst?: boolean;
}

export function* casesOf(scope: Scope, aim: Aim): Generator<Case> {
  const places = fetchPlaces(scope);
  if (places.length === 0) return yield caseOf(scope, aim, noFetches, 0, -1);
  const ways = fetchesFrom(places, 0, [...scope.hand]);
  for (const fetches of aim.plainFirst ? fewestFirst(ways) : ways) {
    yield* variantsOf(scope, aim, fetches);
  }
}

function fewestFirst(ways: Iterable<Fetch[]>): Fetch[][] {
  return [...ways].toSorted((a, b) => a.length - b.length);
}

const noFetches: readonly Fetch[] = [];

interface Place {
  readonly own: boolean;
  readonly meld: number;
  readonly cards: readonly Card[];
}

function fetchPlaces({ rest, hand }: Scope): Place[] {
  const places: Place[] = [];
  const collect = (melds: readonly Meld[], own: boolean): void => {
    for (const [meld, lying] of melds.entries()) {
      if (lying.kind === 'jokers' || lying.joker === null || lying.joker === false) continue;
      const cards = standIns(lying).filter((card) => hand[card]! > 0);
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
function* variantsOf(scope: Scope, aim: Aim, fetches: readonly Fetch[]): Generator<Case> {
  const [only] = fetches;
  const back = fetches.length === 1 && only!.own && scope.rest.own[only!.meld]!.kind === 'run';
  if (!back) return yield caseOf(scope, aim, fetches, 0, -1);
  yield caseOf(scope, aim, fetches, 0, only!.meld);
  if (scope.hand[JOKER]! > 0) yield caseOf(scope, aim, fetches, 2, -1);
}

function caseOf(
  scope: Scope,
  aim: Aim,
  fetches: readonly Fetch[],
  leastJokers: number,
  shut: number,
): Case {
  const { rest, up, idle } = scope;
  const own = [...rest.own];
  for (const fetch of fetches) {
    if (fetch.own) own[fetch.meld] = withoutJoker(own[fetch.meld]!, fetch.card);
  }
  const task: Task = {
    options: rest.options,
    ...poolOf(scope, aim, fetches, leastJokers),
    idle,
    runs: lyingRuns(own, up, shut),
    sets: lyingSets(own, up, fetches),
    pokerOfJokers: own.some((meld, at) => meld.kind === 'jokers' && !up.includes(at)),
    goal: aim.goal,
    measure: aim.measure,
    rough: aim.rough === true,
  };
  return { task, fetches, own, given: givenBy(rest, fetches) };
}

const noCards: readonly number[] = Array.from({ length: KINDS }, () => 0);

function countsOf(cards: readonly Card[]): number[] {
  const counts = [...noCards];
  for (const card of cards) counts[card]!++;
  return counts;
}

/** What may be laid and what must be. */
function poolOf(
  { rest, up, hand }: Scope,
  { demand, goal }: Aim,
  fetches: readonly Fetch[],
  leastJokers: number,
): Pick<Task, 'pool' | 'least'> {
  if (fetches.length === 0 && up.length === 0 && goal !== 'closing') {
    return { pool: hand, least: demand };
  }
  const table = up.length === 0 ? noCards : cardsUp(rest, up);
  const put = countsOf(fetches.map(({ card }) => card));
  const pool = hand.map((count, kind) => count - put[kind]! + table[kind]!);
  const least = table.map((count, kind) => count + Math.max(0, demand[kind]! - put[kind]!));
  pool[JOKER]! += fetches.length;
  // A duty that is itself a joker wants a joker besides the fetched ones.
  const owed = rest.owed === JOKER ? 1 : 0;
  least[JOKER] = table[JOKER]! + Math.max(demand[JOKER]!, fetches.length + owed, leastJokers);
  // P-12: only one card is left, whichever it is.
  if (goal !== 'closing') return { pool, least };
  return { pool, least: least.map((count, kind) => Math.max(count, pool[kind]! - 1)) };
}

/** P-11: the cards of own melds that are taken up, by kind. */
export function cardsUp(rest: Rest, up: readonly number[]): number[] {
  return countsOf(up.flatMap((meld) => cardsOf(rest.own[meld]!)));
}

function lyingRuns(own: readonly Meld[], up: readonly number[], shut: number): LyingRun[] {
  return own.flatMap((run, meld) =>
    run.kind === 'run' && !up.includes(meld)
      ? [{ meld, run, open: run.joker === null && meld !== shut }]
      : [],
  );
}

/** A set freed of its joker that took one again would simply have had a card added. */
function lyingSets(
  own: readonly Meld[],
  up: readonly number[],
  fetches: readonly Fetch[],
): LyingSet[] {
  return own.flatMap((set, meld) =>
    set.kind === 'set' && !up.includes(meld)
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
