import { ranks, vinto } from '@mazzo/games/vinto';
import { createMatch } from '@mazzo/kernel';
import type { AnyMove } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { keyOf } from '../../play/touches.ts';
import { Reach, reachable } from '../reach.fixture.ts';
import { page } from './index.ts';

test('[V-9] a card can be tossed in while one’s own tossed Ace asks for a player', async () => {
  const { state } = createMatch(vinto, { seed: 'sfc32:ace' });
  state.phase = { kind: 'tossIn', passed: 0, barred: 0, tried: [] };
  state.action = { seat: 0, rank: ranks.indexOf('A'), tossed: true, targets: [] };
  const legal = vinto.legal(state, 0).map(keyOf);
  expect(legal).toContain(keyOf({ type: 'tossIn', slot: 0 } as AnyMove));
  const { moves } = new Reach(await reachable(page), state, 0);
  expect([...moves.keys()].toSorted()).toEqual(legal.toSorted());
});
