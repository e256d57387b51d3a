/** The games that the page can play: all there are. */
export { gameIds } from '@mazzo/games/ids';
export type { GameId } from '@mazzo/games/ids';
