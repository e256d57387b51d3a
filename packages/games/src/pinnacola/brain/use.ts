/** What a card in hand is good for: the melds that it may come to lie in. In points, roughly. */
import type { Card, Seat } from '@mazzo/kernel';
import { JOKER, KINDS, pointsOf } from '../cards.ts';
import { otherSeat } from '../finish.ts';
import type { State } from '../types.ts';
import { pairsWith } from './pairs.ts';

const JOKER_USE = 60;
/** For a meld of three that is there, and for each card that would complete one. */
const WHOLE = 12;
const ONE_LACKS = 1.6;
const TWO_LACK = 0.12;
/** A twin in hand can do for its twin. */
const TWIN = 0.45;
/** How likely a card comes that the opponent surely holds, or that lies in the pozzo, beside an unseen one. */
const FROM_OTHER = 0.5;
const FROM_POZZO = 0.7;

/** By kind: how many of a card may still come. */
export function stillToCome(view: State, seat: Seat): number[] {
  const unseen = view.lots[0]!.unseen;
  const others = view.hands[otherSeat(seat)]!.cards;
  const found = new Array<number>(KINDS);
  for (let card = 0; card < KINDS; card++) found[card] = unseen[card]! + FROM_OTHER * others[card]!;
  for (const card of view.pozzo) found[card]! += FROM_POZZO;
  return found;
}

export function useOf(hand: readonly number[], toCome: readonly number[], card: Card): number {
  if (card === JOKER) return JOKER_USE;
  let use = 0;
  for (const [a, b] of pairsWith(card)) {
    const [hasA, hasB] = [hand[a]! > 0, hand[b]! > 0];
    if (hasA && hasB) use += WHOLE;
    else if (hasA) use += ONE_LACKS * toCome[b]!;
    else if (hasB) use += ONE_LACKS * toCome[a]!;
    else use += TWO_LACK * Math.min(toCome[a]!, toCome[b]!);
  }
  if (hand[card]! > 1) use *= TWIN;
  return use * (0.5 + pointsOf(card) / 20);
}
