/** What the seat whose turn it is is asked, in words. */
import type { BriscolaText } from './text/text.ts';
import type { State } from './types.ts';

export function question({ trick }: State, words: BriscolaText): string {
  const [led] = trick;
  return led === undefined ? words.ask.lead : words.ask.answer(words.card(led.card));
}
