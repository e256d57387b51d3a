import { describe, expect, test } from 'vitest';
import {
  backOfHole,
  cardNamed,
  countKinds,
  hidden,
  hole,
  isHole,
  learn,
  listKinds,
  lotOfHole,
  takeUnseen,
} from './cards.ts';
import type { Lot } from './cards.ts';

describe('a hole', () => {
  const lots = Array.from({ length: 51 }, (_, lot) => lot);

  test.each([0, 1, 2, 3])('with back %i says its back and its lot', (back) => {
    for (const lot of lots) {
      const slot = hole(back, lot);
      expect([isHole(slot), backOfHole(slot), lotOfHole(slot)]).toEqual([true, back, lot]);
    }
    expect([isHole(hidden(back)), backOfHole(hidden(back)), lotOfHole(hidden(back))]).toEqual([
      true,
      back,
      -1,
    ]);
  });

  test('is like no other, and like no card', () => {
    const holes = [0, 1, 2, 3].flatMap((back) => [
      hidden(back),
      ...lots.map((lot) => hole(back, lot)),
    ]);
    expect(new Set(holes).size).toBe(4 * 52);
    expect(holes.every((slot) => Number.isInteger(slot) && slot < 0)).toBe(true);
    expect([0, 1, 99].some(isHole)).toBe(false);
  });
});

describe('learn', () => {
  const unseen = (): Lot[] => [
    { back: 0, unseen: [2, 1, 0] },
    { back: 0, unseen: [1, 1, 1] },
  ];

  test('a named card fills a hole and leaves what is unseen of its lot', () => {
    const lots = unseen();
    expect(learn(lots, hole(0, 1), 2)).toBe(2);
    expect(lots.map((lot) => lot.unseen)).toEqual([
      [2, 1, 0],
      [1, 1, 0],
    ]);
  });

  test('a hole never overwrites a card', () => {
    const lots = unseen();
    for (const told of [hidden(0), hole(0, 0), hole(0, 1)]) expect(learn(lots, 2, told)).toBe(2);
    expect(lots).toEqual(unseen());
  });

  test('a hole leaves a hole with what was known of it', () => {
    const lots = unseen();
    expect(learn(lots, hole(0, 1), hidden(0))).toBe(hole(0, 1));
    expect(lots).toEqual(unseen());
  });

  test('a card that was known already is learnt once', () => {
    const lots = unseen();
    expect(learn(lots, 1, 1)).toBe(1);
    expect(lots).toEqual(unseen());
  });

  test('what cannot be is a mistake', () => {
    expect(() => learn(unseen(), hole(0, 0), 2)).toThrow(
      'card 2 is not among the unseen cards of lot 0',
    );
    expect(() => learn(unseen(), hole(0, 7), 0)).toThrow('lot 7');
    expect(() => learn(unseen(), hidden(0), 0)).toThrow('lot -1');
    expect(() => learn(unseen(), hole(0, 0), 99)).toThrow('card 99');
    expect(() => learn(unseen(), 1, 2)).toThrow('card 1 lies here, not 2');
  });
});

test('a card is taken from what is unseen no more often than it is there', () => {
  const lots: Lot[] = [{ back: 0, unseen: [2, 0] }];
  takeUnseen(lots, 0, 0);
  takeUnseen(lots, 0, 0);
  expect(lots[0]!.unseen).toEqual([0, 0]);
  expect(() => takeUnseen(lots, 0, 0)).toThrow('card 0');
  expect(lots[0]!.unseen).toEqual([0, 0]);
});

test('cards are counted by kind, and listed again in the order of their kinds', () => {
  expect(countKinds([3, 1, 3, 0], 5)).toEqual([1, 1, 0, 2, 0]);
  expect(listKinds([1, 1, 0, 2, 0])).toEqual([0, 1, 3, 3]);
  expect(countKinds([], 2)).toEqual([0, 0]);
  expect(listKinds([])).toEqual([]);
});

test.each([
  ['Qh', 1],
  ['+8', 2],
  ['qh', null],
  ['', null],
  ['toString', null],
] as const)('the card named "%s": %s', (name, card) => {
  expect(cardNamed({ names: ['Kh', 'Qh', '+8'], backs: [0, 0, 0] }, name)).toBe(card);
});
