import type { Language } from '@mazzo/kernel';
import { en } from './en.ts';
import { it } from './it.ts';
import type { Flip7Words } from './text.ts';

export const words: Readonly<Record<Language, Flip7Words>> = { en, it };
