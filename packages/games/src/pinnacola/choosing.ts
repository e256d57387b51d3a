/**
 * What is chosen for a seat: by its bot, for who would rather not look, or when its time is up; and what
 * a bot may imagine of the rest.
 */
export { brain } from './brain/index.ts';
export { imagine } from './imagine.ts';
export { bestFrom } from './lay-best.ts';
export { timeout } from './timeout.ts';
