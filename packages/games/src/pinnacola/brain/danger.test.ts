import { optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { cardOf, JOKER, KINDS } from '../cards.ts';
import type { Meld } from '../melds.ts';
import { dangerOf, fitsSome, heldAmong } from './danger.ts';
import { note, remember } from './memory.ts';
import { blank } from '../apply.ts';
import { pinnacola } from '../index.ts';
import { stillToCome, useOf } from './use.ts';

const [clubs, diamonds, hearts] = [0, 1, 2];
const run: Meld = { kind: 'run', suit: hearts, from: 4, to: 6, joker: 5 };
const set: Meld = { kind: 'set', rank: 9, suits: 0b0111, joker: false };

test.each([
  ['before a run', cardOf(hearts, 3), true],
  ['after a run', cardOf(hearts, 7), true],
  ['in its joker’s place', cardOf(hearts, 5), true],
  ['two places off', cardOf(hearts, 8), false],
  ['in another suit', cardOf(clubs, 3), false],
  ['the fourth of a set', cardOf(3, 9), true],
  ['a twin in a set', cardOf(clubs, 9), false],
])('a card %s', (_, card, isFit) => {
  expect(fitsSome([run, set], card)).toBe(isFit);
});

const held = (...cards: number[]): number[] =>
  Array.from({ length: KINDS }, (_, card) => (cards.includes(card) ? 1 : 0));

test('what fits a meld, two cards in hand or a joker is dangerous; anything else is not', () => {
  const danger = (holding: number[], card: number) => dangerOf([run], remember(), holding, card);
  expect(danger(held(), cardOf(hearts, 7))).toBe(1);
  expect(danger(held(), JOKER)).toBe(1);
  expect(danger(held(cardOf(clubs, 1), cardOf(clubs, 2)), cardOf(clubs, 3))).toBe(1);
  expect(danger(held(cardOf(clubs, 1)), cardOf(clubs, 3))).toBe(0);
  expect(danger(held(cardOf(clubs, 1), JOKER), cardOf(clubs, 3))).toBeGreaterThan(0.3);
});

test('what the opponent threw away or left lying is less dangerous', () => {
  const view = blank(optionsFrom(pinnacola.options), 2);
  const holding = held(cardOf(clubs, 1), cardOf(clubs, 2));
  const card = cardOf(clubs, 3);
  const memory = remember();
  note(memory, { type: 'discarded', seat: 1, card }, view, 0);
  const once = dangerOf([], memory, holding, card);
  expect(once).toBeLessThan(1);
  view.pozzo = [card];
  note(memory, { type: 'drew', seat: 1, card: -1 }, view, 0);
  expect(dangerOf([], memory, holding, card)).toBeLessThan(once);
  note(memory, { type: 'handBegan', hand: 2, dealer: 0 }, view, 0);
  expect(memory).toEqual(remember());
});

test('of a fuller hand more is likely', () => {
  const unseen = held(3);
  expect(heldAmong(unseen, 5, 15)[3]).toBeCloseTo(0.25);
  expect(heldAmong(unseen, 10, 10)[3]).toBeCloseTo(0.5);
  expect(heldAmong(unseen, 10, 10)[4]).toBe(0);
});

test('a card is of use with others beside it, the more if what lacks may still come', () => {
  const view = blank(optionsFrom(pinnacola.options), 2);
  view.pozzo = [];
  view.lots.push({ back: 0, unseen: held(cardOf(diamonds, 4)) });
  const toCome = stillToCome(view, 0);
  const use = (...cards: number[]) => useOf(held(...cards), toCome, cards[0]!);
  const three = use(cardOf(diamonds, 5), cardOf(diamonds, 6), cardOf(diamonds, 7));
  const lacking = use(cardOf(diamonds, 5), cardOf(diamonds, 6));
  const hopeless = use(cardOf(clubs, 5), cardOf(clubs, 6));
  expect(three).toBeGreaterThan(lacking);
  expect(lacking).toBeGreaterThan(hopeless);
});
