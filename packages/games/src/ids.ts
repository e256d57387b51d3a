/** The games there are, by name alone and in the order they are offered: who only lists them need not load them. */
export const gameIds = ['flip7', 'vinto', 'pinnacola', 'sapone'] as const;
export type GameId = (typeof gameIds)[number];
