import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { SECOND_CHANCE } from '../cards.ts';
import { flip7 } from '../index.ts';
import { legal } from '../legal.ts';
import { has, isEmptyLine } from '../line.ts';
import { scoreOf } from '../scoring.ts';
import { seatToDecide } from '../status.ts';
import type { Event, Move, State } from '../types.ts';
import { QuickRound } from './quick-round.ts';
import type { Habits } from './quick-round.ts';

const ENOUGH = 22;

/** Draws for so many points, and names the first who is left to name. */
const plainly: Habits = {
  draws: (round, seat) => round.scoreOf(seat) < ENOUGH || ((round.covered >> seat) & 1) === 1,
  target: (_round, _seat, _card, mask) => 31 - Math.clz32(mask & -mask),
};

/** The same by the rules. */
function plainMove(state: State, seat: Seat): Move {
  const [first, other] = legal(state, seat);
  if (first!.type === 'target' || other === undefined) return first!;
  const line = state.players[seat]!;
  const draws = isEmptyLine(line) || scoreOf(line) < ENOUGH || has(line, SECOND_CHANCE);
  return { type: draws ? 'draw' : 'bank' };
}

function scoresByRules(state: State, number: number): readonly number[] {
  const table = chanceFrom('sfc32:reshuffles', number);
  const ends: (readonly number[])[] = [];
  const tell = (event: Event): void => {
    if (event.type === 'roundEnded') ends.push(event.scores);
    flip7.apply(state, event);
  };
  while (ends.length === 0) {
    const seat = seatToDecide(state);
    flip7.resolve(state, seat, plainMove(state, seat), table, tell);
  }
  return ends[0]!;
}

/** What all players make in so many rounds, and how often they make nothing. */
function countBoth(options: object, rounds: number) {
  const quick = { points: 0, nothing: 0 };
  const real = { points: 0, nothing: 0 };
  const round = new QuickRound(plainly);
  for (let number = 0; number < rounds; number++) {
    const state = flip7.blank(optionsFrom(flip7.options, options), 4);
    flip7.open(state, chanceFrom('sfc32:quick', number), (event) => flip7.apply(state, event));
    round.play(state, state.deck.length - 1, number % 4);
    for (const score of round.finals()) add(quick, score);
    for (const score of scoresByRules(state, number)) add(real, score);
  }
  return { quick, real };
}

function add(sum: { points: number; nothing: number }, score: number): void {
  sum.points += score;
  if (score === 0) sum.nothing += 1;
}

test.each([
  {},
  { seven: 'thatPlayerBanks' },
  { seven: 'othersForfeit' },
  { openingDeal: 'on' },
  { openingDeal: 'on', flipThreeActions: 'deferred' },
])('rounds bring as much as by the rules: %o', (options) => {
  const ROUNDS = 1500;
  const { quick, real } = countBoth(options, ROUNDS);
  const players = 4 * ROUNDS;
  expect(Math.abs(quick.points - real.points) / players).toBeLessThan(1);
  expect(Math.abs(quick.nothing - real.nothing) / players).toBeLessThan(0.03);
});

test('the world is left as it is, and the same cards bring the same', () => {
  const state = flip7.blank(optionsFrom(flip7.options), 4);
  flip7.open(state, chanceFrom('sfc32:left'), (event) => flip7.apply(state, event));
  const before = structuredClone(state);
  const round = new QuickRound(plainly);
  round.play(state, 90, 0);
  const finals = round.finals();
  round.play(state, 90, 1);
  round.play(state, 90, 0);
  expect(round.finals()).toEqual(finals);
  expect(state).toEqual(before);
});
