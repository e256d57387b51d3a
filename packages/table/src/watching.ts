/** Who is connected and has no seat. Many may come at once, so they are counted no more often than need be. */
import type { Cancel, Clock } from './clock.ts';
import type { Person } from './journal.ts';
import type { Presence } from './presence.ts';
import type { SeatsMessage } from './server-messages.ts';

export interface Watching {
  readonly now: SeatsMessage['watching'];
  /** Somebody may have come, gone or sat down: counts them, or does so later. */
  count(isSeated: (person: Person) => boolean): void;
  stop(): void;
}

/** In milliseconds. */
const EVERY = 1000;
/** The names of the first of them are told. */
const MOST_NAMED = 20;

/** `counted` is called if they were counted later. */
export function watchingOf(clock: Clock, { here }: Presence, counted: () => void): Watching {
  let now: Watching['now'] = { count: 0, names: [] };
  let countedAt = -Infinity;
  let waiting: Cancel | null = null;

  const count = (isSeated: (person: Person) => boolean): void => {
    countedAt = clock.now();
    const watching = [...here].filter(([person]) => !isSeated(person));
    const names = watching.slice(0, MOST_NAMED).map(([, name]) => name);
    now = { count: watching.length, names };
  };
  const areAllSeated = (isSeated: (person: Person) => boolean): boolean =>
    now.count === 0 && here.size < MOST_NAMED && [...here.keys()].every(isSeated);

  return {
    get now() {
      return now;
    },
    count(isSeated) {
      if (waiting !== null || areAllSeated(isSeated)) return;
      if (clock.now() - countedAt >= EVERY) return count(isSeated);
      waiting = clock.at(countedAt + EVERY, () => {
        waiting = null;
        count(isSeated);
        counted();
      });
    },
    stop: () => waiting?.(),
  };
}
