/** Players for any game, and the simulator that lets them play many. */
export * from './bot.ts';
export * from './people.ts';
export * from './simulate.ts';
