/** The one search, on a game so small that its worth is known: draw the higher of two hidden cards. */
import { chanceFrom, createMatch, simpleBrain } from '@mazzo/kernel';
import type { Imagination, Position, Weighed } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import type { Move, State } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { search } from './search.ts';

const soberly = { risk: 0, bluff: 0, forgets: 0, mistakes: 0 };

function position(seed: string): Position<State> {
  const match = createMatch(toy, { seed: 'sfc32:search' });
  const view = match.view(0);
  return { view, seat: 0, free: false, memory: null, manner: soberly, chance: chanceFrom(seed) };
}

const weighed: Weighed<Move>[] = [0, 1, 2].map((slot) => ({
  move: { type: 'look', slot },
  value: -slot,
  reasons: {},
}));

/** A world is worth what the test says of the move that led to it, and of the world's own luck. */
function mind(worth: (slot: number, luck: number) => number): Imagination<State, Move> {
  let tried = 0;
  let luck = 0;
  return {
    steps: () => 100,
    imagine(at, chance) {
      luck = chance.below(1000) / 1000;
      tried = 0;
      return toy.imagine(at.view, 0, chance);
    },
    play: (world, seat, chance) =>
      simpleBrain<State, Move, never>(() => toy.legal(world, seat)[0]!).weigh({
        ...position('sfc32:none'),
        view: world,
        seat,
        memory: [],
        chance,
      })[0]!.move,
    // Candidates are tried in one order in every world.
    worth: () => worth(tried++, luck),
  };
}

function chosen(worth: (tried: number, luck: number) => number, steps: number): Move | null {
  const searching = { game: toy, mind: mind(worth), position: position('sfc32:luck'), steps };
  return search(searching, weighed)[0]!.move;
}

test('what is better in every world is found, however the worlds differ', () => {
  expect(chosen((tried, luck) => luck + (tried === 1 ? 0.01 : 0), 60)).toEqual(weighed[1]!.move);
});

test('where nothing is better, what knowledge prefers is played', () => {
  expect(chosen((_, luck) => luck, 60)).toEqual(weighed[0]!.move);
  expect(chosen((tried, luck) => luck - tried, 60)).toEqual(weighed[0]!.move);
});

test('a gain within its error is none', () => {
  // As often worse as better: the mean gain is a matter of luck.
  const noisy = (tried: number, luck: number) => (tried === 0 ? 0.5 : luck > 0.5 ? 1 : 0);
  const left = Array.from({ length: 30 }, (_, n) => {
    const searching = {
      game: toy,
      mind: mind(noisy),
      position: position(`sfc32:noise ${n}`),
      steps: 30,
    };
    return search(searching, weighed)[0]!.move;
  }).filter((move) => move !== weighed[0]!.move);
  expect(left.length).toBeLessThan(10);
});

test('the same chance and budget give the same, and the budget is kept', () => {
  let worlds = 0;
  const counting: Imagination<State, Move> = {
    ...mind((_, luck) => luck),
    imagine(at, chance) {
      worlds += 1;
      return toy.imagine(at.view, 0, chance);
    },
  };
  const searched = () => {
    const searching = { game: toy, mind: counting, position: position('sfc32:same'), steps: 40 };
    return search(searching, weighed);
  };
  expect(searched()).toEqual(searched());
  expect(worlds).toBeLessThanOrEqual(2 * 42);
});

test('what is the same in all worlds is pondered once', () => {
  let pondered = 0;
  const pondering = {
    steps: () => 100,
    ponder() {
      pondered += 1;
      return mind((tried, luck) => luck + (tried === 1 ? 0.01 : 0));
    },
  };
  const searching = { game: toy, mind: pondering, position: position('sfc32:luck'), steps: 60 };
  expect(search(searching, weighed)[0]!.move).toEqual(weighed[1]!.move);
  expect(pondered).toBe(1);
});

test('a mind that neither plays on nor knows what a world is worth is a mistake', () => {
  const { imagine, steps } = mind(() => 0);
  const lost = { imagine, steps, worth: () => null };
  const searching = { game: toy, mind: lost, position: position('sfc32:luck'), steps: 60 };
  expect(() => search(searching, weighed)).toThrow('unknown worth');
});
