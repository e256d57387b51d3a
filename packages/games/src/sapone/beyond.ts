/** The rules beyond a turn's first card, and what bots choose by: nobody needs them to take that card. */
export { brain } from './brain/index.ts';
export { events } from './events.ts';
export { imagine } from './imagine.ts';
export { check, legal } from './legal.ts';
export { resolve } from './resolve.ts';
export { timeout } from './timeout.ts';
