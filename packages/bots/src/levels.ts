/** How well a bot plays, by name alone: who only lists levels need not load the players. */
/** Those that may be seated anywhere, the weakest first. */
export const levels = ['random', 'casual', 'good', 'expert'] as const;
export type Level = (typeof levels)[number];

/** The hint, the stand-in, and whoever is given no other. */
export const standardLevel: Level = 'good';
