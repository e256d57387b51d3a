/** What a player has begun, kept on this device until it is over: a reload or a crash loses nothing. */

const key = (match: string) => `mazzo.begun.${match}`;

/** Whatever lies there; null where nothing does. */
export function readBegun(match: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(match)) ?? 'null');
  } catch {
    return null; // Without storage there is nothing to remember.
  }
}

export function keepBegun(match: string, begun: unknown): void {
  try {
    if (begun === null) localStorage.removeItem(key(match));
    else localStorage.setItem(key(match), JSON.stringify(begun));
  } catch {
    // It lasts as long as the page.
  }
}
