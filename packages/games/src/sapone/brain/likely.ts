/** Worlds in which a claim is true as often as its seller is believed. */
import { isHole } from '@mazzo/kernel';
import type { Card, Chance, Position, Slot } from '@mazzo/kernel';
import { backOf, MARKET } from '../cards.ts';
import { imagine } from '../imagine.ts';
import { saleOf } from '../table.ts';
import type { Sale, State } from '../types.ts';
import { commonest } from './memory.ts';
import type { Memory } from './memory.ts';
import { honestyOf } from './trust.ts';

export function imagineLikely(
  { view, seat, memory }: Position<State, Memory>,
  chance: Chance,
): State {
  const world = imagine(view, seat, chance);
  const sale = saleOf(view);
  if (sale === null || !isHole(sale.card)) return world;
  const honest = chance.below(1000) < 1000 * honestyOf(view, sale, memory);
  offer(world, view, honest ? sale.claim : commonest(backOf(sale.claim)));
  return world;
}

/** The seller offers this card, if it is one of those that nobody has seen, and it lies in a deck or in hand. */
function offer(world: State, view: State, card: Card): void {
  const sale = saleOf(world) as Sale;
  const hand = world.hands[sale.seller]!.cards;
  if (hand[card]! > 0) {
    sale.card = card;
    return;
  }
  const [deck, seen] =
    backOf(card) === MARKET ? [world.market, view.market] : [world.soap, view.soap];
  const at = placeOf(deck, seen, card);
  if (at < 0) return;
  deck[at] = sale.card;
  hand[sale.card]!--;
  hand[card]!++;
  sale.card = card;
}

function placeOf(deck: readonly Slot[], seen: readonly Slot[], card: Card): number {
  return deck.findIndex((slot, n) => slot === card && isHole(seen[n]!));
}
