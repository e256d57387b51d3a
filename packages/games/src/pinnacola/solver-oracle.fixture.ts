/**
 * The same questions as an integer programme: a variable for every meld that could be laid, for every
 * way in which each own meld could grow and every joker that could be fetched, the cards left, the
 * discard and the closing. It shares nothing with the solver but what a meld is worth.
 */
import type { Card } from '@mazzo/kernel';
import { cardAt, cardOf, HIGH_ACE, JOKER, KINDS, pointsOf, RANKS, SUITS } from './cards.ts';
import {
  cardsOf,
  isMeld,
  isPinnacola,
  isPoker,
  pointsOfMeld,
  standIns,
  withoutJoker,
} from './melds.ts';
import type { CardSet, Meld, Run } from './melds.ts';
import type { Rest } from './solver.ts';

/** The highest value of a programme in the LP format; null if it has no solution. */
export type Programmer = (programme: string) => number | null;

/** A thing that may be done: the cards it takes from the hand, and what follows. */
interface Deed {
  readonly takes: readonly Card[];
  readonly points: number;
  /** Jokers that come into the hand. */
  readonly frees: number;
  /** Points that the opponent gains. */
  readonly gives: number;
  readonly pinnacola: boolean;
  readonly poker: boolean;
  /** Of these exactly one (an own meld) or at most one (one of theirs) is done. */
  readonly group: { readonly name: string; readonly exactly: boolean } | null;
  /** A joker is put to the run from which one was fetched. */
  readonly back: boolean;
}

const known = new WeakMap<Rest, Deed[]>();

/** Everything that could be done, asked for once a rest. */
function deedsOf(rest: Rest): Deed[] {
  const deeds = known.get(rest) ?? findDeeds(rest);
  known.set(rest, deeds);
  return deeds;
}

function findDeeds(rest: Rest): Deed[] {
  const available = [...rest.hand];
  const rearranged = rest.options.earlierMelds === 'rearranged';
  if (rearranged) for (const card of rest.own.flatMap(cardsOf)) available[card]!++;
  // Jokers may be fetched.
  available[JOKER] = 4;
  const fits = (takes: readonly Card[]): boolean =>
    takes.every((card) => available[card]! > 0) && (takes.length < 2 || !exceeds(takes, available));
  return [
    ...everyMeld()
      .filter(({ takes }) => fits(takes))
      .map(({ meld, takes }) => deedOf(rest, meld, takes)),
    ...(rearranged ? [] : rest.own.flatMap((meld, index) => growthDeeds(rest, meld, index))),
    ...rest.theirs.flatMap((meld, index) => fetchDeeds(rest, meld, index)),
  ].filter(({ takes }) => fits(takes));
}

function exceeds(takes: readonly Card[], available: readonly number[]): boolean {
  const counts = [...available];
  for (const card of takes) counts[card]!--;
  return counts.some((count) => count < 0);
}

function deedOf(rest: Rest, meld: Meld, takes: readonly Card[], more: Partial<Deed> = {}): Deed {
  return {
    takes,
    points: pointsOfMeld(meld, rest.options),
    frees: 0,
    gives: 0,
    pinnacola: isPinnacola(meld, rest.options),
    poker: isPoker(meld, rest.options),
    group: null,
    back: false,
    ...more,
  };
}

interface Candidate {
  readonly meld: Meld;
  readonly takes: readonly Card[];
}
const candidates: Candidate[] = [];

function everyMeld(): readonly Candidate[] {
  if (candidates.length > 0) return candidates;
  const melds: Meld[] = [{ kind: 'jokers' }];
  for (let suits = 0; suits < 1 << SUITS; suits++) {
    for (let rank = 0; rank < RANKS; rank++) {
      melds.push({ kind: 'set', rank, suits, joker: false });
      melds.push({ kind: 'set', rank, suits, joker: true });
    }
  }
  for (let suit = 0; suit < SUITS; suit++) {
    for (let from = 0; from <= HIGH_ACE; from++) {
      for (let to = from + 2; to <= HIGH_ACE; to++) melds.push(...runsFrom(suit, from, to));
    }
  }
  candidates.push(...melds.filter(isMeld).map((meld) => ({ meld, takes: cardsOf(meld) })));
  return candidates;
}

function runsFrom(suit: number, from: number, to: number): Run[] {
  const runs: Run[] = [{ kind: 'run', suit, from, to, joker: null }];
  for (let joker = from; joker <= to; joker++) runs.push({ kind: 'run', suit, from, to, joker });
  return runs;
}

