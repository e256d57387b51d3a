/** The deck: numbers 0–12 are their own card; modifiers and actions follow. */
import type { Card, CardTable } from '@mazzo/kernel';
import type { Options } from './options.ts';

// Card numbers are stored: append, never insert.
// prettier-ignore
const names = [
  '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12',
  '+2', '+4', '+6', '+8', '+10', 'x2',
  'freeze', 'flip3', 'second',
] as const;

export const cards: CardTable = { names, backs: names.map(() => 0) };
export const KINDS = names.length;

const TWELVE: Card = 12;
export const PLUS_TWO: Card = 13;
const PLUS_EIGHT: Card = 16;
export const TIMES_TWO: Card = 18;
export const FREEZE: Card = 19;
export const FLIP_THREE: Card = 20;
export const SECOND_CHANCE: Card = 21;

/** All numbers, and all + cards: a bit for each kind. */
export const NUMBERS = (1 << PLUS_TWO) - 1;
export const PLUSES = (1 << TIMES_TWO) - (1 << PLUS_TWO);

/** What each card adds; ×2 and the actions add nothing by themselves. */
const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2, 4, 6, 8, 10, 0, 0, 0, 0];

export function pointsOf(card: Card): number {
  return points[card]!;
}

export function isNumber(card: Card): boolean {
  return card <= TWELVE;
}

export function isAction(card: Card): boolean {
  return card >= FREEZE;
}

/** F-1: how many of each kind there are. */
export function pack(options: Pick<Options, 'plusEights'>): number[] {
  const counts = new Array<number>(KINDS).fill(1);
  for (let number = 1; number <= TWELVE; number++) counts[number] = number;
  for (const action of [FREEZE, FLIP_THREE, SECOND_CHANCE]) counts[action] = 3;
  counts[PLUS_EIGHT] = options.plusEights === 'two' ? 2 : 1;
  return counts;
}
