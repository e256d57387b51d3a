/**
 * The clocks of C-8, wound by what the journal says and when, never by a timer: whoever reads the
 * same journal knows the same deadlines.
 */
import type { Actor, Pace, Seat, Status } from '@mazzo/kernel';

export const clockNames = ['none', 'relaxed', 'normal', 'fast'] as const;
export type ClockName = (typeof clockNames)[number];

/** C-8, in seconds. */
const allowances = {
  relaxed: { turn: 90, window: 20 },
  normal: { turn: 45, window: 8 },
  fast: { turn: 20, window: 4 },
} as const;

/** C-8: more time is given twice a decision. */
export const MOST_EXTENSIONS = 2;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A seat that is asked: since when, until when, and how often it got more time. */
export interface Asked {
  readonly seat: Seat;
  readonly id: number;
  readonly pace: Pace;
  /** What it shares its clock with (P-18); null for a clock of its own. */
  readonly clock: number | null;
  /** The entry with which this seat was last asked anew: it opened, quickened or went on. */
  readonly since: number;
  readonly sinceTime: number;
  readonly deadline: number | null;
  readonly extensions: number;
}

/** A clock of no seat. It runs at `none` tables too. */
export interface Session {
  readonly id: number;
  readonly deadline: number;
}

export interface Clocks {
  readonly name: ClockName;
  asked: readonly Asked[];
  sessions: readonly Session[];
  /** While it is paused every clock stands still. */
  pausedSince: number | null;
}

/** C-8 */
export function defaultClocks(people: number): ClockName {
  return people > 1 ? 'normal' : 'none';
}

/** How long a decision of this pace may take; null if it may take for ever. */
export function allowance(name: ClockName, pace: Pace): number | null {
  if (name === 'none') return null;
  const { turn, window } = allowances[name];
  switch (pace) {
    case 'turn':
      return turn * SECOND;
    case 'longTurn':
    case 'longWindow':
      return 2 * turn * SECOND;
    case 'window':
      return window * SECOND;
    case 'free':
      return null;
  }
}

/** Starts, keeps and stops clocks as the status after this entry demands. */
export function wind(
  clocks: Clocks,
  status: Status,
  entry: { readonly seq: number; readonly by: Actor | null; readonly time: number },
): void {
  const { asked, sessions, name } = clocks;
  if (status.over) {
    clocks.asked = [];
    clocks.sessions = [];
    return;
  }
  const { seq, by, time } = entry;
  clocks.asked = status.decisions.map(({ seat, id, pace, clock = null }) => {
    const before = asked.find(
      (one) => one.seat === seat && (one.id === id || (clock !== null && one.clock === clock)),
    );
    const again = { seat, id, pace, clock, since: seq, sinceTime: time };
    // A window whose clock stood still starts afresh, but what was granted stays granted.
    if (before?.pace !== pace) {
      const extensions = before?.extensions ?? 0;
      return { ...again, deadline: later(time, allowance(name, pace)), extensions };
    }
    return seat === by || before.id !== id ? { ...before, ...again } : before;
  });
  clocks.sessions = status.clocks.map(
    ({ id, minutes }) =>
      sessions.find((one) => one.id === id) ?? { id, deadline: time + minutes * MINUTE },
  );
}

function later(time: number, allowed: number | null): number | null {
  return allowed === null ? null : time + allowed;
}

/** C-8: the same again. */
export function extend(clocks: Clocks, seat: Seat, id: number): void {
  clocks.asked = clocks.asked.map((one) => {
    if (one.seat !== seat || one.id !== id || one.deadline === null) return one;
    const deadline = one.deadline + (allowance(clocks.name, one.pace) ?? 0);
    return { ...one, deadline, extensions: one.extensions + 1 };
  });
}

export function halt(clocks: Clocks, time: number): void {
  clocks.pausedSince ??= time;
}

/** Every clock goes on with what it had left. */
export function resume(clocks: Clocks, time: number): void {
  if (clocks.pausedSince === null) return;
  const paused = time - clocks.pausedSince;
  clocks.pausedSince = null;
  delay(clocks, paused);
}

/** Nothing has run meanwhile. */
export function delay(clocks: Clocks, by: number): void {
  clocks.asked = clocks.asked.map((one) => ({
    ...one,
    sinceTime: one.sinceTime + by,
    deadline: later(by, one.deadline),
  }));
  clocks.sessions = clocks.sessions.map(({ id, deadline }) => ({ id, deadline: deadline + by }));
}
