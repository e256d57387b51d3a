/** What lays a tray that rises, for whoever has it from the beginning; a page has risen-late.ts. */
import type { LatePart } from '@mazzo/kernel';

export { coveredBy, risen } from './risen-tray.ts';

export const canRise = (): boolean => true;

export const lateTray: LatePart<unknown> | null = null;