function growthDeeds(rest: Rest, meld: Meld, index: number): Deed[] {
  const group = { name: `own${index}`, exactly: true };
  if (meld.kind === 'run') return runDeeds(rest, meld).map((deed) => ({ ...deed, group }));
  if (meld.kind === 'set') return setDeeds(rest, meld).map((deed) => ({ ...deed, group }));
  return [deedOf(rest, meld, [], { group })];
}

function runDeeds(rest: Rest, run: Run): Deed[] {
  const deeds: Deed[] = [];
  for (let from = 0; from <= run.from; from++) {
    for (let to = run.to; to <= HIGH_ACE; to++) {
      for (const after of runsFrom(run.suit, from, to)) {
        const inside = after.joker !== null && after.joker >= run.from && after.joker <= run.to;
        if (inside && after.joker !== run.joker) continue;
        deeds.push(runDeed(rest, run, after));
      }
    }
  }
  return deeds;
}

function runDeed(rest: Rest, run: Run, after: Run): Deed {
  const takes: Card[] = [];
  for (let at = after.from; at <= after.to; at++) {
    if (at < run.from || at > run.to) takes.push(at === after.joker ? JOKER : cardAt(run.suit, at));
  }
  if (run.joker === null || run.joker === after.joker) return deedOf(rest, after, takes);
  takes.push(cardAt(run.suit, run.joker));
  return deedOf(rest, after, takes, { frees: 1, back: after.joker !== null });
}

function setDeeds(rest: Rest, set: CardSet): Deed[] {
  return everyMeld().flatMap(({ meld: after }) => {
    if (after.kind !== 'set' || after.rank !== set.rank) return [];
    if ((set.suits & ~after.suits) !== 0) return [];
    const takes: Card[] = [];
    for (let suit = 0; suit < SUITS; suit++) {
      if (((after.suits & ~set.suits) >> suit) & 1) takes.push(cardOf(suit, set.rank));
    }
    const frees = set.joker && !after.joker ? 1 : 0;
    if (frees === 1 && takes.length === 0) return [];
    if (after.joker && !set.joker) takes.push(JOKER);
    return [deedOf(rest, after, takes, { frees })];
  });
}

function fetchDeeds(rest: Rest, meld: Meld, index: number): Deed[] {
  return standIns(meld).map((card) => ({
    takes: [card],
    points: 0,
    frees: 1,
    gives: pointsOfMeld(withoutJoker(meld, card), rest.options) - pointsOfMeld(meld, rest.options),
    pinnacola: false,
    poker: false,
    group: { name: `theirs${index}`, exactly: false },
    back: false,
  }));
}

type Goal = 'open' | 'closing' | 'either';

/** The value of the best finish, with the hand closed or not. */
export function oracleValue(rest: Rest, closing: boolean, solve: Programmer): number | null {
  const twice = closing && rest.firstTurn ? 2 : 1;
  const best = solve(
    programmeOf(rest, closing ? 'closing' : 'open', {
      deed: (deed) => twice * deed.points - deed.gives,
      left: (kind) => -pointsOf(kind),
      discard: () => 0,
    }),
  );
  return best === null ? null : best + (closing ? (rest.firstTurn ? 300 : 100) : 0);
}

const CARD = 1024;

/** P-17: cards laid and their points, as 1024 × cards + points. */
export function oracleCost(rest: Rest, solve: Programmer): number | null {
  if (rest.owed === null && rest.hand.reduce((sum, count) => sum + count, 0) >= 2) return 0;
  const cost = (kind: Card): number => CARD + pointsOf(kind);
  const best = solve(
    programmeOf(rest, 'either', {
      deed: (deed) => -deed.frees * cost(JOKER),
      left: cost,
      discard: cost,
    }),
  );
  if (best === null) return null;
  return rest.hand.reduce((sum, count, kind) => sum + count * cost(kind), 0) - best;
}

/** What is to be as much as can be. */
interface Objective {
  deed(deed: Deed): number;
  left(kind: Card): number;
  discard(kind: Card): number;
}

type Term = readonly [number, string];

