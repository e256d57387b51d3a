import { spoken } from './spoken.ts';
import type { PlayText } from './text/text.ts';

/** The words of a table. */
export const words = await spoken<PlayText>({
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
});
