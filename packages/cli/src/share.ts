/** A run is cut into shares, one a thread, and a share into parts short enough to report between. */
import { simulate } from '@mazzo/bots';
import type { Counts, Simulation } from '@mazzo/bots';
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';

/** The games numbered from `first` on. */
export interface Share {
  readonly id: GameId;
  readonly simulation: Simulation<AnyOptions>;
  readonly first: number;
  readonly games: number;
}

/** A part should take about this long. */
const PART_MS = 50;

export function* playParts({ id, simulation, first, games: all }: Share): Generator<Counts> {
  const game: AnyGame = games[id];
  let size = 1;
  for (let done = 0; done < all;) {
    const part = Math.min(size, all - done);
    const began = performance.now();
    yield simulate(game, simulation, first + done, part);
    done += part;
    if (performance.now() - began < PART_MS) size *= 2;
    else size = Math.max(1, size >> 1);
  }
}

export function cutShares(share: Share, threads: number): Share[] {
  const shares: Share[] = [];
  let first = share.first;
  for (let left = Math.min(threads, share.games); left > 0; left--) {
    const size = Math.ceil((share.first + share.games - first) / left);
    shares.push({ ...share, first, games: size });
    first += size;
  }
  return shares;
}
