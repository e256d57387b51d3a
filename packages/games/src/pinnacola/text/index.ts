export { en } from './en.ts';
export { it } from './it.ts';
export type { PinnacolaText } from './text.ts';
