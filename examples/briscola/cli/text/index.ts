import type { Language } from '@mazzo/kernel';
import { en } from './en.ts';
import { it } from './it.ts';
import type { BriscolaWords } from './text.ts';

export const words: Readonly<Record<Language, BriscolaWords>> = { en, it };
