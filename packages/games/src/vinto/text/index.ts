export { en } from './en.ts';
export { it } from './it.ts';
export type { VintoOpening, VintoText } from './text.ts';
