export { en } from './en.ts';
export { it } from './it.ts';
export type { SaponeText } from './text.ts';
