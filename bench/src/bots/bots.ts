/**
 * How long bots think: every decision of some matches, in CPU time, for others may be using the machine;
 * beyond its limit, it fails.
 */
import { createPlayer, playDeal } from '@mazzo/bots';
import type { Guest, GuestPlace } from '@mazzo/bots';
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { chanceFrom, decisionOf, optionsFrom } from '@mazzo/kernel';
import type { AnyGame, Decision } from '@mazzo/kernel';
import type { Report } from '../report.ts';

type Timed = 'good' | 'expert';

/** Milliseconds that the 99th of a hundred decisions may take. */
const limits: Readonly<Record<Timed, (game: GameId) => number>> = {
  good: (game) => (game === 'pinnacola' ? 20 : 5),
  expert: (game) => (game === 'pinnacola' ? 200 : 50),
};
/** A toss-in, which should come at once. */
const WINDOW = 5;

/** Decisions that are timed, at least; the first matches only warm up. */
const DECISIONS = 2000;
const LONGEST_SECONDS = 90;

interface Row {
  readonly game: GameId;
  readonly level: Timed;
  /** Of all decisions, or of those in a window alone. */
  readonly which: 'all' | 'window';
  readonly decisions: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly limit: number;
}

export function botsSuite(progress: (line: string) => void): Report {
  const rows = gameIds.flatMap((game) =>
    (['good', 'expert'] as const).flatMap((level) => {
      progress(`${game}, ${level}`);
      return rowsOf(game, level);
    }),
  );
  const missed = rows.some(({ p99, limit }) => p99 > limit);
  return { figures: rows, lines: ['ms a decision', ...rows.map(lineOf)], missed };
}

function lineOf({ game, level, which, decisions, mean, p50, p99, max, limit }: Row): string {
  const shown = [mean, p50, p99, max].map((time) => time.toFixed(2).padStart(9));
  const verdict = p99 > limit ? 'BEYOND' : 'within';
  const what = `${game.padEnd(10)} ${level.padEnd(7)} ${which.padEnd(6)}`;
  return `${what} ${String(decisions).padStart(6)} mean, p50, p99, max:${shown.join('')}  p99 ${verdict} ${limit}`;
}

interface Thought {
  readonly pace: Decision['pace'];
  readonly milliseconds: number;
}

function rowsOf(game: GameId, level: Timed): Row[] {
  const thoughts = thoughtsOf(game, level);
  const row = (which: Row['which'], limit: number, among: readonly Thought[]): Row => ({
    game,
    level,
    which,
    limit,
    ...spread(among.map(({ milliseconds }) => milliseconds)),
  });
  const inWindows = thoughts.filter(({ pace }) => pace === 'window');
  return [
    row('all', limits[level](game), thoughts),
    ...(inWindows.length === 0 ? [] : [row('window', WINDOW, inWindows)]),
  ];
}

/** Every decision of some matches among equals; the first half only warms up. */
function thoughtsOf(id: GameId, level: Timed): Thought[] {
  const game: AnyGame = games[id];
  const options = optionsFrom(game.options);
  const thoughts: Thought[] = [];
  const guest: Guest = (place) => timed(game, level, place, thoughts);
  const bots = new Array<Guest>(game.seats.default).fill(guest);
  const contest = { options, seed: 'sfc32:bench bots', bots, reference: null, now: () => 0 };
  const until = performance.now() + 1000 * LONGEST_SECONDS;
  for (let deal = 0; thoughts.length < 2 * DECISIONS && performance.now() < until; deal++) {
    playDeal(game, contest, deal);
  }
  return thoughts.slice(thoughts.length >> 1);
}

function timed(
  game: AnyGame,
  level: Timed,
  place: GuestPlace,
  thoughts: Thought[],
): ReturnType<Guest> {
  const { options, seats, seat } = place;
  const view = game.blank(options, seats);
  const player = createPlayer(level, { game, ...place, chance: chanceFrom('sfc32:heard', seat) });
  return {
    ...player,
    hear(event) {
      game.apply(view, event);
      player.hear(event);
    },
    propose(asked) {
      const { pace } = decisionOf(game.status(view), seat)!;
      const began = process.cpuUsage();
      const choice = player.propose(asked);
      const { user, system } = process.cpuUsage(began);
      thoughts.push({ pace, milliseconds: (user + system) / 1000 });
      return choice;
    },
  };
}

function spread(times: readonly number[]): Pick<Row, 'decisions' | 'mean' | 'p50' | 'p99' | 'max'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
  return { decisions: sorted.length, mean, p50: at(0.5), p99: at(0.99), max: at(1) };
}
