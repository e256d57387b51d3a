/** What is chosen for a seat: by its bot, or when its time is up; and what a bot may imagine of the rest. */
export { imagine } from './imagine.ts';
export { sensible } from './sensible.ts';
export { timeout } from './timeout.ts';
