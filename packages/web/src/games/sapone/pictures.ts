/** How a topic is drawn: a category by its sign, all else as itself. */
import { kindsIn } from '@mazzo/games/sapone';
import type { Topic } from '@mazzo/games/sapone';

export function pictureOf(topic: Topic): string {
  return `${topic in kindsIn ? 'family' : 'thing'}-${topic}`;
}
