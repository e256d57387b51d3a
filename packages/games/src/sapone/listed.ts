/** Sapone as the list of games has it: its rules, and its words in every language. */
export { sapone as game } from './index.ts';
export * as texts from './text/index.ts';
