/** When a match next needs a table, for a store that is asked so after a restart. */
import type { Written } from './journal.ts';
import type { RunningMatch } from './running-match.ts';
import { botIn } from './seats.ts';

/** When a match next needs a table though nobody says anything; null while it waits for people. */
export function dueOf(running: RunningMatch): number | null {
  const { status, clocks, seating, rematch, time, log } = running;
  if (status.over) return rematch === 'agreed' || log.at(-1)?.kind !== 'closed' ? time : null;
  if (clocks.pausedSince !== null) return null;
  const times = clocks.asked.map(({ seat, pace, deadline }) => {
    const waitsForBot = pace !== 'free' && botIn(seating.chairs[seat]!) !== null;
    return waitsForBot ? time : (deadline ?? Infinity);
  });
  const first = Math.min(...times, ...clocks.sessions.map(({ deadline }) => deadline));
  return first === Infinity ? null : first;
}

/** The same, once this will have been written: what follows from it is tried on a copy. */
export function dueAfter(
  running: RunningMatch,
  written: Written,
  follow: (copy: RunningMatch, written: Written) => void,
): number | null {
  const { seating, clocks, wishes, log } = running;
  const next: RunningMatch = {
    ...running,
    log: log.slice(-1),
    causes: [],
    seating: { ...seating, chairs: seating.chairs.map((chair) => ({ ...chair })) },
    clocks: { ...clocks },
    wishes: { pause: [...wishes.pause], rematch: [...wishes.rematch] },
    talk: [],
    asks: new Map(),
    answers: new Map(),
  };
  follow(next, written);
  return dueOf(next);
}
