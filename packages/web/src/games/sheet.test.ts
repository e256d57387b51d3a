/** Every number of a score sheet says where it comes from. */
import { flip7 } from '@mazzo/games/flip7';
import type { Event as Flip7Event } from '@mazzo/games/flip7';
import { vinto } from '@mazzo/games/vinto';
import type { Event as VintoEvent } from '@mazzo/games/vinto';
import { optionsFrom } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { eyesOf } from './eyes.fixture.ts';
import { sheet as flip7Sheet } from './flip7/sheet.ts';
import { words as flip7En } from './flip7/text/en.ts';
import { words as flip7It } from './flip7/text/it.ts';
import { sheet as vintoSheet } from './vinto/sheet.ts';
import { words as vintoEn } from './vinto/text/en.ts';

const kindOf = (name: string) => flip7.cards.names.indexOf(name);

/** A round in which the first seat has these cards before it, and the other busted on a pair of 4s. */
function roundOf(cards: readonly string[], score: number): Flip7Event[] {
  return [
    { type: 'roundBegan', round: 1, dealer: 0 },
    { type: 'shuffled', cards: [...cards, '4', '4'].map(kindOf).toReversed() },
    ...cards.map((name): Flip7Event => ({ type: 'flipped', seat: 0, card: kindOf(name) })),
    { type: 'flipped', seat: 1, card: 4 },
    { type: 'flipped', seat: 1, card: 4 },
    { type: 'busted', seat: 1, card: 4 },
    { type: 'banked', seat: 0 },
    { type: 'roundEnded', scores: [score, 0] },
  ];
}

describe('Flip 7', () => {
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
    const { rows, totals } = flip7Sheet(blank, roundOf(cards, score), eyesOf(0, flip7En));
    expect(rows).toHaveLength(1);
    expect(rows[0]!.cells).toEqual([
      { value: String(score), why },
      { value: '0', why: 'Bust: no points.' },
    ]);
    expect(totals).toEqual([score, 0]);
  });

  const lowest = ['0', '1', '2', '3', '4', '5', '6'];
  /** The first seat is in with a 12, the third has banked one, and the second gets seven numbers. */
  const seven: Flip7Event[] = [
    { type: 'roundBegan', round: 1, dealer: 0 },
    { type: 'shuffled', cards: ['12', '12', ...lowest.toReversed()].map(kindOf) },
    ...lowest.map((name): Flip7Event => ({ type: 'flipped', seat: 1, card: kindOf(name) })),
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
    const story: Flip7Event[] = [...seven, ...then, { type: 'roundEnded', scores: [...scores] }];
    const { rows, totals } = flip7Sheet(table, story, eyesOf(0, flip7It, 'it'));
    expect(rows[0]!.cells.map((cell) => cell.why)).toEqual([
      why,
      '0 + 1 + 2 + 3 + 4 + 5 + 6, +15 (sette numeri) fa 36.',
      '12 fa 12.',
    ]);
    expect(totals).toEqual(scores);
  });
});

describe('Vinto', () => {
  const blank = vinto.blank(optionsFrom(vinto.options), 4);
  const ended = (caller: number | null, sums: number[], points: number[]): VintoEvent => ({
    type: 'roundEnded',
    caller,
    sums,
    points,
  });

  test.each([
    [
      ended(0, [3, 9, 12, 20], [3, -1, -1, -1]),
      'Called Vinto with 3; the lowest of the others had 9.',
    ],
    [ended(0, [9, 3, 12, 20], [-1, 3, 3, 3]), 'Called Vinto with 9, but somebody had 3.'],
    [
      ended(0, [9, 9, 12, 20], [3, 0, 0, 0]),
      'Called Vinto with 9; a tie with the lowest counts as won.',
    ],
    [ended(1, [9, 3, 12, 20], [-1, 3, -1, -1]), 'Had 9; Ada called with 3.'],
    [ended(null, [9, 3, 12, 20], [0, 0, 0, 0]), 'Nobody called: no points.'],
  ] as const)('[V-13] %j', (event, why) => {
    const { rows } = vintoSheet(blank, [event], eyesOf(0, vintoEn));
    expect(rows[0]!.cells[0]!.why).toBe(why);
  });

  test.each([
    ['skip', 'You 5, Ada 5, Bruno 2, Carla 2'],
    ['follow', 'You 5, Ada 5, Bruno 3, Carla 3'],
  ] as const)(
    '[V-16] %s: totals add up over rounds, and say what they are worth',
    (places, worth) => {
      const table = vinto.blank(optionsFrom(vinto.options, { places }), 4);
      const story = [
        ended(0, [3, 9, 12, 20], [3, -1, -1, -1]),
        ended(1, [9, 3, 12, 20], [-1, 3, -1, -1]),
      ];
      const { totals, note } = vintoSheet(table, story, eyesOf(0, vintoEn));
      expect(totals).toEqual([2, 2, -2, -2]);
      expect(note).toContain(worth);
    },
  );
});
