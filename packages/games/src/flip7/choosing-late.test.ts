/** The rules as a page has them: without what bots choose by, until it is fetched. */
import { chanceFrom, createMatch, Lacking } from '@mazzo/kernel';
import { expect, test, vi } from 'vitest';
import type * as Choosing from './choosing-here.ts';
import * as choosingLate from './choosing-late.ts';
import { flip7 } from './index.ts';

vi.mock('#flip7-choosing', () => import('./choosing-late.ts'));
const here = await vi.importActual<typeof Choosing>('./choosing-here.ts');

const chance = () => chanceFrom('sfc32:late');

test('it has all that choosing has', () => {
  expect(Object.keys(choosingLate).toSorted()).toEqual(Object.keys(here).toSorted());
  expect(here).toHaveProperty('late', null);
});

test('whatever is chosen is lacking until it is there: then it is the same', async () => {
  const match = createMatch(flip7, { seed: 'sfc32:turn' });
  const status = match.status();
  const seat = status.over ? 0 : status.decisions[0]!.seat;
  const view = match.view(seat);
  const clock = { seat, id: 0, pace: 'turn' } as const;
  expect(() => flip7.brain).toThrow(Lacking);
  expect(() => flip7.events).toThrow(Lacking);
  expect(() => flip7.timeout(view, clock)).toThrow(Lacking);
  expect(() => flip7.imagine(view, seat, chance())).toThrow(Lacking);
  await choosingLate.late.fetch();
  expect(flip7.brain).toBe(here.getBrain());
  expect(flip7.events).toBe(here.getEvents());
  expect(flip7.timeout(view, clock)).toEqual(here.timeout(view, clock));
  expect(flip7.imagine(view, seat, chance())).toEqual(here.imagine(view, seat, chance()));
});
