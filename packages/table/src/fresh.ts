/** Where new matches have their names and keys from: a table draws no chance of its own. */
export interface Fresh {
  /** A name that no match has. */
  match(): string;
  /** A seed that nobody can foresee, such as `chacha20:` and 64 digits. */
  key(): string;
}

/** Matches numbered from 0, for a store that lasts no longer than its process. */
export function numbered(key: () => string): Fresh {
  let matches = 0;
  return { match: () => `${matches++}`, key };
}
