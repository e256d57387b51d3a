/** The tables that were visited from this device: next week's game is at the same address. */
const KEY = 'mazzo.tables';
const MOST = 12;

/** The latest first. */
export function visited(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function visit(code: string): void {
  keep([code, ...visited().filter((one) => one !== code)].slice(0, MOST));
}

export function forget(code: string): void {
  keep(visited().filter((one) => one !== code));
}

export function forgetAll(): void {
  keep([]);
}

function keep(codes: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes));
  } catch {
    // They are in the list of matches too, once one has been played.
  }
}
