/** Which of its rounds is over and still lies there, the first being 1; null where none does. */
import type { Playing } from '../playing.ts';
import { isRoundsEnd } from '../showing.ts';

export function unleft({ showing, playable }: Playing): number | null {
  const { value: shown } = showing.shown;
  if (shown === null || shown.held === null) return null;
  const ends = shown.story.filter(({ event }) => isRoundsEnd(playable.face, event, showing.seat));
  return shown.story.at(-1)?.event === shown.held ? ends.length : ends.length + 1;
}
