/** Thousands of hands before the engine's comparison and before a judge who knows only the rules. */
import { chanceFrom, countKinds } from '@mazzo/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf, KINDS } from './cards.ts';
import type { Kind } from './cards.ts';
import { awardOf, awards, contested, judge, pointsFor } from './judge.fixture.ts';
import type { Contested, Heap, Name, Terms } from './judge.fixture.ts';
import { faults } from './judge-faults.fixture.ts';
import { dealHands } from './judge-hands.fixture.ts';
import { falsehoods } from './judge-steps.fixture.ts';
import type { Options } from './options.ts';
import { awardFor, contestFor, pointsOf } from './scoring.ts';
import type { Contest } from './types.ts';

const HANDS = 100_000;
/** One table in so many is put before the wrong comparisons too. */
const FAULTS_ONE_IN = 5;

const allTerms: readonly Terms[] = (['toEach', 'toNone'] as const).flatMap((ties) =>
  (['12', '11'] as const).map((allFour) => ({ ties, allFour })),
);

function optionsOf(terms: Terms): Options {
  const usual = {
    target: 20,
    direction: 'clockwise',
    bids: 'faceDown',
    doubt: 'anyone',
    roundEnd: 'thatTurn',
  };
  return { ...usual, ...terms } as Options;
}

function countsOf(hand: Heap): number[] {
  return countKinds(
    hand.map((name) => cardOf(name as Kind)),
    KINDS,
  );
}

function contestsOf(hands: readonly Heap[]): Contest[] {
  const counts = hands.map(countsOf);
  return contested.map((category) => contestFor(category, counts));
}

describe('[S-15] the table of awards', () => {
  const rows = Object.entries(awards).map(([row, points]) => [row, points] as const);
  const named: Readonly<Record<string, Contested>> = {
    C: 'coins',
    V: 'vegetables',
    T: 'tools',
    S: 'soaps',
  };

  test('has fifteen rows', () => {
    expect(rows).toHaveLength(15);
  });

  test.each(rows)('%s: %i', (row, points) => {
    const won = row.split('+').map((letter) => named[letter]!);
    for (const terms of allTerms) {
      const expected = row === 'C+V+T+S' ? Number(terms.allFour) : points;
      expect(awardFor(won, optionsOf(terms))).toBe(expected);
      expect(awardFor(won.toReversed(), optionsOf(terms))).toBe(expected);
      expect(awardOf(won, terms)).toBe(expected);
    }
  });

  test('nothing won is nothing', () => {
    for (const terms of allTerms) expect(awardFor([], optionsOf(terms))).toBe(0);
  });
});

/** Cards by name, `2 leek` two of them. */
function heap(text: string): Name[] {
  return text.split(', ').flatMap((word) => {
    const [often, name] = word.includes(' ') ? word.split(' ') : ['1', word];
    return name === '' ? [] : new Array<Name>(Number(often)).fill(name!);
  });
}

