/** What the first bot of Flip 7 did wrong, counted: `good` does none of it. */
import { flip7, scoreOf } from '@mazzo/games/flip7';
import type { Event, State } from '@mazzo/games/flip7';
import { expect, test } from 'vitest';
import { atFullLength } from '../../../scripts/lengths.ts';
import { watch } from './watch.fixture.ts';

const good = ['good', 'good', 'good', 'good'] as const;

function countMistakes(matches: number, isMistake: (before: State, event: Event) => boolean) {
  let mistakes = 0;
  for (let number = 0; number < matches; number++) {
    watch(flip7, good, number, (before, event) => {
      if (isMistake(before, event)) mistakes++;
    });
  }
  return mistakes;
}

const isOut = ({ active }: State, seat: number) => ((active >> seat) & 1) === 0;
const isBusted = ({ busted }: State, seat: number) => ((busted >> seat) & 1) === 1;

/** What a seat has if the round ends as it stands. */
function standing(state: State, seat: number): number {
  const player = state.players[seat]!;
  return player.total + (isBusted(state, seat) ? 0 : scoreOf(player));
}

/** Somebody is out of the round with enough to win, and with more than this. */
function banksIntoDefeat(before: State, event: Event): boolean {
  if (event.type !== 'banked') return false;
  const own = standing(before, event.seat);
  return before.players.some((_, seat) => {
    const theirs = standing(before, seat);
    return isOut(before, seat) && theirs >= before.options.target && theirs > own;
  });
}

/** The others are all behind whoever has the target by it, and nobody is left to catch up. */
function freezesWhomItServes(before: State, event: Event): boolean {
  if (event.type !== 'froze' || event.by === event.seat) return false;
  const theirs = standing(before, event.seat);
  if (theirs < before.options.target) return false;
  const others = before.players.map((_, seat) => seat).filter((seat) => seat !== event.seat);
  const best = Math.max(...others.map((seat) => standing(before, seat)));
  return theirs > best && others.filter((seat) => !isOut(before, seat)).length > 1;
}

const matches = atFullLength ? 1000 : 12;

test('nobody banks into certain defeat', () => {
  expect(countMistakes(matches, banksIntoDefeat)).toBe(0);
});

test('nobody makes a winner of somebody by freezing them, if somebody else can be frozen', () => {
  expect(countMistakes(matches, freezesWhomItServes)).toBe(0);
});
