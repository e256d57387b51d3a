import type { Chance, Seat, Tell } from '@mazzo/kernel';
import { keptOnPile } from './table.ts';
import type { Event, State } from './types.ts';

/** V-14: shuffles the discard pile if the draw pile is empty; false if there is still no card. */
export function stockDrawPile(state: State, chance: Chance, tell: Tell<Event>): boolean {
  if (state.deck.length > 0) return true;
  const cards = state.pile.slice(0, state.pile.length - keptOnPile(state));
  if (cards.length === 0) return false;
  chance.shuffle(cards);
  tell({ type: 'shuffled', lot: state.lots.length, cards });
  return true;
}

/** V-5, V-8, V-10: one card, unseen by anyone; skipped if there is none (V-14). */
export function drawPenalty(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  if (!stockDrawPile(state, chance, tell)) return;
  tell({ type: 'penaltyDrawn', seat, card: state.deck.at(-1)! });
}
