/** What is chosen for a seat: by its bot, or when its time is up; and what a bot may imagine of the rest. */
export { brain } from './brain/index.ts';
export { imagine } from './imagine.ts';
export { timeout } from './timeout.ts';
