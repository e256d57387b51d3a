/** What of Vinto's table is needed when everybody has looked at two cards, not before. */
export { meant, pointAt, touches } from './begun-move.ts';
export { traces } from './traces.ts';
export { tray } from './tray.ts';
