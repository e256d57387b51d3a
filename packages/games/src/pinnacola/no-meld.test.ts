import { cardNamed } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { cards } from './cards.ts';
import { whyNoMeld } from './no-meld.ts';

test.each([
  ['7h 8h', 'P-5', 'tooFewCards', null],
  ['joker joker joker', 'P-6', 'twoJokers', null],
  ['4s 5s joker joker', 'P-6', 'twoJokers', null],
  ['7c 7d 7d', 'P-5', 'twins', '7d'],
  ['3h 4h 4h 5h', 'P-5', 'twins', '4h'],
  ['Ah Ah 2h 3h', 'P-5', 'twins', 'Ah'],
  ['7c 7d 7h 7s joker', 'P-5', 'fullSet', null],
  ['3h 4h 5d', 'P-5', 'notOfOneKind', '5d'],
  ['7c 7d 8h', 'P-5', 'notOfOneKind', '8h'],
  ['Kh Ah 2h', 'P-5', 'aroundTheCorner', null],
  ['Qh Kh Ah 2h joker', 'P-5', 'aroundTheCorner', null],
  ['2c 3c 6c', 'P-5', 'notInSequence', '6c'],
  ['2c 4c 6c joker', 'P-5', 'notInSequence', '6c'],
  ['Jd Kd Ad', 'P-5', 'notInSequence', 'Kd'],
  ['Ad 3d 4d', 'P-5', 'notInSequence', '3d'],
] as const)('[P-5] [P-6] %s: %s %s %s', (names, rule, reason, card) => {
  const why = whyNoMeld(names.split(' ').map((name) => cardNamed(cards, name)!));
  const about = card === null ? {} : { card: cardNamed(cards, card) };
  expect(why).toEqual({ rule, reason, ...about });
});

test('[P-5] a meld is none of these', () => {
  expect(whyNoMeld(['7c', '7d', 'joker'].map((name) => cardNamed(cards, name)!))).toBeNull();
});
