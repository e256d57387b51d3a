import type { Pace, Seat, Status } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { allowance, defaultClocks, extend, halt, resume, wind } from './clocks.ts';
import { proposeMoreTime } from './propose-more-time.ts';
import type { ClockName, Clocks } from './clocks.ts';

function clocks(name: ClockName = 'normal'): Clocks {
  return { name, asked: [], sessions: [], pausedSince: null };
}

function asks(...decisions: [Seat, number, Pace][]): Status {
  return {
    over: false,
    decisions: decisions.map(([seat, id, pace]) => ({ seat, id, pace })),
    clocks: [],
  };
}

function deadlines({ asked }: Clocks) {
  return asked.map(({ seat, deadline }) => [seat, deadline]);
}

test.each([
  ['none', null, null, null],
  ['relaxed', 90, 180, 20],
  ['normal', 45, 90, 8],
  ['fast', 20, 40, 4],
] as const)('[C-8] %s: %s s a turn, %s s a long one, %s s a window', (name, turn, long, window) => {
  const seconds = (pace: Pace) => {
    const time = allowance(name, pace);
    return time === null ? null : time / 1000;
  };
  expect([seconds('turn'), seconds('longTurn'), seconds('window')]).toEqual([turn, long, window]);
  expect(seconds('longWindow')).toBe(long);
  expect(seconds('free')).toBeNull();
});

test('[C-8] none with one person, normal with more', () => {
  expect([0, 1, 2, 5].map(defaultClocks)).toEqual(['none', 'none', 'normal', 'normal']);
});

describe('[C-8] a clock runs from the question', () => {
  test('and on while others move, until the question changes', () => {
    const running = clocks();
    wind(running, asks([0, 1, 'turn'], [1, 1, 'turn']), { seq: 0, by: null, time: 0 });
    wind(running, asks([0, 1, 'turn']), { seq: 1, by: 1, time: 5000 });
    expect(deadlines(running)).toEqual([[0, 45_000]]);
    wind(running, asks([0, 2, 'turn']), { seq: 2, by: 0, time: 7000 });
    expect(deadlines(running)).toEqual([[0, 52_000]]);
    wind(running, { over: true, standings: [] }, { seq: 3, by: 0, time: 9000 });
    expect(running).toMatchObject({ asked: [], sessions: [] });
  });

  test('and is not set back by acting oneself', () => {
    const running = clocks();
    wind(running, asks([0, 1, 'window']), { seq: 0, by: null, time: 0 });
    wind(running, asks([0, 1, 'window']), { seq: 1, by: 0, time: 3000 });
    expect(running.asked).toMatchObject([{ deadline: 8000, since: 1, sinceTime: 3000 }]);
  });
});

test('[P-18] decisions that share a clock do not wind it again, nor get more time for it anew', () => {
  const turn = (id: number, clock: number): Status => {
    const decision = { seat: 0, id, pace: 'longTurn', clock } as const;
    return { over: false, decisions: [decision], clocks: [] };
  };
  const running = clocks();
  wind(running, turn(1, 1), { seq: 0, by: null, time: 0 });
  extend(running, 0, 1);
  wind(running, turn(2, 1), { seq: 1, by: 0, time: 170_000 });
  expect(running.asked).toMatchObject([{ id: 2, deadline: 180_000, extensions: 1, since: 1 }]);
  wind(running, turn(3, 2), { seq: 2, by: 0, time: 175_000 });
  expect(running.asked).toMatchObject([{ id: 3, deadline: 265_000, extensions: 0 }]);
});

test("[C-8] a window's clock stands still while an action is played, and starts afresh", () => {
  const running = clocks();
  wind(running, asks([0, 1, 'window'], [1, 1, 'window']), { seq: 0, by: null, time: 0 });
  extend(running, 1, 1);
  wind(running, asks([0, 2, 'turn'], [1, 1, 'free']), { seq: 1, by: 0, time: 7000 });
  expect(deadlines(running)).toEqual([
    [0, 52_000],
    [1, null],
  ]);
  wind(running, asks([0, 3, 'window'], [1, 1, 'window']), { seq: 2, by: 0, time: 30_000 });
  expect(running.asked).toMatchObject([
    { seat: 0, deadline: 38_000, extensions: 0 },
    // What was granted before counts on: twice a decision.
    { seat: 1, deadline: 38_000, extensions: 1 },
  ]);
});

describe('[C-8] more time', () => {
  const reason = (running: Clocks, seat: Seat | null, id: number) => {
    const proposal = proposeMoreTime(running, seat, id);
    return proposal.kind === 'refuse' ? [proposal.refusal.rule, proposal.refusal.reason] : proposal.kind; // prettier-ignore
  };

  test('is the same again, twice a decision, for the one who asked', () => {
    const running = clocks();
    wind(running, asks([0, 1, 'turn'], [1, 1, 'turn']), { seq: 0, by: null, time: 0 });
    for (const deadline of [90_000, 135_000]) {
      expect(reason(running, 0, 1)).toBe('write');
      extend(running, 0, 1);
      expect(deadlines(running)).toEqual([
        [0, deadline],
        [1, 45_000],
      ]);
    }
    expect(reason(running, 0, 1)).toEqual(['C-8', 'noMoreTime']);
  });

  test.each([
    ['normal', null, 1, ['C-10', 'notSeated']],
    ['normal', 0, 2, ['C-10', 'staleDecision']],
    ['normal', 1, 1, ['C-8', 'noClock']],
    ['none', 0, 1, ['C-8', 'noClock']],
  ] as const)('at %s, seat %s for decision %s: %s', (name, seat, id, refused) => {
    const running = clocks(name);
    wind(running, asks([0, 1, 'turn'], [1, 1, 'free']), { seq: 0, by: null, time: 0 });
    expect(reason(running, seat, id)).toEqual(refused);
  });
});

test('[C-8] a clock of no seat runs at a table without clocks too, from when it is told', () => {
  const running = clocks('none');
  const session = { seat: null, id: 7, minutes: 5 };
  const status = { ...asks([0, 1, 'turn']), clocks: [session] } as Status;
  wind(running, status, { seq: 0, by: null, time: 1000 });
  wind(running, status, { seq: 1, by: 0, time: 9000 });
  expect(running.sessions).toEqual([{ id: 7, deadline: 301_000 }]);
  expect(deadlines(running)).toEqual([[0, null]]);
});

test('in a pause every clock keeps what it has left', () => {
  const running = clocks();
  const session = { seat: null, id: 0, minutes: 1 };
  const status = { ...asks([0, 1, 'turn'], [1, 1, 'free']), clocks: [session] } as Status;
  wind(running, status, { seq: 0, by: null, time: 0 });
  halt(running, 10_000);
  halt(running, 12_000);
  resume(running, 110_000);
  resume(running, 120_000);
  expect(deadlines(running)).toEqual([
    [0, 145_000],
    [1, null],
  ]);
  expect(running.sessions).toEqual([{ id: 0, deadline: 160_000 }]);
  expect(running.asked[0]!.sinceTime).toBe(100_000);
});
