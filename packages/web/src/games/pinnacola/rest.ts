/** What of Pinnacola's table is needed when a card has been drawn, not before. */
export { answered, drafting, putDown } from './drafting.ts';
export { meldTray } from './meld-tray.ts';
