/** Choosing how to play a game. */
import type { AnyGame, AnyOptions } from '@mazzo/kernel';
import { keyOf, standard } from './chosen.ts';
import type { Chosen } from './chosen.ts';

/** The keys of the options that are not as the rules have them. */
export function differences(game: AnyGame, options: AnyOptions): string[] {
  return Object.entries(game.options).flatMap(([key, field]) =>
    options[key] === field.default ? [] : [key],
  );
}

export function withPreset(game: AnyGame, name: string): AnyOptions {
  return { ...standard(game).options, ...game.presets[name] } as AnyOptions;
}

export function sameOptions(game: AnyGame, one: AnyOptions, other: AnyOptions): boolean {
  return Object.keys(game.options).every((key) => one[key] === other[key]);
}

/** Only what differs is kept, so that a standard that changes one day changes here too. */
export function remember(game: AnyGame, { seats, clocks, bot, options }: Chosen): void {
  const kept = differences(game, options).map((key) => [key, options[key]]);
  const text = JSON.stringify({ seats, clocks, bot, options: Object.fromEntries(kept) });
  try {
    localStorage.setItem(keyOf(game), text);
  } catch {
    // What cannot be kept is asked again next time.
  }
}
