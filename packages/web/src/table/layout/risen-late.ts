/**
 * What lays a tray that rises, for a page, which fetches it with the first move: no opening has keys, or
 * more buttons than the narrowest telephone has room for. `#risen` in package.json says who has which.
 */
import { latePart } from '@mazzo/kernel';
import type { LatePart } from '@mazzo/kernel';
import type * as Risen from './risen-tray.ts';

export const lateTray: LatePart<typeof Risen> = latePart(() => import('./risen-tray.ts'));

export const canRise = (): boolean => lateTray.isThere();

export const coveredBy: typeof Risen.coveredBy = (...asked) => lateTray.get().coveredBy(...asked);

export const risen: typeof Risen.risen = (...asked) => lateTray.get().risen(...asked);
