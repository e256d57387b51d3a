import { flip7 } from '@mazzo/games/flip7';
import { references } from '@mazzo/games/references';
import { sapone } from '@mazzo/games/sapone';
import { vinto } from '@mazzo/games/vinto';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { playDeal } from './arena.ts';
import type { Contest } from './arena.ts';

const reference = references.flip7!;

function contest(bots: Contest<AnyOptions>['bots'], options: AnyOptions = {}): Contest<AnyOptions> {
  const all = optionsFrom<AnyOptions>((flip7 as AnyGame).options, { target: 60, ...options });
  return { options: all, seed: 'sfc32:arena', bots, reference, now: () => 0 };
}

test('a deal is shared out among all, in as many rotations as there are seats', () => {
  for (let deal = 0; deal < 10; deal++) {
    const bots = ['good', 'random', 'casual'] as const;
    const { shares, places } = playDeal(flip7 as AnyGame, contest(bots, { ties: 'shared' }), deal);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(places).toHaveLength(3);
    for (const row of places) expect(Math.min(...row)).toBe(1);
  }
});

test.each([
  ['flip7', flip7 as AnyGame],
  ['vinto', vinto as AnyGame],
  ['sapone', sapone as AnyGame],
] as const)('%s: equals share every deal equally, whatever the cards', (id, game) => {
  const options = optionsFrom<AnyOptions>(game.options, id === 'sapone' ? { target: 5 } : {});
  const bots = new Array<'reference'>(4).fill('reference');
  const same = { options, seed: 'sfc32:equals', bots, reference: references[id]!, now: () => 0 };
  for (let deal = 0; deal < 2; deal++) {
    for (const share of playDeal(game, same, deal).shares) expect(share).toBeCloseTo(1 / 4);
  }
});

test('the same deal is played the same again, and others are others', () => {
  const bots = ['good', 'casual', 'reference', 'random'] as const;
  const deals = [0, 1, 2, 0].map((deal) => playDeal(flip7 as AnyGame, contest(bots), deal));
  expect(deals[3]).toEqual(deals[0]);
  expect(new Set(deals.map(({ places }) => JSON.stringify(places))).size).toBeGreaterThan(1);
});

test('thinking is timed, decision by decision, for each bot', () => {
  let clock = 0;
  const now = () => (clock += 1);
  const { efforts } = playDeal(flip7 as AnyGame, { ...contest(['good', 'random']), now }, 0);
  for (const { decisions, milliseconds } of efforts) {
    expect(decisions).toBeGreaterThan(5);
    expect(milliseconds).toBe(decisions);
  }
});

test('without a reference nobody plays as one', () => {
  const none = { ...contest(['good', 'reference']), reference: null };
  expect(() => playDeal(flip7 as AnyGame, none, 0)).toThrow('no reference');
});
