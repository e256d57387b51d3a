/** Whatever happens can be said with names, and every move that is said so is the same move. */
import { createMatch, offhand, chanceFrom, withNames, withNumbers } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { games } from './index.ts';
import { notations } from './notations.ts';
import { steadyBrain } from './references.ts';
import { shortMatches } from './testing.ts';

test.each(Object.values(games))('$id: moves there and back', (listed) => {
  const game: AnyGame = listed;
  const id = listed.id as keyof typeof notations;
  const notation = notations[id] ?? {};
  const [options] = shortMatches[id];
  for (let seed = 0; seed < 2; seed++) {
    const match = createMatch(game, { options, seed: `sfc32:names ${seed}` });
    const chance = chanceFrom(`sfc32:names ${seed}/moves`);
    for (let n = 0; n < 250; n++) {
      const status = match.status();
      if (status.over) break;
      const { seat } = status.decisions[n % status.decisions.length]!;
      const chosen = offhand({ brain: steadyBrain(game) }, match.view(seat), seat, chance);
      for (const move of [chosen, ...match.legal(seat).slice(0, 30)]) {
        const named = JSON.parse(JSON.stringify(withNames(move, notation, game.cards))) as unknown;
        expect(withNumbers(named, notation, game.cards)).toEqual(move);
      }
      const played = match.play(seat, chosen);
      if (!played.ok) match.submit(seat, match.legal(seat)[0]);
    }
  }
});

test.each([
  ['vinto', { type: 'swap', slot: 1, declare: 10 }, { type: 'swap', slot: 1, declare: 'Q' }],
  ['vinto', { type: 'looked', card: -1 }, { type: 'looked', card: '?' }],
  ['vinto', { hands: [[0, 99, -5]], ranks: 3 }, { hands: [['2c', null, '?']], ranks: ['2', '3'] }],
  ['vinto', { type: 'tossInOpened', ranks: [5] }, { type: 'tossInOpened', ranks: ['7'] }],
  [
    'flip7',
    { card: 16, players: [{ kinds: 5, twins: [2] }] },
    { card: '+8', players: [{ kinds: ['0', '2'], twins: ['2'] }] },
  ],
  ['pinnacola', { type: 'takePozzo', from: 3 }, { type: 'takePozzo', from: 3 }],
  [
    'pinnacola',
    { melds: [{ kind: 'run', suit: 2, from: 10, to: 13, joker: null }], discard: 52 },
    { melds: [{ kind: 'run', suit: 'h', from: 'J', to: 'highA', joker: null }], discard: 'joker' },
  ],
  [
    'pinnacola',
    { melds: [{ kind: 'set', rank: 0, suits: 7, joker: true }] },
    { melds: [{ kind: 'set', rank: 'A', suits: ['c', 'd', 'h'], joker: true }] },
  ],
  ['pinnacola', { sheets: [{ cards: 40 }] }, { sheets: [{ cards: 40 }] }],
  [
    'sapone',
    { card: -2, claim: 0, bids: [[{ card: 1 }]] },
    { card: '?1', claim: 'coin', bids: [[{ card: 'watermelon' }]] },
  ],
  [
    'sapone',
    { phase: { kind: 'pick' }, hands: [{ cards: [2, 1], holes: [3] }] },
    { phase: { kind: 'pick' }, hands: [{ cards: ['coin', 'coin', 'watermelon'], holes: [3] }] },
  ],
] as const)('%s: %j', (id, plain, named) => {
  expect(withNames(plain, notations[id]!, games[id].cards)).toEqual(named);
});

test('a name that there is not stays as it is', () => {
  const move = { type: 'sell', card: 'gold', claim: 'coin' };
  const read = withNumbers(move, notations.sapone!, games.sapone.cards);
  expect(read).toEqual({ type: 'sell', card: 'gold', claim: 0 });
});