test.each([
  ['S-13', 'coins', 'coin, fourCoins', 'threeCoins, coin', [0], 'items'],
  ['S-13', 'coins', 'fourCoins, coin', '2 twoCoins, coin', [0], 'size 4'],
  [
    'S-14',
    'vegetables',
    'watermelon, cucumber, 2 artichoke',
    'leek, broccoli, artichoke',
    [0],
    'rarity 0',
  ],
  [
    'S-14',
    'vegetables',
    '2 leek, broccoli, cucumber',
    'leek, broccoli, 3 cucumber',
    [0],
    'rarity 1',
  ],
  // What 6.3 says of being diversified, and what follows from the rulings.
  ['S-14', 'vegetables', 'broccoli, cucumber', '2 leek', [0], 'kinds 0'],
  ['S-14', 'tools', 'broom, 4 shovel', 'scythe, rake', [0], 'rarity 0'],
  ['S-14', 'tools', 'broom, shovel', 'scythe, rake', [0], 'rarity 0'],
  ['S-14', 'tools', 'rake, 2 shovel', 'rake, shovel', [0], 'kinds 1'],
  ['S-14', 'tools', '2 rake, shovel', '1 rake, 3 shovel', [0], 'rarity 1'],
  ['S-14', 'tools', '3 shovel', '2 shovel', [0], 'kinds 2'],
  ['S-14', 'tools', '2 shovel', '2 shovel', [0, 1], 'tie 2'],
  ['S-13', 'coins', '2 twoCoins', 'threeCoins, coin', [1], 'size 3'],
  ['S-13', 'coins', 'twoCoins, coin', '3 coin', [0], 'size 2'],
  ['S-13', 'coins', '3 coin', '3 coin', [0, 1], 'tie'],
  ['S-13', 'soaps', '2 doubleSoap', '5 soap', [1], 'items'],
  ['S-13', 'soaps', '2 doubleSoap', 'doubleSoap, 2 soap', [0], 'size 2'],
  ['S-1', 'soaps', 'coin', 'leek', [], 'nothing'],
] as const)('[%s] %s: %s against %s', (_rule, category, first, second, leaders, by) => {
  const hands = [heap(first), heap(second)];
  expect(judge(category, hands)).toEqual({ leaders, by });
  expect(contestFor(category, hands.map(countsOf)).leaders).toEqual(leaders);
  const turned = hands.toReversed();
  const mirrored = leaders.map((seat) => 1 - seat).toSorted((a, b) => a - b);
  expect(judge(category, turned).leaders).toEqual(mirrored);
  expect(contestFor(category, turned.map(countsOf)).leaders).toEqual(mirrored);
});

/** The Diamond is one more card of the declared kind (S-12). */
test.each([
  ['coins', 'fourCoins', 'coin', '5 coin', 'size 4'],
  ['coins', 'threeCoins', 'coin', 'twoCoins, 2 coin', 'size 3'],
  ['coins', 'twoCoins', 'coin', '3 coin', 'size 2'],
  ['coins', 'coin', 'twoCoins', 'twoCoins', 'items'],
  ['soaps', 'doubleSoap', 'soap', '3 soap', 'size 2'],
  ['soaps', 'soap', 'doubleSoap', 'doubleSoap', 'items'],
  ['vegetables', 'watermelon', 'broccoli', 'leek, broccoli', 'rarity 0'],
  ['vegetables', 'leek', 'leek, broccoli', 'leek, 2 broccoli', 'rarity 1'],
  ['vegetables', 'broccoli', 'leek, broccoli', 'leek, broccoli', 'kinds 1'],
  ['vegetables', 'cucumber', '2 cucumber, 2 artichoke', '2 cucumber, 3 artichoke', 'rarity 2'],
  ['vegetables', 'artichoke', '2 artichoke', '2 artichoke', 'kinds 2'],
  ['tools', 'broom', 'shovel', 'scythe, shovel', 'rarity 0'],
  ['tools', 'scythe', 'rake', 'rake, pick', 'rarity 0'],
  ['tools', 'rake', 'rake, pick', 'rake, 2 pick', 'rarity 1'],
  ['tools', 'pick', '2 pick, 2 shovel', '2 pick, 3 shovel', 'rarity 2'],
  ['tools', 'shovel', 'pick, shovel', 'pick, shovel', 'kinds 1'],
] as const)(
  '[S-12] %s: the Diamond declared %s, with %s against %s',
  (category, kind, own, other, by) => {
    const hands = [[...heap(own), kind], heap(other)];
    expect(judge(category, hands)).toEqual({ leaders: [0], by });
    expect(contestFor(category, hands.map(countsOf)).leaders).toEqual([0]);
  },
);

