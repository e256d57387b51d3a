/** The rules as a page has them: without what bots choose by, until it is fetched. */
import { chanceFrom, createMatch, Lacking } from '@mazzo/kernel';
import { expect, test, vi } from 'vitest';
import type * as Choosing from './choosing-here.ts';
import * as choosingLate from './choosing-late.ts';
import { pinnacola } from './index.ts';

vi.mock('#pinnacola-choosing', () => import('./choosing-late.ts'));
const here = await vi.importActual<typeof Choosing>('./choosing-here.ts');

const chance = () => chanceFrom('sfc32:late');

test('it has all that choosing has', () => {
  expect(Object.keys(choosingLate).toSorted()).toEqual(Object.keys(here).toSorted());
  expect(here).toHaveProperty('late', null);
});

test('what is chosen is lacking until it is there: then it is the same', async () => {
  const match = createMatch(pinnacola, { seed: 'sfc32:turn' });
  const seat = match.state.turn;
  const view = match.view(seat);
  const clock = { seat, id: 0, pace: 'turn' } as const;
  expect(() => pinnacola.brain).toThrow(Lacking);
  expect(() => pinnacola.events).toThrow(Lacking);
  expect(() => pinnacola.timeout(view, clock)).toThrow(Lacking);
  expect(() => pinnacola.imagine(view, seat, chance())).toThrow(Lacking);
  expect(choosingLate.late.isThere()).toBe(false);
  await choosingLate.late.fetch();
  expect(pinnacola.brain).toBe(here.getBrain());
  expect(pinnacola.events).toBe(here.getEvents());
  expect(pinnacola.timeout(view, clock)).toEqual(here.timeout(view, clock));
  expect(pinnacola.imagine(view, seat, chance())).toEqual(here.imagine(view, seat, chance()));
});
