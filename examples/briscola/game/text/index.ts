export { en } from './en.ts';
export { it } from './it.ts';
export type { BriscolaText } from './text.ts';
