/** Single sentences about a match. */
import { tellEvent } from '@mazzo/kernel';
import type { Standing } from '@mazzo/kernel';
import type { Eyes, PageFace } from './page-face.ts';
import type { ToldEvent } from './stage.ts';
import { words } from './words.ts';

/** Without what this player alone was shown: it is for them to remember (V-17). */
export function toldOpenly(
  story: readonly ToldEvent[],
  face: PageFace,
  view: unknown,
  { seat }: Eyes,
): ToldEvent[] {
  return story.filter(({ event }) => face.glimpsed(event, view, seat)?.alone !== true);
}

/** The last thing that was told. */
export function lastSentence(story: readonly ToldEvent[], eyes: Eyes): string | null {
  const sentences = story.map(({ event }) => tellEvent(eyes.words, event, eyes.to));
  // An invitation that stood there is over when something else is asked.
  return sentences.findLast((sentence) => /[^?]$/.test(sentence)) ?? null;
}

/** Who has won. */
export function resultOf(standings: readonly Standing[], { seat, to }: Eyes): string {
  const winners = standings.filter(({ place }) => place === 1).map((standing) => standing.seat);
  const names = winners.map((winner) => to.name(winner));
  return words().won(names, winners[0] === seat);
}
