import { sapone } from '@mazzo/games/sapone';
import { references } from '@mazzo/games/references';
import { vinto } from '@mazzo/games/vinto';
import { chanceFrom, createMatch, decisionOf, isWindow, offhand } from '@mazzo/kernel';
import type { AnyGame, AnyMove, AnyOptions, Decision, Pace, Seat, Status } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import { describe, expect, test } from 'vitest';
import { askMe, follow, notPassing, passAhead, passFor } from './passing-ahead.ts';

const ME = 0;

/** A game of which only the rounds and the time-outs are known. */
const game: AnyGame = {
  ...toy,
  tally: (view) => ({ rounds: view as number, totals: [] }),
  timeout: (_view, { id }) => ({ type: `pass${id}` }),
};

type Asked = readonly [seat: Seat, pace: Pace];

function asks(...asked: readonly Asked[]): Status {
  const decisions = asked.map(([seat, pace], id): Decision => ({ seat, id, pace }));
  return { over: false, decisions, clocks: [] };
}

/** In the first match, in this round. */
function position(status: Status, rounds = 0, match = 'first') {
  return { match, seat: ME, view: rounds, status };
}

const myTurn: Asked = [ME, 'turn'];
const adasTurn: Asked = [1, 'turn'];
const window: readonly Asked[] = [
  [ME, 'window'],
  [1, 'window'],
];

/** Whether the wish still stands after each of these, wished after the first. */
function standing(...statuses: readonly Status[]): boolean[] {
  const [first, ...later] = statuses;
  let passing = passAhead(follow(notPassing, game, position(first!)));
  return later.map((status) => {
    passing = follow(passing, game, position(status));
    return passing.wished;
  });
}

describe('not until my turn', () => {
  test.each([
    ['a turn of mine', [asks(...window), asks(myTurn)], [false]],
    ['a long turn of mine', [asks(...window), asks([ME, 'longTurn'])], [false]],
    ["somebody else's turn and another window", [asks(adasTurn), asks(...window)], [true]],
    [
      'a window that an action reopens',
      [asks(...window), asks([1, 'turn'], [ME, 'free']), asks(...window), asks(...window)],
      [true, true, true],
    ],
    [
      'an action of mine or of others within the window',
      [asks(...window), asks(myTurn, [1, 'free']), asks(adasTurn, [ME, 'free']), asks(...window)],
      [true, true, true],
    ],
    [
      'an action of others within the window of my own turn',
      [asks(myTurn), asks(adasTurn, [ME, 'free']), asks(...window), asks(myTurn), asks(adasTurn)],
      [true, true, true, true],
    ],
    ['the bids for somebody else', [asks([ME, 'longWindow']), asks([1, 'longTurn'])], [true]],
    [
      'my next turn, though not what is left of this one',
      [asks(myTurn), asks(...window), asks(myTurn), asks(adasTurn), asks(...window), asks(myTurn)],
      [true, true, true, true, false],
    ],
    ['the end of the match', [asks(...window), { over: true, standings: [] }], [false]],
  ] as const)('%s', (_what, statuses, expected) => {
    expect(standing(...statuses)).toEqual(expected);
  });

  test('ends with the round and with the match', () => {
    const passing = passAhead(follow(notPassing, game, position(asks(...window))));
    expect(follow(passing, game, position(asks(...window), 1)).wished).toBe(false);
    expect(follow(passing, game, position(asks(...window), 0, 'second')).wished).toBe(false);
    expect(follow(passing, game, position(asks(...window))).wished).toBe(true);
  });

  test('is taken back, and wished again', () => {
    const passing = passAhead(follow(notPassing, game, position(asks(...window))));
    expect(askMe(passing).wished).toBe(false);
    expect(passAhead(askMe(passing))).toEqual(passing);
  });
});

