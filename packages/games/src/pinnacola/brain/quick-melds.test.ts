import { expect, test } from 'vitest';
import { cardOf, JOKER, KINDS } from '../cards.ts';
import type { Meld } from '../melds.ts';
import { cardsOf, isMeld } from '../melds.ts';
import { fitsSome } from './danger.ts';
import { cheapestThree, fitting, grown } from './quick-melds.ts';

const hearts = 2;
const melds: readonly Meld[] = [
  { kind: 'run', suit: hearts, from: 4, to: 6, joker: 5 },
  { kind: 'run', suit: hearts, from: 0, to: 2, joker: null },
  { kind: 'run', suit: hearts, from: 11, to: 13, joker: 13 },
  { kind: 'set', rank: 9, suits: 0b0111, joker: false },
  { kind: 'set', rank: 9, suits: 0b0011, joker: true },
  { kind: 'set', rank: 9, suits: 0b0111, joker: true },
  { kind: 'jokers' },
];

test.each(melds)('what fits is what a discard is judged by, and makes a meld of it: %o', (meld) => {
  for (let card = 0; card < JOKER; card++) {
    expect(fitting(meld).includes(card)).toBe(fitsSome([meld], card));
  }
  for (const card of fitting(meld)) {
    const bigger = grown(meld, card);
    expect(isMeld(bigger)).toBe(true);
    expect(cardsOf(bigger)).toContain(card);
  }
});

const held = (...cards: number[]): number[] =>
  Array.from({ length: KINDS }, (_, card) => cards.filter((one) => one === card).length);

test('three are laid with cards of the hand, with a joker only where nothing else will do', () => {
  const [six, seven, eight] = [cardOf(hearts, 5), cardOf(hearts, 6), cardOf(hearts, 7)];
  const cards = (hand: number[]) => {
    const meld = cheapestThree(hand, seven);
    return meld === null ? null : cardsOf(meld);
  };
  expect(cards(held(six, eight, JOKER, seven))).toEqual([six, seven, eight]);
  expect(cards(held(six, JOKER, seven))).toContain(JOKER);
  expect(cards(held(six, seven))).toBeNull();
  const [queen, king, ace] = [cardOf(hearts, 11), cardOf(hearts, 12), cardOf(hearts, 0)];
  expect(cardsOf(cheapestThree(held(queen, king, ace), ace)!)).toEqual([queen, king, ace]);
});
