/** What a player has begun, or not left yet, kept on this device until it is over: a reload or a crash loses nothing. */

/** A move begun; of a round that is over and still lies there, which one it is. */
type Kept = 'begun' | 'unleft';

const key = (what: Kept, match: string) => `mazzo.${what}.${match}`;

/** Whatever lies there; null where nothing does. */
export function readKept(what: Kept, match: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(what, match)) ?? 'null');
  } catch {
    return null; // Without storage there is nothing to remember.
  }
}

export function keep(what: Kept, match: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key(what, match));
    else localStorage.setItem(key(what, match), JSON.stringify(value));
  } catch {
    // It lasts as long as the page.
  }
}
