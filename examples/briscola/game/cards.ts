/** The Italian deck of forty cards. Card numbers are stored: append, never insert. */
import type { Card, CardTable } from '@mazzo/kernel';

/** Coins, cups, swords, batons: denari, coppe, spade, bastoni. */
const suits = ['d', 'c', 's', 'b'] as const;
/** As they are printed, the court last: fante, cavallo, re. */
const ranks = ['A', '2', '3', '4', '5', '6', '7', 'F', 'C', 'R'] as const;
export type RankName = (typeof ranks)[number];

const names = suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));

export const cards: CardTable = { names, backs: names.map(() => 0) };
export const KINDS = names.length;

/** B-1 */
export function pack(): number[] {
  return names.map(() => 1);
}

export function suitOf(card: Card): number {
  return Math.floor(card / ranks.length);
}

export function rankOf(card: Card): RankName {
  return ranks[card % ranks.length]!;
}

/** B-7 */
const points: Readonly<Partial<Record<RankName, number>>> = { A: 11, 3: 10, R: 4, C: 3, F: 2 };

export function pointsOf(card: Card): number {
  return points[rankOf(card)] ?? 0;
}

/** B-5: from the weakest up. */
const byStrength: readonly RankName[] = ['2', '4', '5', '6', '7', 'F', 'C', 'R', '3', 'A'];

export function strengthOf(card: Card): number {
  return byStrength.indexOf(rankOf(card));
}

/** B-5: whether this answer takes the card that was led. */
export function takes(answer: Card, led: Card, trump: Card): boolean {
  if (suitOf(answer) === suitOf(led)) return strengthOf(answer) > strengthOf(led);
  return suitOf(answer) === suitOf(trump);
}
