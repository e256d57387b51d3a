/** Briscola as the list of games has it: its rules, and its words in every language. */
export { briscola as game } from './index.ts';
export * as texts from './text/index.ts';
