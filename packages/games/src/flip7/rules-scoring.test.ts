import { expect, test } from 'vitest';
import { optionsFrom } from '@mazzo/kernel';
import { cards } from './cards.ts';
import { flip7 } from './index.ts';
import { layLine } from './line.ts';
import { enacted, seat, situations } from './rules.fixture.ts';
import { worthOf } from './scoring.ts';

// A has 1 to 6; B has banked 8, C is in with 9 and 10.
const six = 'A+flip3 A>A A:1 A:2 A:3 B+8 C+9 A+flip3 A>A A:4 A:5 A:6 B- C+10';
// A has 1 to 4; B is in with 8, 10, 12 and C with 9, 11, 12.
const four = 'A+1 B+8 C+9 A+2 B+10 C+11 A+3 B+12 C+12 A+4';

const everyoneBanks = situations(
  { options: { seven: 'everyoneBanks' } },
  `
  [F-11] six numbers are not seven
    ${six} => next A +-, sevenNumbers none
  [F-11] seven numbers end the round at once, with 15 points more; everyone banks
    ${six} A+7 => next B +, scores A:43 B:8 C:19, sevenNumbers A
  [F-11] 0 is one of the seven
    ${six} A+0 => next B +, scores A:36 B:8 C:19, sevenNumbers A
  [F-11] modifiers and Second Chances are none of the seven
    ${six} A++2 C+11 A+second => next C +-, sevenNumbers none
  [F-11] modifiers count beside the seven
    ${six} A++4 C+11 A+x2 C+12 A+7 => next B +, scores A:75 B:8 C:42, sevenNumbers A
  [F-11] a duplicate is no seventh number
    ${six} A+6 C- => next B +, scores A:0 B:8 C:19, sevenNumbers none
  [F-11] a saved duplicate is no seventh number
    ${six} A+second C+11 A+6 => next C +-, sevenNumbers none, saved A:6
  [F-11] those still in bank even nothing
    A+flip3 A>A A:flip3 A>A A:flip3 A>A A:1 A:2 A:3 A:4 A:5 A:6 A:7
    => next B +, scores A:43 B:0 C:0, sevenNumbers A
  [F-11] who has bust has bust
    A+flip3 A>A A:1 A:2 A:3 B+8 C+9 A+flip3 A>A A:4 A:5 A:6 B+8 C+10 A+7
    => next B +, scores A:43 B:0 C:19, busted B:8
  [F-11] the seventh number in a Flip Three given by somebody else
    ${four} B+flip3 B>A A:5 A:6 A:7 => next B +, scores A:43 B:30 C:32, sevenNumbers A
  [F-11] the seventh number in a Flip Three within two others: what is pending is discarded
    ${four} B+flip3 B>B B:flip3 B>C C:flip3 C>A A:5 A:6 A:7
    => next B +, scores A:43 B:30 C:32, sevenNumbers A
  [F-11] the seventh number in an inner Flip Three ends the outer one of the same player
    ${four} B- C- A+flip3 A:5 A:flip3 A:6 A:7 => next B +, scores A:43 B:30 C:32, sevenNumbers A
  [F-11] the next round is played with hands empty again
    ${six} A+7 B+5 C+5 A+5 => next B +-, busted none
`,
);

const deferred = situations(
  { options: { flipThreeActions: 'deferred', seven: 'othersForfeit' } },
  `
  [F-11] deferred: seven numbers throw away what was set aside
    ${four} B- C- A+5 A+flip3 A:freeze A:6 A:7
    => next B +, scores A:43 B:30 C:32, froze none, sevenNumbers A
  [F-9] deferred: seven numbers throw away the older list too
    ${four} B+flip3 B>B B:flip3 B:freeze B:+2 B>A B>C A:5 A:6 A:7
    => next B +, scores A:43 B:0 C:0, froze none, sevenNumbers A
`,
);

const othersForfeit = situations(
  { options: { seven: 'othersForfeit' } },
  `
  [F-11] othersForfeit: those still in score 0, earlier banks are kept
    ${six} A+7 => next B +, scores A:43 B:8 C:0
  [F-11] othersForfeit: a Freeze was a bank
    ${four} B+freeze B>C A+5 B- A+6 A+7 => next B +, scores A:43 B:30 C:32, froze B>C
  [F-11] othersForfeit: also a Freeze from the very Flip Three that ends the round
    ${four} B+flip3 B>B B:freeze B>C B:flip3 B>A A:5 A:6 A:7 => next B +, scores A:43 B:0 C:32
  [F-11] othersForfeit: who has bust has bust
    A+flip3 A>A A:1 A:2 A:3 B+8 C+9 A+flip3 A>A A:4 A:5 A:6 B+8 C+10 A+7
    => next B +, scores A:43 B:0 C:0, busted B:8
  [F-11] othersForfeit: without seven numbers a round is as always
    ${six} A- C- => next B +, scores A:21 B:8 C:19
`,
);

// Both have 50 points in front of them: the lowest target.
const fifty = 'A+12 B+12 A+11 B+11 A+10 B+10 A+9 B+9 A+8 B+8';

const playOn = situations(
  { seats: 2, options: { target: 50 } },
  `
  [F-13] reaching the target ends nothing before the round is over
    ${fifty} A- => next B +-
  [F-13] the highest total wins, not who was there first
    ${fifty} A- B+7 B- => next over, scores A:50 B:57, places A:2 B:1
  [F-13] below the target the match goes on
    A+12 B+12 A+11 B+11 A+10 B+10 A+9 B+9 A+7 B+7 A- B- => next B +, totals A:49 B:49
  [F-13] a tie for first plays on
    ${fifty} A- B- => next B +, totals A:50 B:50
  [F-13] until it is broken
    ${fifty} A- B- B+3 A+4 B- A- => next over, totals A:54 B:53, places A:1 B:2
  [F-13] a tie that lasts plays on again
    ${fifty} A- B- B+4 A+4 B- A- => next A +, totals A:54 B:54
  [F-13] a tie is broken by a bust as well
    ${fifty} A- B- B+4 A+4 B- A+4 => next over, totals A:50 B:54, places A:2 B:1
  [F-13] a seventh number can end the match
    A+12 B+2 A+11 B- A+10 A+9 A+8 A+7 A+6 => next over, scores A:78 B:2, places A:1 B:2
`,
);

