/**
 * The rest of the table for a page, which fetches it with the first move. `#pinnacola-rest` in
 * package.json says who has which.
 */
import { latePart } from '@mazzo/kernel';
import type { Rest } from '../../play/page-face.ts';
import type * as Whole from './rest.ts';

const part = latePart<typeof Whole>(() => import('./rest.ts'));

export const rest: Rest = part;

export const answered: typeof Whole.answered = (...asked) => part.get().answered(...asked);
export const drafting: typeof Whole.drafting = (...asked) => part.get().drafting(...asked);
export const putDown: typeof Whole.putDown = (...asked) => part.get().putDown(...asked);
export const meldTray: typeof Whole.meldTray = (...asked) => part.get().meldTray(...asked);
export const dutyChips: typeof Whole.dutyChips = (...asked) => part.get().dutyChips(...asked);
export const owesCard: typeof Whole.owesCard = (...asked) => part.get().owesCard(...asked);
export const closedChips: typeof Whole.closedChips = (...asked) => part.get().closedChips(...asked);
export const leftRibbon: typeof Whole.leftRibbon = (...asked) => part.get().leftRibbon(...asked);
export const lately: typeof Whole.lately = (...asked) => part.get().lately(...asked);
export const moment: typeof Whole.moment = (...asked) => part.get().moment(...asked);
export const traces: typeof Whole.traces = (...asked) => part.get().traces(...asked);
export const keysIn: typeof Whole.keysIn = (language) => part.get().keysIn(language);
