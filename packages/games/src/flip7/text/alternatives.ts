/** To flip one more card or to bank, side by side. */
import type { Weighed } from '@mazzo/kernel';
import type { Move } from '../types.ts';

interface Words {
  bust(percent: number): string;
  /** Behind whoever leads, or null if nobody does. */
  bank(points: number, behind: number | null): string;
}

/** One sentence, or none where there is nothing to choose between. */
export function alternatives(weighed: readonly Weighed<Move>[], words: Words): string {
  const reasonsFor = (type: Move['type']) =>
    weighed.find(({ move }) => move?.type === type)?.reasons ?? {};
  const { bust } = reasonsFor('draw');
  const { points, behind = 0 } = reasonsFor('bank');
  if (bust === undefined || points === undefined) return '';
  const ahead = behind > 0 ? Math.round(behind) : null;
  return `${words.bust(Math.round(100 * bust))}; ${words.bank(points, ahead)}.`;
}