const threeSeats = situations(
  { seats: 3, options: { target: 50 } },
  `
  [F-13] everyone takes part when a tie is played on, and may win
    A+12 B+12 C+9 A+11 B+11 C+10 A+10 B+10 C+8 A+9 B+9 C+7 A+8 B+8 C+6 A- B- C-
    B+2 C+12 A+3 B+2 C- A+3 => next over, totals A:50 B:50 C:52, places A:2 B:2 C:1
  [F-13] a tie behind the first does not matter
    A+12 B+12 C+12 A+11 B- C- A+10 A+9 A+8 A- => next over, totals A:50 B:12 C:12
`,
);

const shared = situations(
  { seats: 2, options: { target: 50, ties: 'shared' } },
  `
  [F-13] shared: a tie for first ends the match, both are first
    ${fifty} A- B- => next over, totals A:50 B:50, places A:1 B:1
  [F-13] shared: a tie below the target ends nothing
    A+12 B+12 A- B- => next B +, totals A:12 B:12
`,
);

test.each([...everyoneBanks, ...deferred, ...othersForfeit, ...playOn, ...threeSeats, ...shared])(
  '$says',
  (situation) => {
    expect(enacted(situation)).toEqual(situation);
  },
);

/** A's line card by card, after B has flipped a 12 and banked it; A banks unless the round is over. */
function scoreOf(line: string, plusEights: 'one' | 'two'): string {
  const [first, ...rest] = line.split(' ') as [string, ...string[]];
  const table = seat([[first, '12', ...rest]], { seats: 2, options: { plusEights, target: 500 } });
  table.play(['A+', 'B+', ...rest.flatMap((_, i) => (i === 0 ? ['A+', 'B-'] : ['A+']))].join(' '));
  if (table.fact('next').startsWith('A')) table.play('A-');
  const drawn = table
    .story()
    .split(' ')
    .filter((step) => step.startsWith('A+'));
  expect(drawn.map((step) => step.slice(2))).toEqual([first, ...rest]);
  return table.fact('scores').split(' ')[0]!;
}

test.each([
  ['7 11 +8 x2', 44],
  ['x2 +8 11 7', 44],
  ['+2 +6 x2', 8],
  ['3 11 5 7 10 x2', 72],
  ['3 4 5 7 9 10 11', 64],
  ['+2 +4 +6 +8 +8 +10 x2 12 11 10 9 8 7 6', 179],
  ['x2 0 1 2 3 4 5 6', 57],
  ['x2 5', 10],
  ['+10 5', 15],
  ['+8 +8', 16],
  ['0 x2', 0],
  ['second x2', 0],
  ['second +4 3', 7],
  ['+10 x2 5 5', 0],
  ['12 11 10 9 8 7 12', 0],
  ['5 second 5', 5],
] as const)('[F-12] %s is worth %i', (line, points) => {
  expect(scoreOf(line, 'two')).toBe(`A:${points}`);
});

test('[F-12] with one +8 the best possible is 171', () => {
  expect(scoreOf('+2 +4 +6 +8 +10 x2 12 11 10 9 8 7 6', 'one')).toBe('A:171');
});

test.each([
  ['F-12', '7 11 +8 x2', 'in', 44],
  ['F-12', '4 +8 +8', 'in', 20],
  // Before it is told that this busts, or that a Second Chance saves.
  ['F-6', '4 9 4', 'in', 13],
  ['F-6', '4 x2 4', 'in', 8],
  ['F-12', '4 9 4', 'busted', 0],
] as const)('[%s] with %s before them, a player who is %s has %i', (_rule, line, fate, points) => {
  const state = flip7.blank(optionsFrom(flip7.options, {}), 2);
  Object.assign(
    state.players[1]!,
    layLine(line.split(' ').map((name) => cards.names.indexOf(name))),
  );
  state.active = fate === 'in' ? 0b11 : 0b01;
  state.busted = fate === 'in' ? 0 : 0b10;
  expect(worthOf(state, 1)).toBe(points);
});

/** A hundred rounds of one card each; the deal alternates, and with it who flips the first card. */
function hundredRounds(last: readonly string[]) {
  const decks = Array.from({ length: 100 }, (_, i) => (i < 99 ? ['1', '2'] : last));
  const table = seat(decks, { seats: 2, options: { target: 500, deck: 'freshEachRound' } });
  for (let round = 0; round < 100; round++) {
    expect(table.fact('next')).not.toBe('over');
    table.play(round % 2 === 0 ? 'A+ B+ A- B-' : 'B+ A+ B- A-');
  }
  return table;
}

test.each([
  // The last round is begun by B.
  [['1', '2'], 'A:150 B:150', 'A:1 B:1'],
  [['3', '2'], 'A:150 B:152', 'A:2 B:1'],
  [['3', '5'], 'A:153 B:152', 'A:1 B:2'],
])('[C-7] after 100 rounds the highest total wins and equals share: %j', (last, totals, places) => {
  const table = hundredRounds(last);
  expect(table.fact('next')).toBe('over');
  expect(table.fact('totals')).toBe(totals);
  expect(table.fact('places')).toBe(places);
  expect(flip7.tally(table.match.state).rounds).toBe(100);
});
