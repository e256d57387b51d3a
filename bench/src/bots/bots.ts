/**
 * How long bots think: every decision of some matches, in CPU time, for others may be using the machine;
 * beyond its limit, it fails.
 */
import { playDeal } from '@mazzo/bots';
import type { ContenderName } from '@mazzo/bots';
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { references } from '@mazzo/games/references';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import type { Report } from '../report.ts';

/** Milliseconds that the 99th of a hundred decisions may take. */
const limits: Readonly<Record<'good' | 'expert', (game: GameId) => number>> = {
  good: (game) => (game === 'pinnacola' ? 20 : 5),
  expert: (game) => (game === 'pinnacola' ? 200 : 50),
};

/** Decisions that are timed, at least; the first matches only warm up. */
const DECISIONS = 2000;
const LONGEST_SECONDS = 90;

interface Row {
  readonly game: GameId;
  readonly level: 'good' | 'expert';
  readonly decisions: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly limit: number;
}

export function botsSuite(progress: (line: string) => void): Report {
  const rows = gameIds.flatMap((game) =>
    (['good', 'expert'] as const).map((level) => {
      progress(`${game}, ${level}`);
      return measure(game, level);
    }),
  );
  const missed = rows.some(({ p99, limit }) => p99 > limit);
  return { figures: rows, lines: ['ms a decision', ...rows.map(lineOf)], missed };
}

function lineOf({ game, level, decisions, mean, p50, p99, max, limit }: Row): string {
  const shown = [mean, p50, p99, max].map((time) => time.toFixed(2).padStart(9));
  const verdict = p99 > limit ? 'BEYOND' : 'within';
  return `${game.padEnd(10)} ${level.padEnd(7)} ${String(decisions).padStart(6)} mean, p50, p99, max:${shown.join('')}  p99 ${verdict} ${limit}`;
}

function measure(id: GameId, level: 'good' | 'expert'): Row {
  const game: AnyGame = games[id];
  const options = optionsFrom(game.options);
  const bots = new Array<ContenderName>(game.seats.default).fill(level);
  const times: number[] = [];
  const until = performance.now() + 1000 * LONGEST_SECONDS;
  let began: number | null = null;
  // A decision is timed by two looks at the clock: every second look ends one.
  const now = (): number => {
    const { user, system } = process.cpuUsage();
    const time = (user + system) / 1000;
    if (began === null) began = time;
    else {
      times.push(time - began);
      began = null;
    }
    return time;
  };
  const reference = references[id] ?? null;
  const contest = { options, seed: 'sfc32:bench bots', bots, reference, now };
  for (let deal = 0; times.length < 2 * DECISIONS && performance.now() < until; deal++) {
    playDeal(game, contest, deal);
  }
  const warm = times.slice(times.length >> 1).toSorted((a, b) => a - b);
  const at = (part: number) => warm[Math.min(warm.length - 1, Math.floor(part * warm.length))]!;
  return {
    game: id,
    level,
    decisions: warm.length,
    mean: warm.reduce((sum, time) => sum + time, 0) / warm.length,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    limit: limits[level](id),
  };
}
