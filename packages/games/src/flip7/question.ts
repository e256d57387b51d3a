/** What the seat that decides is asked, in words. */
import { currentChoice } from './status.ts';
import type { Flip7Text } from './text/text.ts';
import type { State } from './types.ts';

export function question(view: State, words: Flip7Text): string {
  const task = currentChoice(view);
  return task === undefined ? words.ask.turn : words.ask.whoGets(words.card(task.card));
}
