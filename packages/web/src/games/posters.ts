/** What hangs at home for each game, as its folder says, beside its emblem. */
import type { GameId } from '@mazzo/games/ids';
import type { Cloth } from '../settings/cloth.ts';

export interface Poster {
  /** The game's own, unless a player wants one for all. */
  readonly cloth: Cloth;
  readonly players: { readonly min: number; readonly max: number };
  /** What a match usually takes. */
  readonly minutes: number;
}

const posters = import.meta.glob<Poster>('./*/poster.ts', { eager: true, import: 'poster' });

/** A game whose folder says nothing hangs there all the same. */
export function posterOf(id: GameId): Poster | null {
  return posters[`./${id}/poster.ts`] ?? null;
}
