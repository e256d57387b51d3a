import type { Written } from './journal.ts';

/**
 * `appended`: durable. `conflict`: somebody else has written this position, or one before it is
 * missing. `repeated`: the command was written before. Only `appended` changes anything.
 */
export type Appended = 'appended' | 'conflict' | 'repeated';

/** A match as its last append left it. */
export interface ListedMatch {
  readonly match: string;
  readonly position: number;
  readonly time: number;
  readonly due: number | null;
}

/**
 * Keeps journals, and of each match its key: where it has its chance from. Appending is a
 * compare-and-set: (match, position) is unique, and so is (match, command), both in one transaction.
 * A rejected promise says that it is not known whether anything was written. Every promise must
 * settle: a table waits for it.
 *
 * `due` is kept with each append in place of the last: when the match next needs a table, by itself;
 * null while it waits for people. Whoever has started anew thus asks once what is to be taken up.
 */
export interface Store {
  /** A new match: its key and its opening, both or neither; `conflict` if there is one of this name. */
  open(
    match: string,
    key: string,
    opening: Written,
    due: number | null,
  ): Promise<'appended' | 'conflict'>;
  /** `conflict` too for a match that was not opened. */
  append(match: string, written: Written, due: number | null): Promise<Appended>;
  /** The journal from this position on, as it was stored: `readJournal` judges it. Empty where there is nothing. */
  load(match: string, from: number): Promise<readonly unknown[]>;
  /** Null if there is no such match. */
  keyOf(match: string): Promise<string | null>;
  /** All, the one that was written to last first; or those that are due, the first first. */
  list(which: 'all' | 'due'): Promise<readonly ListedMatch[]>;
}

interface Journal {
  readonly key: string;
  readonly lines: string[];
  readonly commands: Set<string>;
  listed: ListedMatch;
}

/** A store that lasts as long as its process. */
export function memoryStore(): Store {
  // As text, as a disk would have it: what is read back shares nothing with what was written.
  const journals = new Map<string, Journal>();
  const write = (match: string, journal: Journal, written: Written, due: number | null): void => {
    const { position, time, command } = written;
    journal.lines.push(JSON.stringify(written));
    if (command !== null) journal.commands.add(command);
    journal.listed = { match, position, time, due };
    // The one that was written to last stands last.
    journals.delete(match);
    journals.set(match, journal);
  };
  return {
    open(match, key, opening, due) {
      if (journals.has(match)) return Promise.resolve('conflict');
      const { position, time } = opening;
      const listed = { match, position, time, due };
      write(match, { key, lines: [], commands: new Set(), listed }, opening, due);
      return Promise.resolve('appended');
    },
    append(match, written, due) {
      const journal = journals.get(match);
      const { position, command } = written;
      if (command !== null && journal?.commands.has(command)) return Promise.resolve('repeated');
      if (journal === undefined || position !== journal.lines.length) {
        return Promise.resolve('conflict');
      }
      write(match, journal, written, due);
      return Promise.resolve('appended');
    },
    load(match, from) {
      const lines = journals.get(match)?.lines.slice(from) ?? [];
      return Promise.resolve(lines.map((line): unknown => JSON.parse(line)));
    },
    keyOf: (match) => Promise.resolve(journals.get(match)?.key ?? null),
    list: (which) =>
      Promise.resolve(
        inOrder(
          Array.from(journals.values(), ({ listed }) => listed),
          which,
        ),
      ),
  };
}

/** From those that are given with the last written last. */
export function inOrder(listed: readonly ListedMatch[], which: 'all' | 'due'): ListedMatch[] {
  if (which === 'all') return listed.toReversed();
  const due = listed.filter((one) => one.due !== null);
  return due.toSorted((a, b) => (a.due ?? 0) - (b.due ?? 0));
}
