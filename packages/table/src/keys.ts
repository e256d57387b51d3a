/** Where matches get their names and their chance from. A key is a seed that nobody can foresee. */
export interface Keys {
  /** A new match and its key, kept so that `of` finds it again, in another process too. */
  next(): Promise<{ readonly match: string; readonly key: string }>;
  of(match: string): Promise<string>;
}

/** Keys for as long as the process lasts; `fresh` makes each, such as `chacha20:` and 64 digits. */
export function memoryKeys(fresh: () => string): Keys {
  const keys: string[] = [];
  return {
    next() {
      const key = fresh();
      keys.push(key);
      return Promise.resolve({ match: String(keys.length - 1), key });
    },
    of(match) {
      const key = keys[Number(match)];
      return key === undefined
        ? Promise.reject(new RangeError(`no match ${match}`))
        : Promise.resolve(key);
    },
  };
}
