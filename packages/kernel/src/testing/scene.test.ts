import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';
import { toy } from './toy/index.ts';
import type { Options } from './toy/index.ts';

const PLAY_A = { type: 'play', card: 5 } as const;

/** Two seats; seat 0 holds a and b, and what else is named lies on the blue deck. */
function dealt(blues: string, options: Partial<Options> = {}, later: readonly string[][] = []) {
  const table = scene(toy, {
    seats: 2,
    options,
    shuffles: [[], blues.split(''), ...later],
    deck: (state) => (later.length > 0 ? state.redDeck : state.blueDeck),
  });
  for (const seat of [0, 1]) table.play(seat, { type: 'look', slot: 0 });
  return table;
}

describe('a scene', () => {
  test('is a match with its shuffles rigged', () => {
    const table = dealt('abcc');
    expect(table.state.hands.map((hand) => hand.cards.slice(5))).toEqual([
      [1, 1, 0, 0, 0],
      [0, 0, 2, 0, 0],
    ]);
    expect(table.play(0, PLAY_A).ok).toBe(true);
    expect(table.log.length).toBe(5);
  });

  test('is used up when every card named has been drawn', () => {
    const table = dealt('abccde');
    expect(() => table.usedUp()).toThrow('not drawn: d e');
    table.play(0, PLAY_A);
    expect(() => table.usedUp()).toThrow(/not drawn: e$/);
    table.play(1, { type: 'play', card: 7 });
    expect(() => table.usedUp()).not.toThrow();
    table.play(0, { type: 'play', card: 6 });
    expect(() => table.usedUp()).not.toThrow();
  });

  test('is not used up while a rigged shuffle has not happened', () => {
    const table = dealt('', { turns: 20 }, [['1']]);
    expect(() => table.usedUp()).toThrow('2 of 3 shuffles came');
    for (let turn = 0; turn < 13; turn++) table.play(turn % 2, { type: 'trade', slot: turn % 3 });
    expect(table.state.redDeck).toEqual([]);
    expect(() => table.usedUp()).toThrow('2 of 3 shuffles came');
  });

  test('stays used up when more shuffles come than were rigged', () => {
    const table = dealt('abccde', { turns: 1, rounds: 2 });
    table.play(0, PLAY_A);
    table.play(1, { type: 'play', card: 7 });
    expect([table.state.rounds, table.state.blueDeck.length]).toEqual([1, 11]);
    expect(() => table.usedUp()).not.toThrow();
  });

  test('asking changes nothing', () => {
    const table = dealt('abccde');
    const before = JSON.stringify([table.state, table.log]);
    expect(() => table.usedUp()).toThrow('not drawn');
    expect(JSON.stringify([table.state, table.log])).toBe(before);
  });
});
