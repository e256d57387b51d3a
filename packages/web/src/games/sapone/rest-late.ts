/**
 * The rest of the table for a page, which fetches it with the first move. `#sapone-rest` in package.json
 * says who has which.
 */
import { latePart } from '@mazzo/kernel';
import type { Rest } from '../../play/page-face.ts';
import type * as Whole from './rest.ts';

const part = latePart<typeof Whole>(() => import('./rest.ts'));

export const rest: Rest = part;

export const layLines: typeof Whole.layLines = (...asked) => part.get().layLines(...asked);
export const StallLine: typeof Whole.StallLine = (props) => part.get().StallLine(props);
export const beat: typeof Whole.beat = (...asked) => part.get().beat(...asked);
export const fresh: typeof Whole.fresh = (...asked) => part.get().fresh(...asked);
export const lapsed: typeof Whole.lapsed = (...asked) => part.get().lapsed(...asked);
export const liftedIn: typeof Whole.liftedIn = (...asked) => part.get().liftedIn(...asked);
export const meant: typeof Whole.meant = (...asked) => part.get().meant(...asked);
export const moment: typeof Whole.moment = (...asked) => part.get().moment(...asked);
export const onShow: typeof Whole.onShow = (...asked) => part.get().onShow(...asked);
export const pointAt: typeof Whole.pointAt = (...asked) => part.get().pointAt(...asked);
export const revive: typeof Whole.revive = (...asked) => part.get().revive(...asked);
export const sound: typeof Whole.sound = (...asked) => part.get().sound(...asked);
export const standing: typeof Whole.standing = (...asked) => part.get().standing(...asked);
export const touches: typeof Whole.touches = (...asked) => part.get().touches(...asked);
export const travels: typeof Whole.travels = (...asked) => part.get().travels(...asked);
export const tray: typeof Whole.tray = (...asked) => part.get().tray(...asked);
