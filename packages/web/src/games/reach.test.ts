import { subjects } from '@mazzo/games/testing';
import { createMatch } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import type { Meaning, Touches } from '../play/touches.ts';
import { loadGame } from './games.ts';
import { gameIds } from './ids.ts';
import { deciderOf, outOfReach, Reach, reachable } from './reach.fixture.ts';
import type { Reachable } from './reach.fixture.ts';

const STATES = many(8000, 24);
/** Where not every move can be listed, the game's own folder tries what touches lead to. */
const listed = gameIds.filter((id) => subjects[id].game.unlisted === undefined);

describe.each(listed)('%s on the table', (id) => {
  test(`every legal move is within reach in ${STATES} states`, async () => {
    const of = await reachable(await loadGame(id));
    expect(outOfReach(of, subjects[id], STATES)).toEqual([]);
  });

  test('a fault is found: something dark that leads on, and something lit that does not', async () => {
    const of = await reachable(await loadGame(id));
    const { state } = createMatch(of.game, { seed: 'sfc32:fault' });
    const seat = deciderOf(of.game.status(state), 0)!;
    const touches = of.face.touches(state, seat, null);
    const [lit] = touches.taps.keys();
    const withTaps = (change: (taps: Map<string, Meaning>) => void): Reachable => {
      const taps = new Map(touches.taps);
      change(taps);
      return { ...of, face: { ...of.face, touches: (): Touches => ({ ...touches, taps }) } };
    };
    expect(new Reach(of, state, seat).faults).toEqual([]);
    const dark = withTaps((taps) => void taps.delete(lit!));
    expect(new Reach(dark, state, seat).faults).not.toEqual([]);
    const wrong = withTaps((taps) => void taps.set(lit!, { kind: 'move', move: { type: 'none' } }));
    expect(new Reach(wrong, state, seat).faults).not.toEqual([]);
  });
});
