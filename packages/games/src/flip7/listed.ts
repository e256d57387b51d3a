/** Flip 7 as the list of games has it: its rules, and its words in every language. */
export { flip7 as game } from './index.ts';
export * as texts from './text/index.ts';