interface Found {
  hands: number;
  tables: number;
  readonly disagreements: string[];
  readonly false: string[];
  /** `coins size 4`: how often that decided. */
  readonly decided: Map<string, number>;
  /** How often each wrong comparison was found out. */
  readonly noticed: Map<string, number>;
  readonly paid: Map<string, number>;
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function compareTable(hands: readonly Heap[], found: Found): void {
  const contests = contestsOf(hands);
  const leaders = { coins: [], vegetables: [], tools: [], soaps: [] } as Record<
    Contested,
    number[]
  >;
  for (const [at, category] of contested.entries()) {
    const contest = contests[at]!;
    const verdict = judge(category, hands);
    leaders[category] = verdict.leaders;
    count(found.decided, `${category} ${verdict.by}`);
    if (verdict.leaders.join() !== contest.leaders.join()) {
      const both = `judge ${verdict.leaders.join()}, engine ${contest.leaders.join()}`;
      found.disagreements.push(`${category}: ${both}: ${JSON.stringify(hands)}`);
    }
    for (const wrong of falsehoods(contest, hands)) {
      found.false.push(`${category} ${wrong}: ${JSON.stringify([contest, hands])}`);
    }
    if (found.tables % FAULTS_ONE_IN === 0) judgeWrongly(category, hands, contest, found);
  }
  for (const terms of allTerms) {
    const judged = pointsFor(leaders, hands.length, terms);
    const points = pointsOf(contests, hands.length, optionsOf(terms));
    for (const one of judged) count(found.paid, `${terms.ties} ${one}`);
    if (judged.join() === points.join()) continue;
    const both = `judge ${judged.join()}, engine ${points.join()}`;
    found.disagreements.push(`${JSON.stringify(terms)}: ${both}: ${JSON.stringify(hands)}`);
  }
}

/** A wrong comparison is found out where it names others than the engine does. */
function judgeWrongly(
  category: Contested,
  hands: readonly Heap[],
  { leaders }: Contest,
  found: Found,
): void {
  for (const [fault, [where, compare]] of Object.entries(faults)) {
    if (!where.includes(category)) continue;
    const wrong = judge(category, hands, compare);
    if (wrong.leaders.join() !== leaders.join()) count(found.noticed, fault);
  }
}

function compareAll(): Found {
  const found: Found = {
    hands: 0,
    tables: 0,
    disagreements: [],
    false: [],
    decided: new Map(),
    noticed: new Map(),
    paid: new Map(),
  };
  const chance = chanceFrom('sfc32:contests');
  while (found.hands < HANDS) {
    const hands = dealHands(chance);
    found.hands += hands.length;
    found.tables++;
    compareTable(hands, found);
  }
  return found;
}

const collectionDepths = [
  'kinds 0',
  'rarity 0',
  'kinds 1',
  'rarity 1',
  'kinds 2',
  'rarity 2',
  'tie 1',
  'tie 2',
  'tie 3',
];

describe(`[S-12] [S-13] [S-14] [S-15] engine and judge on ${HANDS} random hands`, () => {
  let found = {} as Found;
  beforeAll(() => {
    found = compareAll();
  }, 600_000);

  test('agree on who leads and on all points', () => {
    const sorted = [...found.decided].toSorted(([a], [b]) => (a < b ? -1 : 1));
    console.log(`${found.tables} tables: ${JSON.stringify(Object.fromEntries(sorted))}`);
    console.log(JSON.stringify(Object.fromEntries(found.noticed)));
    expect(found.hands).toBeGreaterThanOrEqual(HANDS);
    expect(found.disagreements.slice(0, 5).join('\n')).toBe('');
  });

  test('every step that is told is true', () => {
    expect(found.false.slice(0, 5).join('\n')).toBe('');
  });

  test.each([
    ...['nothing', 'items', 'size 4', 'size 3', 'size 2', 'tie'].map((by) => `coins ${by}`),
    ...['nothing', 'items', 'size 2', 'tie'].map((by) => `soaps ${by}`),
    ...['nothing', ...collectionDepths].map((by) => `vegetables ${by}`),
    ...['nothing', ...collectionDepths].map((by) => `tools ${by}`),
  ])('%s decided more than once', (by) => {
    expect(found.decided.get(by) ?? 0).toBeGreaterThan(1);
  });

  test.each(Object.keys(faults))('a comparison by %s is found out', (fault) => {
    expect(found.noticed.get(fault) ?? 0).toBeGreaterThan(10);
  });

  test.each(['toEach', 'toNone'])('%s: awards of every size were paid', (ties) => {
    for (const points of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12])
      expect(found.paid.get(`${ties} ${points}`) ?? 0, `${points}`).toBeGreaterThan(0);
  });
});
