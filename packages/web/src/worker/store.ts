/** Journals and keys in the browser's database. The database decides every race between tabs. */
import type { Appended, Written } from '@mazzo/table';
import { answer, completion, linesOf } from './database.ts';
import type { Line, Row } from './database.ts';

/** As text, made once: what is read back is what was written, and shares nothing with it. */
export function lineOf(match: string, written: Written, due: number | null): Line {
  const { position, command } = written;
  const text = JSON.stringify(written);
  return {
    match,
    position,
    text,
    ...(command === null ? {} : { command }),
    ...(due === null ? {} : { due }),
  };
}

export function storedIn({ text }: Line): unknown {
  return JSON.parse(text);
}

/** Rejects if the database fails. */
export function readLines(database: IDBDatabase, match: string, from: number): Promise<Line[]> {
  const journals = database.transaction('journals').objectStore('journals');
  return answer<Line[]>(journals.getAll(linesOf(match, from)));
}

/** The key and the opening, or neither. Rejects if the database fails. */
export function openJournal(database: IDBDatabase, key: string, line: Line): Promise<Opened> {
  const transaction = database.transaction(['matches', 'journals'], 'readwrite', {
    durability: 'strict',
  });
  transaction.objectStore('matches').add({ match: line.match, key, facts: null } satisfies Row);
  transaction.objectStore('journals').add(line);
  return writtenBy(transaction);
}

/** Rejects if the database fails. */
export async function appendLine(database: IDBDatabase, line: Line): Promise<Appended> {
  // Strict: a move that has been shown survives the machine, not only the page.
  const transaction = database.transaction('journals', 'readwrite', { durability: 'strict' });
  const journals = transaction.objectStore('journals');
  const { match, position, command } = line;
  const [repeated, follows] = await Promise.all([
    command === undefined ? undefined : answer(journals.index('commands').getKey([match, command])),
    answer(journals.getKey([match, position - 1])),
  ]);
  if (repeated !== undefined) return 'repeated';
  if (follows === undefined) return 'conflict';
  journals.add(line);
  return writtenBy(transaction);
}

type Opened = Exclude<Appended, 'repeated'>;

async function writtenBy(transaction: IDBTransaction): Promise<Opened> {
  try {
    await completion(transaction);
    return 'appended';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return 'conflict';
    throw error;
  }
}

export async function keyOf(database: IDBDatabase, match: string): Promise<string | null> {
  const matches = database.transaction('matches').objectStore('matches');
  const row = await answer<Row | undefined>(matches.get(match));
  return row?.key ?? null;
}
