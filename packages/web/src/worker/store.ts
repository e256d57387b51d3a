/** Journals and keys in the browser's database. The database decides every race between tabs. */
import type { Appended, Written } from '@mazzo/table';
import { answer, completion, linesOf } from './database.ts';
import type { Line, Row } from './database.ts';
import type { KeptMatch } from './matches.ts';

/** As text, made once: what is read back is what was written, and shares nothing with it. */
export function lineOf(match: string, written: Written): Line {
  const { position, command } = written;
  const text = JSON.stringify(written);
  return { match, position, text, ...(command === null ? {} : { command }) };
}

export function writtenIn({ text }: Line): Written {
  return JSON.parse(text) as Written;
}

/** Rejects if the database fails. */
export function readLines(database: IDBDatabase, match: string, from: number): Promise<Line[]> {
  const journals = database.transaction('journals').objectStore('journals');
  return answer<Line[]>(journals.getAll(linesOf(match, from)));
}

/** Rejects if the database fails. */
export async function appendLine(database: IDBDatabase, line: Line): Promise<Appended> {
  // Strict: a move that has been shown survives the machine, not only the page.
  const transaction = database.transaction('journals', 'readwrite', { durability: 'strict' });
  const journals = transaction.objectStore('journals');
  const { match, position, command } = line;
  const [repeated, follows] = await Promise.all([
    command === undefined ? undefined : answer(journals.index('commands').getKey([match, command])),
    position === 0 ? true : answer(journals.getKey([match, position - 1])),
  ]);
  if (repeated !== undefined) return 'repeated';
  if (follows === undefined) return 'conflict';
  journals.add(line);
  try {
    await completion(transaction);
    return 'appended';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return 'conflict';
    throw error;
  }
}

export async function putKey(database: IDBDatabase, match: string, key: string): Promise<void> {
  const transaction = database.transaction('matches', 'readwrite', { durability: 'strict' });
  const row: Row = { match, key, facts: null };
  transaction.objectStore('matches').add(row);
  await completion(transaction);
}

export async function keyOf(database: IDBDatabase, match: string): Promise<string | null> {
  const matches = database.transaction('matches').objectStore('matches');
  const row = await answer<Row | undefined>(matches.get(match));
  return row?.key ?? null;
}

/** Finished matches that stay; of older ones nobody asks. */
const MOST_FINISHED = 20;

export async function clearFinished(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(['matches', 'journals'], 'readwrite');
  const matches = transaction.objectStore('matches');
  const rows = await answer<Row[]>(matches.getAll());
  const finished = rows.flatMap(({ facts }) => (facts?.over === true ? [facts] : []));
  const newestFirst = finished.toSorted((a, b) => b.touched - a.touched);
  for (const { match } of newestFirst.slice(MOST_FINISHED)) {
    matches.delete(match);
    transaction.objectStore('journals').delete(linesOf(match));
  }
  await completion(transaction);
}

/** Nothing, if the match has been forgotten meanwhile. */
export async function putSummary(database: IDBDatabase, facts: KeptMatch): Promise<void> {
  const transaction = database.transaction('matches', 'readwrite');
  const matches = transaction.objectStore('matches');
  const row = await answer<Row | undefined>(matches.get(facts.match));
  if (row === undefined) return;
  const { began } = row.facts ?? facts;
  matches.put({ ...row, facts: { ...facts, began } } satisfies Row);
  await completion(transaction);
}
