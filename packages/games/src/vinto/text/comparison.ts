/** What is best beside the next best: by points, or by the chance to be lowest. */
import { inHundred } from '@mazzo/kernel';
import type { Weighed } from '@mazzo/kernel';
import type { Move } from '../types.ts';

interface Words {
  lowest(percent: number): string;
  better(points: number, than: Move): string;
}

/** A difference smaller than this is none. */
const LEAST = 0.1;

export function comparison(
  best: Weighed<Move> | undefined,
  next: Weighed<Move> | undefined,
  words: Words,
): string {
  const { chance, points } = best?.reasons ?? {};
  if (chance !== undefined) return words.lowest(inHundred(chance));
  const { points: less } = next?.reasons ?? {};
  const than = next?.move ?? null;
  if (points === undefined || less === undefined || than === null) return '';
  const gain = points - less;
  return gain < LEAST ? '' : words.better(gain, than);
}
