export { en } from './en.ts';
export { it } from './it.ts';
export type { Flip7Text } from './text.ts';
