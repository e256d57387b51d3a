/** Why something was refused, in the player's language. */
import { tellReason } from '@mazzo/kernel';
import type { AnyText } from '@mazzo/kernel';
import type { Refused } from '@mazzo/table';
import { language } from '../settings/settings.ts';
import { text as shellText } from '../shell/text.ts';

/** What a rule or the table refused, without words. */
export type RefusedFor = Pick<Refused, 'rule' | 'reason' | 'card'>;

/** At once, if it is for the game or the page to say; what tables say has to be fetched. */
export function refusalWords(game: AnyText, refused: RefusedFor): string | Promise<string> {
  const { reason } = refused;
  if (reason === 'notFetched') return shellText[language.value].notLoaded.why;
  const said = tellReason(game, language.value, refused);
  return said === reason ? tableWords(reason) : said;
}

async function tableWords(reason: string): Promise<string> {
  try {
    const { text } = await import('./text/table-reasons.ts');
    return (text[language.value] as Readonly<Record<string, string>>)[reason] ?? reason;
  } catch {
    return shellText[language.value].notLoaded.why;
  }
}
