import { describe, expect, test } from 'vitest';
import { DIAMOND, kinds } from './cards.ts';
import { falsehoods } from './judge-steps.fixture.ts';
import { contested, judge, pointsFor } from './judge.fixture.ts';
import type { Contested, Heap } from './judge.fixture.ts';
import { dealt, enacted, lastOf, situations, tableAfter } from './rules.fixture.ts';
import type { Table } from './rules.fixture.ts';
import type { Setup } from './rules-notation.fixture.ts';
import { cardsSigned, cardSigned, sharesOf, signs } from './rules-deck.fixture.ts';
import type { Step } from './types.ts';

const vegetables = 'v1_2v2_3v3_4v4_5v5';
const tools = 't1_2t2_3t3_4t4_5t5';

/** A round of idle turns after which they hold these cards and, where those are fewer, others. */
function held(shares: readonly string[], setup: Setup = {}): Table {
  const table = dealt([sharesOf(shares.map(cardsSigned))], { seats: shares.length, ...setup });
  table.idleRound();
  return table;
}

// Thirty cards each: nothing is left open.
test.each([
  [
    'S-15',
    'coins and vegetables 4, tools 2',
    [`16c1_v1_2v2_3v3_4v4_4v5`, `14c1_v5_${tools}`],
    'A:4 B:2',
  ],
  [
    'S-15',
    'coins and tools 4, vegetables 2',
    [`16c1_t1_2t2_3t3_4t4_4t5`, `14c1_t5_${vegetables}`],
    'A:4 B:2',
  ],
  [
    'S-15',
    'vegetables and tools 5, coins 1',
    [`2c1_v1_2v2_3v3_4v4_4v5_t1_2t2_3t3_4t4_4t5`, `28c1_v5_t5`],
    'A:5 B:1',
  ],
  [
    'S-15',
    'all three that the market has: 7',
    [`16c1_v1_2v2_3v3_v4_t1_2t2_3t3_t4`, '14c1_3v4_5v5_3t4_5t5'],
    'A:7 B:0',
  ],
] as const)('[%s] %s', (_rule, _, shares, points) => {
  const table = held(shares);
  expect(table.fact('points')).toBe(points);
  expect(table.fact('totals')).toBe(points);
});

test.each([
  ['toEach', 'A:4 B:4', 'coins:AB vegetables:A tools:B soaps:nobody'],
  ['toNone', 'A:2 B:2', 'coins:AB vegetables:A tools:B soaps:nobody'],
] as const)('[S-1] an unbreakable tie, %s', (ties, points, won) => {
  const table = held([`15c1_${vegetables}`, `15c1_${tools}`], { options: { ties } });
  expect([table.fact('points'), table.fact('won')]).toEqual([points, won]);
});

test('[S-1] a shared category counts for the bonus; nobody wins one with nothing in it', () => {
  const table = held([`15c1_${vegetables}`, `15c1_${tools}`]);
  expect(table.fact('points')).toBe('A:4 B:4');
  const { contests } = lastOf(table.told(), 'roundEnded')!;
  expect(contests.map(({ category }) => category)).toEqual([
    'coins',
    'vegetables',
    'tools',
    'soaps',
  ]);
  expect(contests[3]!.leaders).toEqual([]);
});

const soap = situations(
  { seats: 2, options: { target: 100 } },
  `
  [S-13] most soap by items: a double soap beats one soap
    A+c1 A%c1_c1_c1:s1 B+c1 B%c1_c1_c1:s2 ~1 B+c1 B$c1 ; => soapTo B
  [S-13] as many items: more double soaps win
    A+c1 A%c1_c1_c1:s2 B+c1 B%c1_c1_c1:s1 A+c1 A$c1 ; B+c1 B$c1 ; A+c1 A$c1 ; B+c1 B$c1 ;
    A+c1 A$c1 ; B+v1 B%c1_c1_v1:s1 ~1 B+c1 B$c1 ; => soapTo A
  [S-13] as many of each size: unbreakable
    A+c1 A%c1_c1_c1:s2 B+c1 B%c1_c1_c1:s2 ~1 B+c1 B$c1 ; => soapTo AB
  [S-12] [S-13] the Diamond is one more double soap
    A+c1 A%c1_c1_c1:d B+c1 B%c1_c1_c1:s1 ~1 B+c1 B$c1 ; A#s2 => soapTo A
  [S-12] [S-13] or one more soap
    A+c1 A%c1_c1_c1:d B+c1 B%c1_c1_c1:s1 ~1 B+c1 B$c1 ; A#s1 => soapTo AB
  [S-12] [S-13] or none at all
    A+c1 A%c1_c1_c1:d B+c1 B%c1_c1_c1:s1 ~1 B+c1 B$c1 ; A#v1 => soapTo B
`,
);

