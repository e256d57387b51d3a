/** What of Pinnacola's table is needed when a card has been drawn, not before. */
export { answered, drafting, putDown } from './drafting.ts';
export { dutyChips, owesCard } from './duties.ts';
export { closedChips, leftRibbon } from './hand-over.ts';
export { lately, traces } from './lately.ts';
export { meldTray } from './meld-tray.ts';
export { moment } from './moment.ts';
export { keysIn } from './text/keys.ts';
