/** Moves that are handed out again and again. */
import type { Bag, Card } from '@mazzo/kernel';
import { KINDS } from './cards.ts';
import type { Finish, Move } from './types.ts';

export const nothing: readonly Move[] = Object.freeze([]);
export const draw: Move = Object.freeze({ type: 'draw' });

const takes: Move[] = [];

export function takeFrom(from: number): Move {
  return (takes[from] ??= Object.freeze({ type: 'takePozzo', from }));
}

const none: [] = [];
Object.freeze(none);
export type SomeLays = Partial<Pick<Finish, 'melds' | 'changes' | 'replacements'>>;

export function finishOf(discard: Card, lays: SomeLays): Finish {
  const { melds = none, changes = none, replacements = none } = lays;
  return { type: 'finish', melds, changes, replacements, discard };
}

const layNothing: readonly Finish[] = Array.from({ length: KINDS }, (_, discard) =>
  Object.freeze(finishOf(discard, {})),
);

/** Lays nothing. */
export function discardOf(card: Card): Finish {
  return layNothing[card]!;
}

export function discards(hand: Bag): Finish[] {
  const found: Finish[] = [];
  for (let card = 0; card < KINDS; card++) if (hand.cards[card]! > 0) found.push(discardOf(card));
  return found;
}
