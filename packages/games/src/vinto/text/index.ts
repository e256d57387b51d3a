export { en } from './en.ts';
export { it } from './it.ts';
export type { VintoText } from './text.ts';
