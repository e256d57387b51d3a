/**
 * Bots at a table. Each sees its seat's view, and draws from streams of the match's key far beyond
 * those of the entries: for how long it seems to think, for what it does, for what it says. The first
 * knows nothing but the seat and the moment, so a delay can betray no card.
 */
import { chanceFrom } from '@mazzo/kernel';
import type { AnyGame, AnyPhrase, Chance, Seat } from '@mazzo/kernel';
import type { Thinking } from './thinking.ts';

const THINKING_STREAMS = 2 ** 40;
const CHOICE_STREAMS = 2 ** 41;
const REMARK_STREAMS = 2 ** 42;
const PLAYER_STREAMS = 2 ** 43;
const STREAMS_OF_A_SEAT = 2 ** 32;

/** `since` is the entry with which the seat was asked. */
export function thinkingTime(thinking: Thinking, key: string, seat: Seat, since: number): number {
  const { least, most } = thinking;
  return least + stream(key, THINKING_STREAMS, seat, since).below(most - least + 1);
}

/** What a bot chooses by: a seed of its own, which says nothing of the key. */
export function choiceSeed(key: string, seat: Seat, since: number): string {
  return seedFrom(stream(key, CHOICE_STREAMS, seat, since));
}

/** What befalls a bot while it listens. */
export function playerSeed(key: string, seat: Seat): string {
  return seedFrom(stream(key, PLAYER_STREAMS, seat, 0));
}

function seedFrom(chance: Chance): string {
  const digits = Array.from({ length: 16 }, () => chance.below(16).toString(16));
  return `sfc32:${digits.join('')}`;
}

/** What a bot says as its turn begins, if anything. */
export function botRemark(
  game: AnyGame,
  key: string,
  view: unknown,
  seat: Seat,
  since: number,
): AnyPhrase | null {
  return game.talk?.remark(view, seat, stream(key, REMARK_STREAMS, seat, since)) ?? null;
}

function stream(key: string, first: number, seat: Seat, since: number): Chance {
  return chanceFrom(key, first + seat * STREAMS_OF_A_SEAT + since);
}
