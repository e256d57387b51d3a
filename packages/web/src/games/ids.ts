/** The games that the page can play: all there are, but for those whose folder is still to come. */
import { gameIds as allIds } from '@mazzo/games/ids';
import type { GameId as AnyGameId } from '@mazzo/games/ids';

export const soonIds = ['sapone'] as const satisfies readonly AnyGameId[];
export type SoonId = (typeof soonIds)[number];
export type GameId = Exclude<AnyGameId, SoonId>;

export const gameIds: readonly GameId[] = allIds.filter(
  (id): id is GameId => !soonIds.some((soon) => soon === id),
);
