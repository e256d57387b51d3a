/** The rest of the table for whoever has it from the beginning; a page has rest-late.ts. */
import type { Rest } from '../../play/page-face.ts';

export * from './rest.ts';

export const rest: Rest | null = null;
