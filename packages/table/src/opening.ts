/** The beginning of a match. */
import { chain, chanceFrom, openedBody, optionsFrom } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, AnyOptions, Opened } from '@mazzo/kernel';
import { defaultClocks } from './clocks.ts';
import type { ClockName } from './clocks.ts';
import { JOURNAL_VERSION } from './journal.ts';
import type { Holder, Written } from './journal.ts';

export interface Plan {
  /** Who sits where, `person(…)` or `bot(…)`: as many as the match has seats. */
  readonly seats: readonly Holder[];
  /** What is left out keeps its default. */
  readonly options?: AnyOptions;
  /** What the seats are called, for whoever reads the log; as many as there are seats. */
  readonly names?: readonly string[];
  /** C-8: by default `none` with one person, `normal` with more. */
  readonly clocks?: ClockName;
  /** The match that this is the rematch of. */
  readonly after?: string;
}

/** What is to be written, and the state that it makes. */
interface Opening {
  readonly written: Written;
  readonly state: unknown;
}

/** Shuffles and deals. Throws what the caller got wrong: seats, options, key. */
export function openingOf(game: AnyGame, plan: Plan, key: string, time: number): Opening {
  const seats = plan.seats.length;
  if (seats < game.seats.min || seats > game.seats.max) {
    throw new RangeError(`${game.id} has ${game.seats.min} to ${game.seats.max} seats`);
  }
  const people = plan.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []));
  if (new Set(people).size < people.length) throw new RangeError('one person, one seat');
  const options = optionsFrom(game.options, plan.options);
  const state = game.blank(options, seats);
  const events: AnyEvent[] = [];
  game.open(state, chanceFrom(key, 0), (event) => {
    game.apply(state, event);
    events.push(event);
  });
  const written: Written = {
    kind: 'opened',
    entry: chain(undefined, openedBody(game, options, seats, events, plan.names)) as Opened,
    holders: plan.seats,
    clocks: plan.clocks ?? defaultClocks(people.length),
    ...(plan.after === undefined ? {} : { after: plan.after }),
    version: JOURNAL_VERSION,
    position: 0,
    time,
    command: null,
  };
  return { written, state };
}