test.each(soap)('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

/** A pays three coins for a soap and comes to hold the best of everything. */
function winsAll(allFour: '12' | '11'): Table {
  const mine = cardsSigned('18c1_v1_v2_v3_v4_t1_t2_t3_t4_4v5');
  const stack = { ...sharesOf([mine, cardsSigned('12c1')]), soap: cardsSigned('s1') };
  const table = dealt([stack], { seats: 2, options: { allFour, target: 100 } });
  table.play('A+ A%3c1');
  table.idleRound();
  return table;
}

test.each([
  ['12', 'A:12 B:0'],
  ['11', 'A:11 B:0'],
] as const)('[S-15] winning all four is %s', (allFour, points) => {
  const table = winsAll(allFour);
  expect(table.fact('won')).toBe('coins:A vegetables:A tools:A soaps:A');
  expect(table.fact('points')).toBe(points);
});

describe('[S-13] [S-14] the comparison is told step by step', () => {
  const stepsOf = (table: Table, category: string): readonly Step[] => {
    const { contests } = lastOf(table.told(), 'roundEnded')!;
    return contests.find((contest) => contest.category === category)!.steps;
  };

  test('[S-13] items first; on a tie the cards of each size, the largest first', () => {
    const table = held([`15c1_${vegetables}`, `15c1_${tools}`]);
    const steps = stepsOf(table, 'coins');
    expect(steps[0]).toMatchObject({ by: 'items', values: [15, 15] });
    expect(steps.slice(1).every(({ by }) => by === 'cards')).toBe(true);
    const sizes = steps.slice(1).map(({ of }) => of);
    expect(sizes.slice(0, 3)).toEqual(['c4', 'c3', 'c2'].map(cardSigned));
  });

  test('[S-14] different kinds first, then how rare they are', () => {
    const table = held(['15c1_v1_2v2_3v3_v4_t1_4t4_3t5', '15c1_3v4_5v5_2t2_3t3_2t5']);
    const perLetter = ({ seats, values }: Step): number[] =>
      ['A', 'B'].map((letter) => values[seats.indexOf(table.seatOf(letter))]!);
    const [first, ...rest] = stepsOf(table, 'vegetables');
    expect([first!.by, first!.of, perLetter(first!), rest]).toEqual(['kinds', 0, [4, 2], []]);
    const [same, rarity, ...more] = stepsOf(table, 'tools');
    expect([same!.by, same!.of, perLetter(same!)]).toEqual(['kinds', 0, [3, 3]]);
    expect([rarity!.by, rarity!.of, perLetter(rarity!)]).toEqual(['rarity', 0, [0b10011, 0b01101]]);
    expect(more).toEqual([]);
  });
});

/** The hands as they were shown, the Diamond as it was declared. */
function shownHands(table: Table): Heap[] {
  const declared = lastOf(table.told(), 'diamondDeclared')?.kind;
  const shown = table.told().filter((event) => event.type === 'shown');
  return shown
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ cards }) => cards.map((card) => kinds[card === DIAMOND ? declared! : card]!));
}

const declarable = signs.filter((sign) => sign !== 'd');

test.each(declarable)('[S-12] the Diamond as %s counts in every comparison', (sign) => {
  // So that B is one card, or a tie, away from A wherever it can be.
  const lies = 'A=v2_t2 B=v2_t2 C=c1_v1';
  const story = 'A+c1 A%v2_t2_c1:d B+c1 B%v2_t2_c1:s1 C+c1 C%c1_v1_c1:c3 ~1';
  const setup = { seats: 3, options: { target: 100 } };
  const table = tableAfter(`${lies} ${story} C+c1 C$c1 ; A#${sign}`, setup);
  const hands = shownHands(table);
  expect(hands.flat()).toHaveLength(60 - 9 + 3);
  const leaders = Object.fromEntries(
    contested.map((category) => [category, judge(category, hands).leaders]),
  ) as Record<Contested, number[]>;
  const { contests, points } = lastOf(table.told(), 'roundEnded')!;
  for (const contest of contests) {
    expect([contest.category, contest.leaders]).toEqual([
      contest.category,
      leaders[contest.category],
    ]);
    expect(falsehoods(contest, hands)).toEqual([]);
  }
  expect(points).toEqual(pointsFor(leaders, 3, { ties: 'toEach', allFour: '12' }));
});
