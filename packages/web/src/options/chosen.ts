/** How a player likes a game, kept on this device. */
import { readOptions } from '@mazzo/kernel';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';
import type { Level } from '@mazzo/bots';
import type { ClockName } from '@mazzo/table';

/** C-8; the first is usual for one person against bots. */
export const clockNames = ['none', 'relaxed', 'normal', 'fast'] as const satisfies ClockName[];

/** How well the bots play; the first is usual. Nobody asks for one that plays at random. */
export const levelNames = ['good', 'casual', 'expert'] as const satisfies Level[];

export interface Chosen {
  readonly seats: number;
  readonly clocks: ClockName;
  readonly bot: Level;
  readonly options: AnyOptions;
}

export function standard(game: AnyGame): Chosen {
  const options = Object.entries(game.options).map(([key, field]) => [key, field.default]);
  return {
    seats: game.seats.default,
    clocks: clockNames[0],
    bot: levelNames[0],
    options: Object.fromEntries(options),
  };
}

/** What was last chosen here; whatever of it is not a choice any more counts for nothing. */
export function remembered(game: AnyGame): Chosen {
  const usual = standard(game);
  const { seats, clocks, bot, options } = read(game);
  const chosen = readOptions(game.options, options);
  return {
    seats: isSeats(game, seats) ? seats : usual.seats,
    clocks: clockNames.find((one) => one === clocks) ?? usual.clocks,
    bot: levelNames.find((one) => one === bot) ?? usual.bot,
    options: chosen.ok ? chosen.options : usual.options,
  };
}

function isSeats(game: AnyGame, seats: unknown): seats is number {
  return (
    Number.isInteger(seats) && Number(seats) >= game.seats.min && Number(seats) <= game.seats.max
  );
}

/** Under which name it is kept. */
export function keyOf(game: AnyGame): string {
  return `mazzo.options.${game.id}`;
}

function read(game: AnyGame): { readonly [Key in keyof Chosen]?: unknown } {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
