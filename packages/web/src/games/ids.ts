/** The games that the page can play, of all there are. */
import type { GameId as AnyGameId } from '@mazzo/games/ids';

export const gameIds = ['flip7', 'vinto'] as const satisfies readonly AnyGameId[];
export type GameId = (typeof gameIds)[number];
