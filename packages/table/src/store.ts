import type { Written } from './journal.ts';

/**
 * `appended`: durable. `conflict`: somebody else has written this position, or one before it is
 * missing. `repeated`: the command was written before. Only `appended` changes anything.
 */
export type Appended = 'appended' | 'conflict' | 'repeated';

/**
 * Keeps journals. Appending is a compare-and-set: (match, position) is unique, and so is
 * (match, command), both in one transaction. A rejected promise says that it is not known whether
 * the entry was written. Every promise must settle: a table waits for it.
 */
export interface Store {
  append(match: string, written: Written): Promise<Appended>;
  /** The journal from this position on; empty where there is nothing. */
  load(match: string, from: number): Promise<readonly Written[]>;
}

/** A store that lasts as long as its process. */
export function memoryStore(): Store {
  // As text, as a disk would have it: what is read back shares nothing with what was written.
  const journals = new Map<string, { readonly lines: string[]; readonly commands: Set<string> }>();
  return {
    append(match, written) {
      const journal = journals.get(match) ?? { lines: [], commands: new Set() };
      journals.set(match, journal);
      const { position, command } = written;
      if (command !== null && journal.commands.has(command)) return Promise.resolve('repeated');
      if (position !== journal.lines.length) return Promise.resolve('conflict');
      journal.lines.push(JSON.stringify(written));
      if (command !== null) journal.commands.add(command);
      return Promise.resolve('appended');
    },
    load(match, from) {
      const lines = journals.get(match)?.lines.slice(from) ?? [];
      return Promise.resolve(lines.map((line) => JSON.parse(line) as Written));
    },
  };
}
