/** The rules as a page has them: without what is beyond a turn's first card, until it is fetched. */
import { chanceFrom, createMatch, Lacking } from '@mazzo/kernel';
import { expect, test, vi } from 'vitest';
import type * as Here from './beyond-here.ts';
import * as beyondLate from './beyond-late.ts';
import { sapone } from './index.ts';
import type { Event, Move } from './types.ts';

vi.mock('#sapone-beyond', () => import('./beyond-late.ts'));
const here = await vi.importActual<typeof Here>('./beyond-here.ts');

type Rules = Omit<typeof Here, 'late'>;

const chance = () => chanceFrom('sfc32:late');

test('it has all that is beyond', () => {
  expect(Object.keys(beyondLate).toSorted()).toEqual(Object.keys(here).toSorted());
  expect(here).toHaveProperty('late', null);
});

test('[S-4] a first card is judged and taken without it, and as with it', () => {
  const pick: Move = { type: 'pick' };
  for (let n = 0; n < 60; n++) {
    const { state } = createMatch(sapone, { seed: `sfc32:pick ${n}`, seats: 2 + (n % 7) });
    expect(here.check(state, state.turn, pick)).toBeNull();
    expect(sapone.check(state, state.turn, pick)).toBeNull();
    const told = [sapone, here].map(({ resolve }) => {
      const events: Event[] = [];
      resolve(sapone.clone(state), state.turn, pick, chance(), (event) => events.push(event));
      return events;
    });
    expect(told[0]).toEqual(told[1]);
    const other = (state.turn + 1) % state.hands.length;
    expect(here.check(state, other, pick)).not.toBeNull();
    for (const by of [other, 'clock'] as const) {
      expect(() => sapone.check(state, by, pick)).toThrow(Lacking);
    }
  }
  expect(beyondLate.late.isThere()).toBe(false);
});

test('all else is lacking until it is there: then it is the same', async () => {
  const match = createMatch(sapone, { seed: 'sfc32:turn' });
  const seat = match.state.turn;
  const view = match.view(seat);
  const clock = { seat, id: 0, pace: 'turn' } as const;
  const asked = [
    (rules: Rules) => rules.check(view, seat, { type: 'pass' }),
    (rules: Rules) => rules.getEvents(),
    (rules: Rules) => rules.legal(view, seat),
    (rules: Rules) => rules.getBrain(),
    (rules: Rules) => rules.timeout(view, clock),
    (rules: Rules) => rules.imagine(view, seat, chance()),
  ];
  for (const ask of asked) expect(() => ask(beyondLate)).toThrow(Lacking);
  const ends: Move = { type: 'endSale' };
  expect(() => sapone.resolve(view, seat, ends, chance(), () => undefined)).toThrow(Lacking);
  expect(() => sapone.events).toThrow(Lacking);
  expect(beyondLate.late.isThere()).toBe(false);
  await beyondLate.late.fetch();
  for (const ask of asked) expect(ask(beyondLate)).toEqual(ask(here));
});
