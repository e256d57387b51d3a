import type { Language } from '@mazzo/kernel';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import type { CliText } from './text/text.ts';

export const cliTexts: Readonly<Record<Language, CliText>> = { en, it };

export const languageNames = Object.keys(cliTexts) as readonly Language[];

export function languageNamed(word: string): Language | null {
  return languageNames.find((language) => language === word) ?? null;
}

/** As the system is set, or English. */
export function systemLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return languageNamed(locale.slice(0, 2).toLowerCase()) ?? 'en';
}
