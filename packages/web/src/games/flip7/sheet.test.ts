/** Every number of a score sheet says where it comes from. */
import { flip7 } from '@mazzo/games/flip7';
import type { Event } from '@mazzo/games/flip7';
import { optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { sheet } from './sheet.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

const kindOf = (name: string) => flip7.cards.names.indexOf(name);

/** A round in which the first seat has these cards before it, and the other busted on a pair of 4s. */
function roundOf(cards: readonly string[], score: number): Event[] {
  return [
    { type: 'roundBegan', round: 1, dealer: 0 },
    { type: 'shuffled', cards: [...cards, '4', '4'].map(kindOf).toReversed() },
    ...cards.map((name): Event => ({ type: 'flipped', seat: 0, card: kindOf(name) })),
    { type: 'flipped', seat: 1, card: 4 },
    { type: 'flipped', seat: 1, card: 4 },
    { type: 'busted', seat: 1, card: 4 },
    { type: 'banked', seat: 0 },
    { type: 'roundEnded', scores: [score, 0] },
  ];
}

const blank = flip7.blank(optionsFrom(flip7.options), 2);

test.each([
  [['7', '11', '+8', 'x2'], 44, '7 + 11, +8, ×2 makes 44.'],
  [['+2', '+6', 'x2'], 8, '+2, +6, ×2 makes 8.'],
  [
    ['3', '4', '5', '7', '9', '10', '11'],
    64,
    '3 + 4 + 5 + 7 + 9 + 10 + 11, +15 (seven numbers) makes 64.',
  ],
  [['second'], 0, 'No points this round.'],
] as const)('[F-12] %j: %i', (cards, score, why) => {
  const { rows, totals } = sheet(blank, roundOf(cards, score), eyesOf(0, en));
  expect(rows).toHaveLength(1);
  expect(rows[0]!.cells).toEqual([
    { value: String(score), why },
    { value: '0', why: 'Bust: no points.' },
  ]);
  expect(totals).toEqual([score, 0]);
});

const lowest = ['0', '1', '2', '3', '4', '5', '6'];
/** The first seat is in with a 12, the third has banked one, and the second gets seven numbers. */
const seven: Event[] = [
  { type: 'roundBegan', round: 1, dealer: 0 },
  { type: 'shuffled', cards: ['12', '12', ...lowest.toReversed()].map(kindOf) },
  ...lowest.map((name): Event => ({ type: 'flipped', seat: 1, card: kindOf(name) })),
  { type: 'flipped', seat: 2, card: kindOf('12') },
  { type: 'banked', seat: 2 },
  { type: 'flipped', seat: 0, card: kindOf('12') },
  { type: 'sevenNumbers', seat: 1 },
];

test.each([
  ['everyoneBanks', [], [12, 36, 12], '12 fa 12.'],
  ['othersForfeit', [], [0, 36, 12], 'Qualcuno aveva sette numeri: questi punti sono persi.'],
  ['thatPlayerBanks', [{ type: 'banked', seat: 0 }], [12, 36, 12], '12 fa 12.'],
] as const)('[F-11] seven numbers, %s', (option, then, scores, why) => {
  const table = flip7.blank(optionsFrom(flip7.options, { seven: option }), 3);
  const story: Event[] = [...seven, ...then, { type: 'roundEnded', scores: [...scores] }];
  const { rows, totals } = sheet(table, story, eyesOf(0, it, 'it'));
  expect(rows[0]!.cells.map((cell) => cell.why)).toEqual([
    why,
    '0 + 1 + 2 + 3 + 4 + 5 + 6, +15 (sette numeri) fa 36.',
    '12 fa 12.',
  ]);
  expect(totals).toEqual(scores);
});
