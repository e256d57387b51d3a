import type { Card, CardTable } from '../../cards.ts';

export const RED = 0 as const;
export const BLUE = 1 as const;

const reds = ['1', '2', '3', '4', '5'];
const blues = ['a', 'b', 'c', 'd', 'e'];

export const cards: CardTable = {
  names: [...reds, ...blues],
  backs: [...reds.map(() => RED), ...blues.map(() => BLUE)],
};
export const KINDS = cards.names.length;

/** T-1 */
export function pack(back: number): number[] {
  return cards.backs.map((of) => (of !== back ? 0 : back === RED ? 4 : 3));
}

export function rankOf(red: Card): number {
  return red + 1;
}
