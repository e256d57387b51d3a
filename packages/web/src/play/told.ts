/** Single sentences about a match. */
import { tellEvent } from '@mazzo/kernel';
import type { Standing } from '@mazzo/kernel';
import type { Eyes } from './face.ts';
import type { Told } from './stage.ts';
import { words } from './words.ts';

/** The last thing that was told. */
export function lastSentence(story: readonly Told[], eyes: Eyes): string | null {
  for (let n = story.length - 1; n >= Math.max(0, story.length - 20); n--) {
    const sentence = tellEvent(eyes.words, story[n]!.event, eyes.to);
    if (sentence !== '') return sentence;
  }
  return null;
}

/** Who has won. */
export function resultOf(standings: readonly Standing[], { seat, to }: Eyes): string {
  const winners = standings.filter(({ place }) => place === 1).map((standing) => standing.seat);
  const names = winners.map((winner) => to.name(winner));
  return words().won(names, winners[0] === seat);
}
