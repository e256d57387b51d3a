/** The rules as a page has them: without their solver, until it is fetched. */
import { cardNamed, chanceFrom, createMatch, Lacking, offhand } from '@mazzo/kernel';
import { expect, test, vi } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { cards, JOKER } from './cards.ts';
import { emptyDraft } from './draft.ts';
import { pinnacola } from './index.ts';
import { bestFrom } from './lay-best.ts';
import { isPlain } from './legal.ts';
import type { Options } from './options.ts';
import type * as Exact from './solver.ts';
import * as solverLate from './solver-late.ts';

vi.mock('#solver', () => import('./solver-late.ts'));
const { bestFinish } = await vi.importActual<typeof Exact>('./solver.ts');

const { lateSolver } = solverLate;
const OPENINGS = many(5000, 300);

function opening(n: number, options: Partial<Options> = {}) {
  const match = createMatch(pinnacola, { seed: `sfc32:opening ${n}`, options });
  const seat = match.state.turn;
  return { match, seat, view: match.view(seat) };
}

test('it has all that the solver has', async () => {
  const here = await vi.importActual('./solver-here.ts');
  expect(Object.keys(solverLate).toSorted()).toEqual(Object.keys(here).toSorted());
  expect(here['lateSolver']).toBeNull();
});

test('every opening that is said to be plain is judged without it', () => {
  let plain = 0;
  for (let n = 0; n < OPENINGS; n++) {
    const { seat, view } = opening(n, { earlierMelds: n % 2 === 0 ? 'stay' : 'rearranged' });
    if (!isPlain(view, seat)) continue;
    plain += 1;
    expect(pinnacola.legal(view, seat)).toContainEqual({ type: 'draw' });
    const taking = { type: 'takePozzo', from: 0 } as const;
    expect(() => pinnacola.check(view, seat, taking)).not.toThrow();
  }
  expect(plain).toBeGreaterThan(OPENINGS * 0.95);
});

test('[P-11] a joker that nothing in hand goes with has to be searched for', () => {
  const { seat, view } = opening(0, { earlierMelds: 'rearranged' });
  const hand = view.hands[seat]!;
  hand.cards.fill(0);
  for (const name of 'Ac 4c 7c 10c 2d 5d 8d Jd 3h 6h 9h Qh Ks'.split(' ')) {
    hand.cards[cardNamed(cards, name)!]! += 1;
  }
  view.pozzo = [JOKER];
  expect(isPlain(view, seat)).toBe(false);
  expect(isPlain(view, 1 - seat)).toBe(true);
  expect(() => pinnacola.legal(view, seat)).toThrow(Lacking);
});

test('what needs it says so, until it is there: then the answers are the same', async () => {
  const { match, seat } = opening(1);
  const drawn = match.play(seat, { type: 'draw' });
  expect(drawn.ok).toBe(true);
  const melding = match.view(seat);
  expect(isPlain(melding, seat)).toBe(false);
  const chosen = () => offhand(pinnacola, melding, seat, chanceFrom('sfc32:late'));
  const laid = () => bestFrom(melding, seat, emptyDraft);
  expect(chosen).toThrow(Lacking);
  expect(laid).toThrow(Lacking);
  expect(lateSolver.isThere()).toBe(false);
  await lateSolver.fetch();
  expect(lateSolver.isThere()).toBe(true);
  expect(chosen()).toMatchObject({ type: 'finish' });
  expect(laid).not.toThrow();
  const rest = { options: melding.options, hand: melding.hands[seat]!.cards, own: [], theirs: [] };
  const asked = { ...rest, owed: null, firstTurn: true };
  expect(solverLate.bestFinish(asked)).toEqual(bestFinish(asked));
});
