/**
 * The rest of the table for a page, which fetches it with the first move. `#vinto-rest` in package.json
 * says who has which.
 */
import { latePart } from '@mazzo/kernel';
import type { Rest } from '../../play/page-face.ts';
import type * as Whole from './rest.ts';

const part = latePart<typeof Whole>(() => import('./rest.ts'));

export const rest: Rest = part;

export const meant: typeof Whole.meant = (...asked) => part.get().meant(...asked);
export const pointAt: typeof Whole.pointAt = (...asked) => part.get().pointAt(...asked);
export const touches: typeof Whole.touches = (...asked) => part.get().touches(...asked);
export const traces: typeof Whole.traces = (...asked) => part.get().traces(...asked);
export const tray: typeof Whole.tray = (...asked) => part.get().tray(...asked);
