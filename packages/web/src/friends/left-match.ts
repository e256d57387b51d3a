/** A match with friends that this device has a seat at: home has a ticket back to its table. */
import { gameIds } from '../games/ids.ts';
import type { GameId } from '../games/ids.ts';

const KEY = 'mazzo.table';

export interface LeftMatch {
  readonly code: string;
  readonly game: GameId;
}

export function leftMatch(): LeftMatch | null {
  try {
    const [code = '', name] = localStorage.getItem(KEY)?.split(' ') ?? [];
    const game = gameIds.find((id) => id === name);
    return game === undefined ? null : { code, game };
  } catch {
    return null;
  }
}

export function keepLeft({ code, game }: LeftMatch): void {
  write(`${code} ${game}`);
}

/** It is over, or there is no such table any more. */
export function forgetLeft(code: string): void {
  if (leftMatch()?.code === code) write('');
}

function write(kept: string): void {
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // The table is still in the list of one's own, where the server knows it.
  }
}
