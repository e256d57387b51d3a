export { en } from './en.ts';
export { it } from './it.ts';
