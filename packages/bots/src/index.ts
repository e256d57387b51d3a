/** Players for any game, and the simulator that lets them play many. */
export * from './arena.ts';
export * from './levels.ts';
export * from './people.ts';
export * from './personalities.ts';
export * from './player.ts';
export * from './shares.ts';
export * from './simulate.ts';
export * from './text/manners.ts';
