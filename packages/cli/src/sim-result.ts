/** What a simulation found: one object for programs, a page for people. */
import { statisticsOf } from '@mazzo/bots';
import type { Level, Counts, Simulation, Statistics } from '@mazzo/bots';
import { games, texts } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import type { AnyOptions, Language } from '@mazzo/kernel';
import { cliTexts } from './language.ts';
import { wrap } from './screen.ts';
import type { Screen } from './screen.ts';
import { changedOptions } from './setup.ts';

export interface SimResult {
  readonly game: GameId;
  readonly seats: number;
  readonly seed: string;
  readonly options: AnyOptions;
  readonly bots: readonly Level[];
  readonly games: number;
  readonly rounds: number;
  readonly moves: number;
  readonly events: number;
  readonly cpuSeconds: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly roundsPerSecond: number;
  /** Per seat; a shared first place is a win for each who shares it. */
  readonly score: readonly (Statistics & { readonly wins: number })[];
  readonly length: { readonly rounds: Statistics; readonly moves: Statistics };
}

/** How long it took. */
export interface Effort {
  readonly seconds: number;
  readonly cpuSeconds: number;
}

export function resultOf(
  game: GameId,
  { seed, options, bots }: Simulation<AnyOptions>,
  counts: Counts,
  { seconds, cpuSeconds }: Effort,
): SimResult {
  const { rounds, moves, events, scores, wins } = counts;
  return {
    game,
    seats: bots.length,
    seed,
    options,
    bots,
    games: rounds.count,
    rounds: rounds.sum,
    moves: moves.sum,
    events,
    cpuSeconds,
    seconds,
    movesPerSecond: Math.round(moves.sum / seconds),
    roundsPerSecond: Math.round(rounds.sum / seconds),
    score: scores.map((sums, seat) => ({ ...statisticsOf(sums), wins: wins[seat]! })),
    length: { rounds: statisticsOf(rounds), moves: statisticsOf(moves) },
  };
}

export function resultLines(result: SimResult, language: Language, screen: Screen): string[] {
  const { sim: text } = cliTexts[language];
  const { width, paint } = screen;
  const whole = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 0 });
  const exact = (value: number, digits = 2) =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const row = (label: string, { mean, sd, min, max }: Statistics) =>
    columns(label, [exact(mean), exact(sd), whole(min), whole(max)]);
  const seatRow = (score: SimResult['score'][number], seat: number) => {
    const share = exact((100 * score.wins) / result.games, 1);
    return row(
      seatLabel(String(seat + 1), result.bots[seat]!, whole(score.wins), `${share} %`),
      score,
    );
  };
  const changed = changedOptions(games[result.game], result.options);
  const { title } = texts[result.game][language];
  const { seconds, cpuSeconds, movesPerSecond, roundsPerSecond } = result;
  return [
    ...wrap(paint('bold', text.title(title, result.seats, whole(result.games))), width),
    ...(changed.length === 0 ? [] : wrap(changed.join(', '), width)),
    '',
    paint('dim', columns(seatLabel(...text.columns), text.statistics)),
    ...result.score.map(seatRow),
    row(text.rounds, result.length.rounds),
    row(text.moves, result.length.moves),
    '',
    ...(sharedWins(result) ? wrap(text.shared, width) : []),
    text.totals(whole(result.rounds), whole(result.moves), whole(result.events)),
    ...wrap(
      text.speed(exact(seconds), exact(cpuSeconds), whole(movesPerSecond), whole(roundsPerSecond)),
      width,
    ),
    ...wrap(text.seed(result.seed), width),
  ];
}

function sharedWins({ score, games }: SimResult): boolean {
  return score.reduce((sum, { wins }) => sum + wins, 0) > games;
}

function seatLabel(seat: string, bot: string, wins: string, share = ''): string {
  return `${seat.padEnd(6)}${bot.padEnd(10)}${wins.padStart(10)}${share.padStart(9)}`;
}

function columns(label: string, figures: readonly string[]): string {
  return label.padEnd(36) + figures.map((figure) => figure.padStart(11)).join('');
}
