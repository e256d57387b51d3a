import { optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { pack } from './cards.ts';
import { flip7 } from './index.ts';
import { layLine } from './line.ts';
import { scoreOf } from './scoring.ts';

const NUMBERS = 13;

/**
 * What one round is worth alone with these number cards, for whoever stops at the right time. A hand
 * is the set of numbers held: a bust is worth nothing, seven end the round, and with nothing held
 * one must draw (F-5).
 */
function bestRound(counts: readonly number[]): number {
  const size = counts.reduce((a, b) => a + b, 0);
  const values = new Map<number, number>();

  function value(hand: number): number {
    const known = values.get(hand);
    if (known !== undefined) return known;
    const cards = counts.flatMap((_, card) => (hand & (1 << card) ? card : []));
    const stopping = scoreOf(layLine(cards));
    const best = cards.length === 7 ? stopping : Math.max(stopping, drawing(hand, cards.length));
    values.set(hand, best);
    return best;
  }

  function drawing(hand: number, held: number): number {
    let expected = 0;
    counts.forEach((count, card) => {
      if ((hand & (1 << card)) === 0)
        expected += (count / (size - held)) * value(hand | (1 << card));
    });
    return expected;
  }

  return drawing(0, 0);
}

test('[F-12] numbers only, one round alone: optimal stopping is worth 18.565218', () => {
  const counts = pack(optionsFrom(flip7.options)).slice(0, NUMBERS);
  expect(counts.reduce((a, b) => a + b, 0)).toBe(79);
  expect(bestRound(counts).toFixed(6)).toBe('18.565218');
});
