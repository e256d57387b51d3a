/** Chance that can be told again: what is compared meets the same luck. */
import { chanceOf } from '@mazzo/kernel';
import type { Chance } from '@mazzo/kernel';

export interface Tape {
  readonly chance: Chance;
  /** From here on it says once more what it has said, and then goes on. */
  rewind(): void;
  /** From here on it says something new. */
  clear(): void;
}

const HALF = 2 ** 16;

export function tapeOf(source: Chance): Tape {
  let words: number[] = [];
  let at = 0;
  const chance = chanceOf(() => {
    if (at === words.length) words.push(source.below(HALF) * HALF + source.below(HALF));
    return words[at++]!;
  });
  return {
    chance,
    rewind: () => void (at = 0),
    clear() {
      words = [];
      at = 0;
    },
  };
}
