/** What a device keeps of matches beside their journals, and what it does where it keeps none; fetched when a match has begun. */
import { inOrder } from '@mazzo/table';
import type { ListedMatch, Written } from '@mazzo/table';
import { answer, completion, linesOf } from './database.ts';
import type { Line, Row } from './database.ts';
import type { KeptMatch } from './matches.ts';

export { memoryStore } from '@mazzo/table';

/** Finished matches that stay; of older ones nobody asks. */
const MOST_FINISHED = 20;

async function clearFinished(database: IDBDatabase): Promise<void> {
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

/** Nothing, if the match has been forgotten meanwhile. A new one makes room for itself. */
export async function putSummary(database: IDBDatabase, facts: KeptMatch): Promise<void> {
  const transaction = database.transaction('matches', 'readwrite');
  const matches = transaction.objectStore('matches');
  const row = await answer<Row | undefined>(matches.get(facts.match));
  if (row === undefined) return;
  const { began } = row.facts ?? facts;
  matches.put({ ...row, facts: { ...facts, began } } satisfies Row);
  await completion(transaction);
  if (row.facts === null) await clearFinished(database);
}

/** All of them, by their last lines. */
export async function listMatches(
  database: IDBDatabase,
  which: 'all' | 'due',
): Promise<ListedMatch[]> {
  const transaction = database.transaction(['matches', 'journals']);
  const matches = await answer<Row[]>(transaction.objectStore('matches').getAll());
  const journals = transaction.objectStore('journals');
  const listed = await Promise.all(
    matches.map(async ({ match }) => {
      const last = await answer(journals.openCursor(linesOf(match), 'prev'));
      return last === null ? [] : [listedBy(last.value as Line)];
    }),
  );
  return inOrder(listed.flat(), which);
}

function listedBy({ match, position, text, due }: Line): ListedMatch {
  return { match, position, time: (JSON.parse(text) as Written).time, due: due ?? null };
}
