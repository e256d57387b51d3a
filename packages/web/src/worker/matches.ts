/** The matches kept on this device, as home lists them. */
import { gameIds } from '../games/ids.ts';
import type { GameId } from '../games/ids.ts';
import type { MatchSummary } from '@mazzo/table';
import { answer, completion, linesOf, openDatabase } from './database.ts';
import type { Line, Row } from './database.ts';
import { tellTabs } from './tabs.ts';

export interface KeptMatch extends Omit<MatchSummary, 'asked'> {
  /** Earlier versions of the page did not note it. */
  readonly asked?: MatchSummary['asked'];
  readonly game: GameId;
  /** Milliseconds since 1970, as are all times here. */
  readonly began: number;
  /** When something last happened. */
  readonly touched: number;
}

/** The newest first; none where nothing can be kept. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const database = await openDatabase().catch(() => null);
  if (database === null) return [];
  const matches = database.transaction('matches').objectStore('matches');
  const rows = await answer<Row[]>(matches.getAll());
  database.close();
  // Another version of the page may have kept games that this one does not know.
  const kept = rows.flatMap(({ facts }) =>
    facts !== null && gameIds.includes(facts.game) ? facts : [],
  );
  return kept.toSorted((a, b) => b.touched - a.touched);
}

/** All there was of a match, for whoever changes their mind. */
export interface Forgotten {
  readonly row: Row;
  readonly lines: readonly Line[];
}

/** Null if there is no such match. */
export async function forget(match: string): Promise<Forgotten | null> {
  const database = await openDatabase();
  const transaction = database.transaction(['matches', 'journals'], 'readwrite');
  const matches = transaction.objectStore('matches');
  const journals = transaction.objectStore('journals');
  const [row, lines] = await Promise.all([
    answer<Row | undefined>(matches.get(match)),
    answer<Line[]>(journals.getAll(linesOf(match))),
  ]);
  matches.delete(match);
  journals.delete(linesOf(match));
  await completion(transaction);
  database.close();
  tellTabs({ match, what: 'forgotten' });
  return row === undefined ? null : { row, lines };
}

export async function restore({ row, lines }: Forgotten): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['matches', 'journals'], 'readwrite');
  const journals = transaction.objectStore('journals');
  transaction.objectStore('matches').put(row);
  for (const line of lines) journals.put(line);
  await completion(transaction);
  database.close();
}
