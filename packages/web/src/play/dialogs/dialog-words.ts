import { spoken } from '../spoken.ts';
import type { DialogText } from '../text/dialogs/text.ts';

/** The words of the dialogs around a table, fetched with them. */
export const dialogWords = await spoken<DialogText>({
  en: () => import('../text/dialogs/en.ts'),
  it: () => import('../text/dialogs/it.ts'),
});
