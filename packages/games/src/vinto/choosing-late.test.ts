/** The rules as a page has them: without what bots choose by, until it is fetched. */
import { chanceFrom, createMatch, Lacking } from '@mazzo/kernel';
import { expect, test, vi } from 'vitest';
import type * as Choosing from './choosing.ts';
import * as choosingLate from './choosing-late.ts';
import { vinto } from './index.ts';

vi.mock('#vinto-choosing', () => import('./choosing-late.ts'));
const here = await vi.importActual<typeof Choosing>('./choosing-here.ts');

const chance = () => chanceFrom('sfc32:late');

test('it has all that choosing has', () => {
  expect(Object.keys(choosingLate).toSorted()).toEqual(Object.keys(here).toSorted());
  expect(here).toHaveProperty('late', null);
});

test('[V-2] the first looks are chosen without it, and as with it', () => {
  for (let n = 0; n < 50; n++) {
    const match = createMatch(vinto, { seed: `sfc32:looks ${n}`, seats: 4 + (n % 2) });
    for (let looks = 0; looks < 2 * match.state.hands.length; looks++) {
      const seat = Math.floor(looks / 2);
      const view = match.view(seat);
      const look = vinto.sensible(view, seat, chance());
      expect(look).toEqual(here.sensible(view, seat, chance()));
      expect(match.play(seat, look).ok).toBe(true);
    }
    expect(match.state.phase.kind).toBe('start');
  }
  expect(choosingLate.late.isThere()).toBe(false);
});

test('whatever else is chosen is lacking until it is there: then it is the same', async () => {
  const match = createMatch(vinto, { seed: 'sfc32:turn' });
  for (let looks = 0; looks < 8; looks++) {
    const seat = Math.floor(looks / 2);
    match.play(seat, vinto.sensible(match.view(seat), seat, chance()));
  }
  const seat = match.state.turn;
  const view = match.view(seat);
  const clock = { seat, id: 0, pace: 'turn' } as const;
  expect(() => vinto.sensible(view, seat, chance())).toThrow(Lacking);
  expect(() => vinto.timeout(view, clock)).toThrow(Lacking);
  expect(() => vinto.imagine(view, seat, chance())).toThrow(Lacking);
  await choosingLate.late.fetch();
  expect(vinto.sensible(view, seat, chance())).toEqual(here.sensible(view, seat, chance()));
  expect(vinto.timeout(view, clock)).toEqual(here.timeout(view, clock));
  expect(vinto.imagine(view, seat, chance())).toEqual(here.imagine(view, seat, chance()));
});
