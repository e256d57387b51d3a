import { bestOf, chanceFrom, optionsFrom, soberly } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { many } from '../../../../../scripts/lengths.ts';
import { flip7 } from '../index.ts';
import { seatToDecide } from '../status.ts';
import type { Event } from '../types.ts';
import { goodShares } from './good-rounds.ts';
import { weigh } from './weigh.ts';

/** What rounds of four of `good` bring, as the table was counted. */
function countRounds(matches: number): number[] {
  const points: number[] = [];
  for (let number = 0; number < matches; number++) {
    const chance = chanceFrom('sfc32:good rounds', number);
    const state = flip7.blank(optionsFrom(flip7.options), 4);
    const tell = (event: Event): void => {
      if (event.type === 'roundEnded') points.push(...event.scores);
      flip7.apply(state, event);
    };
    flip7.open(state, chance, tell);
    while (!state.over) {
      const seat = seatToDecide(state);
      // The deck of a state is no secret to it: it is counted, and its order not looked at.
      const position = { view: state, seat, free: false, memory: null, manner: soberly, chance };
      flip7.resolve(state, seat, bestOf(weigh(position)).move!, chance, tell);
    }
  }
  return points;
}

test('the table of what a round of `good` brings is what its rounds bring', () => {
  const points = countRounds(many(400, 12));
  const mean = points.reduce((a, b) => a + b) / points.length;
  const nothing = points.filter((score) => score === 0).length / points.length;
  const expected = goodShares.reduce((sum, share, score) => sum + share * score, 0);
  expect(Math.abs(mean - expected)).toBeLessThan(many(1, 2.5));
  expect(Math.abs(nothing - goodShares[0]!)).toBeLessThan(many(0.03, 0.06));
});
