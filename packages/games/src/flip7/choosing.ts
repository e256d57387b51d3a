/**
 * What is chosen for a seat: by its bot, or when its time is up; and what a bot may imagine of the rest.
 * With it comes what only a reader of logs needs.
 */
export { brain } from './brain/index.ts';
export { events } from './events.ts';
export { imagine } from './imagine.ts';
export { timeout } from './timeout.ts';
