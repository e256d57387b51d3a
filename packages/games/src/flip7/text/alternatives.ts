/** To flip one more card or to bank, side by side; or whom a card helps most. */
import { inHundred } from '@mazzo/kernel';
import type { Weighed } from '@mazzo/kernel';
import type { Move } from '../types.ts';

interface Words {
  flip(percent: number, points: number): string;
  /** Behind whoever leads, or null if nobody does. */
  bank(points: number, behind: number | null): string;
  chance(percent: number): string;
}

/** One sentence, or none where there is nothing to choose between. */
export function alternatives(weighed: readonly Weighed<Move>[], words: Words): string {
  const reasonsFor = (type: Move['type']) =>
    weighed.find(({ move }) => move?.type === type)?.reasons ?? {};
  const { chance } = reasonsFor('target');
  if (chance !== undefined) return words.chance(inHundred(chance));
  const { bust, points: expected } = reasonsFor('draw');
  const { points, behind = 0 } = reasonsFor('bank');
  if (bust === undefined || expected === undefined || points === undefined) return '';
  const flip = words.flip(inHundred(bust), Math.round(expected));
  return `${flip}; ${words.bank(points, behind > 0 ? behind : null)}.`;
}
