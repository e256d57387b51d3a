/** What the arena found: one object for programs, a table and a chart for people. */
import { shareOfDeals } from '@mazzo/bots';
import type { Dealt, Share } from '@mazzo/bots';
import { games, texts } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import type { AnyOptions, Language } from '@mazzo/kernel';
import type { Contest, Counted } from './arena-run.ts';
import { isExec } from './contenders.ts';
import { cliTexts } from './language.ts';
import { ratingsOf } from './ratings.ts';
import type { Rating } from './ratings.ts';
import { wrap } from './screen.ts';
import type { Screen } from './screen.ts';
import { changedOptions } from './setup.ts';

export interface ArenaResult {
  readonly game: GameId;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly seed: string;
  readonly deals: number;
  /** One a seat, in the order given. */
  readonly bots: readonly ArenaEntry[];
}

interface ArenaEntry extends Share {
  readonly name: string;
  readonly rating: Rating;
  /** Of a bot that is not ours: how many moves it has lost, by being late, dead or against the rules. */
  readonly faults?: number;
}

export function arenaResult(
  { game, options, seed, bots }: Contest,
  deals: readonly Counted[],
): ArenaResult {
  const ratings = ratingsOf(bots.length, deals);
  return {
    game,
    seats: bots.length,
    options,
    seed,
    deals: deals.length,
    bots: bots.map((name, bot) => ({
      name,
      ...shareOfDeals(deals.map(({ shares }) => shares[bot]!)),
      rating: ratings[bot]!,
      ...(isExec(name) ? { faults: faultsOf(deals, bot) } : {}),
    })),
  };
}

function faultsOf(deals: readonly Counted[], bot: number): number {
  return deals.reduce((sum, { faults }) => sum + faults[bot]!, 0);
}

/** Milliseconds a decision, on the average. */
export function thinkingTimes(deals: readonly Dealt[]): number[] {
  const all = deals[0]!.efforts.map(() => ({ decisions: 0, milliseconds: 0 }));
  for (const { efforts } of deals) {
    for (const [bot, { decisions, milliseconds }] of efforts.entries()) {
      all[bot]!.decisions += decisions;
      all[bot]!.milliseconds += milliseconds;
    }
  }
  return all.map(({ decisions, milliseconds }) => milliseconds / Math.max(1, decisions));
}

const CHART = 40;

export function arenaLines(
  result: ArenaResult,
  times: readonly number[],
  language: Language,
  { width, paint }: Screen,
): string[] {
  const { arena: text } = cliTexts[language];
  const { seats, bots } = result;
  const exact = (value: number, digits: number) =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const percent = (value: number) => `${exact(100 * value, 1)} %`;
  const name = Math.min(
    24,
    Math.max(text.columns[0].length, ...bots.map((bot) => bot.name.length)),
  );
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, n) =>
        n === 0 ? cell.slice(0, name).padEnd(name) : cell.padStart(WIDTHS[n - 1]!),
      )
      .join('');
  const changed = changedOptions(games[result.game], result.options);
  const { title } = texts[result.game][language];
  return [
    ...wrap(paint('bold', text.title(title, result.deals, seats)), width),
    ...(changed.length === 0 ? [] : wrap(changed.join(', '), width)),
    '',
    paint('dim', row(text.columns)),
    ...bots.map(({ name, share, low, high, rating }, bot) =>
      row([
        name,
        percent(share),
        percent(low),
        percent(high),
        exact(rating.mu, 1),
        exact(rating.sigma, 1),
        exact(times[bot]!, 2),
      ]),
    ),
    '',
    ...bots.map(
      (bot) => `${bot.name.slice(0, name).padEnd(name)} ${paint('bold', barOf(bot, seats))}`,
    ),
    paint('dim', `${' '.repeat(name)} ${axis(seats)}`),
    '',
    ...bots.flatMap(({ name, faults = 0 }) =>
      faults > 0 ? wrap(text.faults(name, faults), width) : [],
    ),
    ...wrap(text.explained, width),
    ...wrap(text.seed(result.seed), width),
  ];
}

const WIDTHS = [10, 9, 9, 9, 7, 9];

/** From nothing to everything; between the ends of the interval the bar is light. */
function barOf({ low, high }: Share, seats: number): string {
  const even = Math.round(CHART / seats);
  return Array.from({ length: CHART }, (_, n) => {
    if ((n + 1) / CHART <= low) return '█';
    if (n / CHART < high) return '▒';
    return n === even ? '·' : ' ';
  })
    .join('')
    .trimEnd();
}

/** Where everybody has the same share. */
function axis(seats: number): string {
  const even = Math.round(CHART / seats);
  return `0${' '.repeat(Math.max(0, even - 1))}┆1/${seats}`.padEnd(CHART - 5) + '100 %';
}
