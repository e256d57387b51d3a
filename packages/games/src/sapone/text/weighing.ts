/** What speaks for a move in Sapone, by what it was weighed by. */
import { inHundred } from '@mazzo/kernel';
import type { Weighed } from '@mazzo/kernel';
import type { Move } from '../types.ts';

interface Words {
  honest(percent: number): string;
  doubted(percent: number): string;
  worth(points: number): string;
  trade(brings: number, costs: number): string;
  wins(points: number): string;
}

/** A sentence for each reason that counts here. */
export function weighing(best: Weighed<Move> | undefined, words: Words): string {
  const { honest, doubt, goods, brings, costs, points } = best?.reasons ?? {};
  const said: string[] = [];
  if (honest !== undefined) said.push(words.honest(inHundred(honest)));
  if (goods !== undefined) said.push(words.worth(goods));
  if (brings !== undefined && costs !== undefined && honest === undefined) {
    said.push(words.trade(brings, costs));
  }
  if (doubt !== undefined) said.push(words.doubted(inHundred(doubt)));
  if (points !== undefined) said.push(words.wins(points));
  return said.join(' ');
}