function programmeOf(rest: Rest, goal: Goal, objective: Objective): string {
  const deeds = deedsOf(rest);
  const kinds = rest.hand.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const terms: Term[] = [
    ...deeds.map((deed, n): Term => [objective.deed(deed), `x${n}`]),
    ...kinds.map((kind): Term => [objective.left(kind), `l${kind}`]),
    ...kinds.map((kind): Term => [objective.discard(kind), `d${kind}`]),
  ];
  const rows = [
    ...balanceRows(rest, deeds, kinds),
    ...groupRows(deeds),
    ...handRows(deeds, kinds, goal),
    ...backRows(deeds),
  ];
  return [
    'Maximize',
    ` obj: ${sum(terms)} + 0 one`,
    'Subject To',
    ...rows.map((row, n) => ` r${n}: ${row}`),
    'Bounds',
    ...deeds.map((deed, n) => ` 0 <= x${n} <= ${deed.group === null ? 2 : 1}`),
    ...kinds.map((kind) => ` 0 <= l${kind} <= ${rest.hand[kind]!}`),
    ...kinds.map((kind) => ` 0 <= d${kind} <= 1`),
    ' 0 <= one <= 1',
    ' 0 <= closed <= 1',
    'Generals',
    ` ${[...deeds.map((_, n) => `x${n}`), ...kinds.flatMap((k) => [`l${k}`, `d${k}`]), 'closed'].join(' ')}`,
    'End',
  ].join('\n');
}

function sum(terms: readonly Term[]): string {
  const shown = terms.filter(([factor]) => factor !== 0);
  if (shown.length === 0) return '0 one';
  return shown
    .map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`)
    .join(' ');
}

function balanceRows(rest: Rest, deeds: readonly Deed[], kinds: readonly Card[]): string[] {
  const table = Array.from({ length: KINDS }, () => 0);
  if (rest.options.earlierMelds === 'rearranged') {
    for (const card of rest.own.flatMap(cardsOf)) table[card]!++;
  }
  const rows: string[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = rest.hand[kind]! + table[kind]!;
    if (kind !== JOKER && count === 0) continue;
    const taken = deeds.map((deed, n): Term => [
      deed.takes.filter((card) => card === kind).length - (kind === JOKER ? deed.frees : 0),
      `x${n}`,
    ]);
    const left: Term[] = kinds.includes(kind)
      ? [
          [1, `l${kind}`],
          [1, `d${kind}`],
        ]
      : [];
    rows.push(`${sum([...taken, ...left])} = ${count}`);
    const most = rest.hand[kind]! - (rest.owed === kind ? 1 : 0);
    if (left.length > 0) rows.push(`${sum(left)} <= ${most}`);
    // P-11: what is put into a meld of theirs comes from the hand.
    const put = deeds.map((deed, n): Term => [isFetchWith(deed, kind) ? 1 : 0, `x${n}`]);
    rows.push(`${sum([...put, ...left])} <= ${rest.hand[kind]! + (kind === JOKER ? 4 : 0)}`);
  }
  return rows;
}

function isFetchWith({ group, takes }: Deed, kind: Card): boolean {
  return group !== null && !group.exactly && takes[0] === kind;
}

function groupRows(deeds: readonly Deed[]): string[] {
  const groups = new Map<string, { terms: Term[]; exactly: boolean }>();
  for (const [n, { group }] of deeds.entries()) {
    if (group === null) continue;
    const row = groups.get(group.name) ?? { terms: [], exactly: group.exactly };
    row.terms.push([1, `x${n}`]);
    groups.set(group.name, row);
  }
  return [...groups.values()].map(
    ({ terms, exactly }) => `${sum(terms)} ${exactly ? '=' : '<='} 1`,
  );
}

const ALL_CARDS = 108;

/** P-12 */
function handRows(deeds: readonly Deed[], kinds: readonly Card[], goal: Goal): string[] {
  const left = sum(kinds.map((kind): Term => [1, `l${kind}`]));
  const some = (has: (deed: Deed) => boolean): string =>
    `${sum(deeds.map((deed, n): Term => [has(deed) ? 1 : 0, `x${n}`]))} - closed >= 0`;
  return [
    `${sum(kinds.map((kind): Term => [1, `d${kind}`]))} = 1`,
    `${left} + closed >= 1`,
    `${left} + ${ALL_CARDS} closed <= ${ALL_CARDS}`,
    some((deed) => deed.pinnacola),
    some((deed) => deed.poker),
    ...(goal === 'either' ? [] : [`closed = ${goal === 'closing' ? 1 : 0}`]),
  ];
}

/** P-10: a joker put to the run that lost one needs another joker laid elsewhere. */
function backRows(deeds: readonly Deed[]): string[] {
  const laid = deeds.map((deed): number => deed.takes.filter((card) => card === JOKER).length);
  return deeds.flatMap((deed, back) =>
    deed.back
      ? [`${sum(deeds.map((_, n): Term => [laid[n]! - (n === back ? 2 : 0), `x${n}`]))} >= 0`]
      : [],
  );
}
