/** What is said at the table beside the moves (`Talk` of the game): passed on, remembered a while, binding nobody. */
import type { Said } from '@mazzo/kernel';

export interface Utterance extends Said {
  /** Where it stands in the journal; what is said later has a higher one. */
  readonly position: number;
  /** The entry of the match after which it was said. */
  readonly seq: number;
}

/** What anybody hears who comes later; bots too. */
const MOST_REMEMBERED = 40;
export function recordTalk(talk: Utterance[], said: Utterance): void {
  talk.push(said);
  if (talk.length > MOST_REMEMBERED) talk.shift();
}
