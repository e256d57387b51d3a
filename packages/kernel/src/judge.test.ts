import { describe, expect, test } from 'vitest';
import { decisionOf, isOpen, refuseUnasked } from './asked.ts';
import type { Status } from './game.ts';
import { judge, readMove } from './judge.ts';
import { createMatch } from './match.ts';
import { toy } from './testing/toy/index.ts';
import type { Toy } from './testing/toy/index.ts';

const asking: Status = {
  over: false,
  decisions: [
    { seat: 0, id: 4, pace: 'turn' },
    { seat: 2, id: 5, pace: 'window' },
  ],
  clocks: [],
};
const over: Status = { over: true, standings: [] };

describe('who is asked', () => {
  test('has a decision', () => {
    expect(decisionOf(asking, 2)).toEqual({ seat: 2, id: 5, pace: 'window' });
    expect(decisionOf(asking, 1)).toBeUndefined();
    expect(decisionOf(asking, 'clock')).toBeUndefined();
    expect(decisionOf(over, 0)).toBeUndefined();
  });

  test.each([
    [asking, 0, null],
    [asking, 2, null],
    [asking, 1, 'notYourDecision'],
    [asking, 'clock', 'notYourDecision'],
    [over, 0, 'matchOver'],
    [over, 'clock', 'matchOver'],
  ] as const)('[C-10] %o, seat %s: %s', (status, by, reason) => {
    expect(refuseUnasked(status, by)).toEqual(reason === null ? null : { rule: 'C-10', reason });
  });
});

test.each([
  [0, 4, true],
  [0, 5, false],
  [1, 4, false],
  ['clock', 9, true],
  ['clock', 4, false],
] as const)('[C-10] asked by %s for %s: %s', (by, id, open) => {
  const timed: Status = { ...asking, clocks: [{ seat: null, id: 9, minutes: 30 }] };
  expect(isOpen(timed, by, id)).toBe(open);
  expect(isOpen(over, by, id)).toBe(false);
});

describe('judging goes from the outside in', () => {
  const { state } = createMatch(toy);
  const id = state.question;
  const good = { type: 'look', slot: 0 };
  const early = { type: 'trade', slot: 0 };

  test.each([
    // by   move   decision  reason
    [9, null, id + 1, 'noSuchSeat'],
    [0, null, id + 1, 'notAMove'],
    [0, early, id + 1, 'staleDecision'],
    [0, early, id, 'lookFirst'],
    [0, early, undefined, 'lookFirst'],
    [0, good, id + 1, 'staleDecision'],
  ] as const)('[C-10] by %s %o for decision %s: %s', (by, move, decision, reason) => {
    expect(judge(toy, state, 3, by, move, decision)).toMatchObject({ reason });
  });

  test('and lets pass what nothing speaks against', () => {
    expect(judge(toy, state, 3, 0, good)).toBeNull();
    expect(judge(toy, state, 3, 0, good, id)).toBeNull();
  });

  test('the rules are asked about the move as it was read, and only if it is one', () => {
    const asked: unknown[] = [];
    const listening: Toy = {
      ...toy,
      check(_state, _by, move) {
        asked.push(move);
        return null;
      },
    };
    const sent = { type: 'look', slot: 0 };
    judge(listening, state, 3, 0, sent);
    judge(listening, state, 3, 0, { ...sent, more: 1 });
    judge(listening, state, 3, 9, sent);
    expect(asked).toEqual([sent]);
    expect(asked[0]).not.toBe(sent);
  });
});

test('a move is read into a plain copy, or is none', () => {
  const inherited = Object.create({ type: 'look', slot: 1 }) as object;
  const read = readMove(toy, inherited);
  expect(read).toEqual({ type: 'look', slot: 1 });
  expect(Object.keys(read!)).toEqual(['type', 'slot']);
  expect(readMove(toy, { type: 'look', slot: 3 })).toBeNull();
});
