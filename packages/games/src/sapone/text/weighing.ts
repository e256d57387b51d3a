/** What speaks for a move in Sapone, by what it was weighed by. */
import { inHundred } from '@mazzo/kernel';
import type { Weighed } from '@mazzo/kernel';
import type { Move } from '../types.ts';

interface Words {
  honest(percent: number): string;
  doubted(percent: number): string;
  worth(points: string): string;
  trade(brings: string, costs: string): string;
  wins(points: string): string;
}

/** A sentence for each reason that counts here. */
export function weighing(best: Weighed<Move> | undefined, words: Words): string {
  const { honest, doubt, goods, brings, costs, points } = best?.reasons ?? {};
  const said: string[] = [];
  if (honest !== undefined) said.push(words.honest(inHundred(honest)));
  if (goods !== undefined) said.push(words.worth(goods.toFixed(1)));
  if (brings !== undefined && costs !== undefined && honest === undefined) {
    said.push(words.trade(brings.toFixed(1), costs.toFixed(1)));
  }
  if (doubt !== undefined) said.push(words.doubted(inHundred(doubt)));
  if (points !== undefined) said.push(words.wins(points.toFixed(1)));
  return said.join(' ');
}
