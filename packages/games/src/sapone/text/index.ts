export { en } from './en.ts';
export { it } from './it.ts';
export type { SaponeOpening, SaponeText } from './text.ts';
