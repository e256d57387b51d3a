/** The journals of matches, as tables want them kept. */
import type { ListedMatch, Store, Written } from '@mazzo/table';
import type { JournalRow } from './operations.ts';
import type { Sqlite } from './sqlite.ts';

export function sqliteStore(sqlite: Sqlite): Store {
  const { reader } = sqlite;
  const rows = reader.prepare(
    'SELECT written FROM journal WHERE match = ? AND position >= ? ORDER BY position',
  );
  const key = reader.prepare('SELECT key FROM matches WHERE match = ?');
  const listed = 'SELECT match, position, time, due FROM matches';
  const lists = {
    all: reader.prepare(`${listed} ORDER BY time DESC`),
    due: reader.prepare(`${listed} WHERE due IS NOT NULL ORDER BY due`),
  };
  return {
    open: (match, key, opening, due) => sqlite.ask('open', key, rowOf(match, opening, due)),
    append: (match, written, due) => sqlite.ask('append', rowOf(match, written, due)),
    // `async`: what a read throws is a promise that is rejected.
    load: async (match, from) =>
      rows.all(match, from).map((row) => JSON.parse(String(row['written'])) as unknown),
    keyOf: async (match) => (key.get(match)?.['key'] as string | undefined) ?? null,
    list: async (which) => lists[which].all() as unknown as ListedMatch[],
  };
}

function rowOf(match: string, written: Written, due: number | null): JournalRow {
  const { position, time, command } = written;
  return { match, position, time, command, written: JSON.stringify(written), due };
}