describe('a pass', () => {
  test.each([
    ['window', { decision: 0, move: { type: 'pass0' } }],
    ['longWindow', { decision: 0, move: { type: 'pass0' } }],
    ['turn', null],
    ['longTurn', null],
    ['free', null],
  ] as const)('for a %s: %j', (pace, expected) => {
    expect(passFor(game, position(asks([ME, pace])))).toEqual(expected);
  });

  test('is for nobody who is not asked, looks on, or has played to the end', () => {
    expect(passFor(game, position(asks([1, 'window'])))).toBeNull();
    expect(passFor(game, { ...position(asks(...window)), seat: null })).toBeNull();
    expect(passFor(game, position({ over: true, standings: [] }))).toBeNull();
  });
});

interface Counted {
  /** What the first seat had to answer itself, how often that was a pass, and what was passed for it. */
  answers: number;
  ownPasses: number;
  passes: number;
  /** Passes of the same round that followed each other without an answer of its own. */
  longestRow: number;
  rounds: number;
}

/** More than any of these matches takes. */
const MOST_STEPS = 20_000;

/** Plays as the bots do; with `wishes`, the first seat wishes not to be asked wherever it is free to. */
function playOut(of: AnyGame, seed: string, options: AnyOptions, wishes: boolean): Counted {
  const match = createMatch(of, { seats: 4, options, seed: `sfc32:${seed}` });
  const chance = chanceFrom(`sfc32:${seed}`, 1);
  const counted: Counted = { answers: 0, ownPasses: 0, passes: 0, longestRow: 0, rounds: 0 };
  let row = 0;
  let steps = 0;
  let passing = notPassing;
  for (let status = match.status(); !status.over; status = match.status()) {
    if (++steps > MOST_STEPS) throw new Error('the match does not end');
    const at = { match: seed, seat: ME, view: match.view(ME), status };
    passing = follow(passing, of, at);
    const pass = passing.wished ? passFor(of, at) : null;
    if (pass !== null) {
      expect(match.play(ME, pass.move, pass.decision)).toMatchObject({ ok: true });
      // It comes late, or a second time: it passes nothing that is asked by then.
      expect(match.play(ME, pass.move, pass.decision)).toMatchObject({ ok: false });
      counted.passes++;
      counted.longestRow = Math.max(counted.longestRow, ++row);
      continue;
    }
    const awaited = status.decisions.filter(({ pace }) => pace !== 'free');
    const { seat } = awaited[chance.below(awaited.length)]!;
    const move: AnyMove = offhand(of, match.view(seat), seat, chance);
    if (seat === ME) {
      counted.answers++;
      row = 0;
      if (wishes && isWindow(decisionOf(status, ME)!)) {
        passing = passAhead(passing);
        continue;
      }
      if (move.type === 'pass') counted.ownPasses++;
    }
    expect(match.play(seat, move)).toMatchObject({ ok: true });
  }
  counted.rounds = of.tally(match.state).rounds;
  return counted;
}

/** By bots that never change: how much is asked is judged, not how they play. */
describe.each([
  ['vinto', { ...vinto, brain: references.vinto! }, { session: 'rounds', rounds: 8 }, 0.4, 0.75],
  ['sapone', { ...sapone, brain: references.sapone! }, { target: 12 }, 0.4, 0.65],
] as const)('a match of %s', (_name, of: AnyGame, options, passed, left) => {
  test('needs far fewer answers, and no pass is refused or taken for another', () => {
    const each = (wishes: boolean) =>
      ['a', 'b', 'c'].map((seed) => playOut(of, seed, options, wishes));
    const perRound = (matches: readonly Counted[], what: 'answers' | 'ownPasses' | 'passes') =>
      matches.reduce((sum, one) => sum + one[what], 0) /
      matches.reduce((sum, one) => sum + one.rounds, 0);
    const asked = each(false);
    const spared = each(true);
    const before = perRound(asked, 'answers');
    expect(perRound(asked, 'ownPasses')).toBeGreaterThan(passed * before);
    expect(perRound(spared, 'answers')).toBeLessThan(left * before);
    expect(Math.max(...spared.map(({ longestRow }) => longestRow))).toBeGreaterThan(3);
  });
});
