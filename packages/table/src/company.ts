/** What only tables of several people need, or several processes. */
export { countAsk } from './asks.ts';
export { dueAfter, dueOf } from './due.ts';
export { standInActions } from './stand-ins.ts';
export { watchingOf } from './watching.ts';
