/** Finding back into a match that was opened before, here or elsewhere. */
import { dueOf } from '#company';
import { readsRules } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import type { Clocks } from './clocks.ts';
import type { Holder } from './journal.ts';
import { openingOf } from './opening.ts';
import { JournalFault, readJournal } from './read-journal.ts';
import { beginMatch, follow } from './running-match.ts';
import type { RunningMatch } from './running-match.ts';
import { bot, botIn } from './seats.ts';
import type { Seating } from './seats.ts';
import type { Surroundings } from './table.ts';

/** Throws a `JournalFault` where it cannot be read. */
function matchFrom(game: AnyGame, match: string, stored: readonly unknown[]): RunningMatch {
  const [first, ...rest] = readJournal(match, stored);
  if (first?.kind !== 'opened') throw new RangeError(`there is no match ${match}`);
  if (!readsRules(game, first.entry.rulesVersion)) throw new JournalFault(match, 0, 'otherRules');
  const running = beginMatch(game, match, first);
  for (const written of rest) follow(running, written);
  return running;
}

/** After a restart nobody's time runs out before they can have come back. */
const GRACE = 20_000;

/** By how much the clocks of a match are late that nobody has kept for a while. */
function lostTime({ clocks, time }: RunningMatch, now: number, downSince = now): number {
  const first = firstDeadline(clocks);
  // What was due by the journal's own time was nobody's absence.
  if (first === null || first <= time) return 0;
  const down = Math.max(0, now - Math.max(downSince, time));
  const isOverdue = first + down <= now;
  return isOverdue || down > 0 ? Math.max(down, now + GRACE - first) : 0;
}

/** A match that was opened before, its key, and by how much its clocks are late. */
export interface TakenUp {
  readonly running: RunningMatch;
  readonly key: string;
  readonly lost: number;
}

/** Rejects if the store does, or there is no such match. */
export async function takeUp(
  { store, game, clock }: Pick<Surroundings, 'store' | 'game' | 'clock'>,
  match: string,
  downSince?: number,
): Promise<TakenUp> {
  const key = await store.keyOf(match);
  const stored = await store.load(match, 0);
  if (key === null || stored.length === 0) throw new RangeError(`there is no match ${match}`);
  const running = matchFrom(game, match, stored);
  return { running, key, lost: lostTime(running, clock.now(), downSince) };
}

/**
 * The rematch, as it was named. Whoever finds that it has not been opened opens it: the same seats and
 * options with fresh cards. Null if the store does not answer, or somebody else was opening it.
 */
export async function takeUpRematch(
  { store, fresh, clock }: Pick<Surroundings, 'store' | 'fresh' | 'clock'>,
  before: RunningMatch,
  match: string,
): Promise<Omit<TakenUp, 'lost'> | null> {
  try {
    const stored = await store.load(match, 0);
    if (stored.length === 0) return await openRematch({ store, fresh, clock }, before, match);
    const key = await store.keyOf(match);
    return key === null ? null : { running: rematchFrom(before, match, stored), key };
  } catch (error) {
    if (error instanceof JournalFault || error instanceof RangeError) throw error;
    return null;
  }
}

async function openRematch(
  { store, fresh, clock }: Pick<Surroundings, 'store' | 'fresh' | 'clock'>,
  { game, seating, options, clocks, match: after }: RunningMatch,
  match: string,
): Promise<Omit<TakenUp, 'lost'> | null> {
  const key = fresh.key();
  const plan = { seats: holdersAgain(seating), options, clocks: clocks.name, after };
  const { written, state } = openingOf(game, plan, key, clock.now());
  const running = beginMatch(game, match, written, state);
  const opened = await store.open(match, key, written, dueOf(running));
  return opened === 'appended' ? { running, key } : null;
}

function rematchFrom(
  { game, match: before }: RunningMatch,
  match: string,
  stored: readonly unknown[],
): RunningMatch {
  const [opened] = readJournal(match, stored);
  const { after = before } = opened?.kind === 'opened' ? opened : {};
  // Its name was taken by another.
  if (after !== before) throw new RangeError(`${match} is no rematch of ${before}`);
  return matchFrom(game, match, stored);
}

/** For the next match the same seats; those who have gone leave theirs to bots. */
export function holdersAgain({ chairs }: Seating): Holder[] {
  return chairs.map((chair) => {
    const played = botIn(chair);
    return played === null ? chair.holder : bot(played);
  });
}

/** The first that runs out; null if none is running. */
function firstDeadline({ asked, sessions, pausedSince }: Clocks): number | null {
  if (pausedSince !== null) return null;
  const deadlines = [...asked, ...sessions].flatMap(({ deadline }) => deadline ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}
