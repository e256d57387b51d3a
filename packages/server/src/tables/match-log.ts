/** The log of a match for somebody who played in it: all of it when nobody plays it any more, one's own stream before. */
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { readOptions } from '@mazzo/kernel';
import type { AnyGame, Entry } from '@mazzo/kernel';
import { readJournal } from '@mazzo/table/journal';
import type { Store, Written } from '@mazzo/table';

export interface MatchLog {
  readonly whole: boolean;
  /** One a line. */
  readonly entries: readonly unknown[];
}

/** Null where there is no such match, or this person has not played in it. */
export async function logFor(
  store: Store,
  match: string,
  person: string,
  /** Nobody goes on with it, though it is not over. */
  left: boolean,
): Promise<MatchLog | null> {
  const journal = readJournal(match, await store.load(match, 0));
  const entries = journal.flatMap((one): Entry[] => ('entry' in one ? [one.entry] : []));
  const [opened] = entries;
  const seat = seatIn(journal, person);
  if (opened?.kind !== 'opened' || seat === null) return null;
  if (left || entries.at(-1)?.kind === 'closed') return { whole: true, entries };
  const game: AnyGame = games[opened.game as GameId];
  const read = readOptions(game.options, opened.options);
  if (!read.ok) return null;
  const told = entries.map((entry) => {
    const events = 'events' in entry ? entry.events : [];
    const heard = events.map((event) => game.reveal(event, seat, read.options));
    return { seq: entry.seq, seat, events: heard };
  });
  return { whole: false, entries: told };
}

/** The one that this person holds; whoever was removed holds none. */
function seatIn(journal: readonly Written[], person: string): number | null {
  let seat: number | null = null;
  for (const written of journal) {
    if (written.kind === 'opened') {
      const at = written.holders.findIndex((one) => one.kind === 'person' && one.person === person);
      seat = at < 0 ? null : at;
    }
    if (written.kind !== 'noted') continue;
    const { note } = written;
    if (note.type === 'sat' && note.person === person) seat = note.seat;
    if (note.type === 'removed' && note.person === person) seat = null;
  }
  return seat;
}
