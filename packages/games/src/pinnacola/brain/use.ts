/** What a card in hand is good for: the melds that it may come to lie in. In points, roughly. */
import type { Card, Seat } from '@mazzo/kernel';
import { cardPoints, JOKER, KINDS } from '../cards.ts';
import { otherSeat } from '../finish.ts';
import type { State } from '../types.ts';
import { pairTable } from './pairs.ts';

const JOKER_USE = 60;
/** For a meld of three that is there, and for each card that would complete one. */
const WHOLE = 12;
const ONE_LACKS = 1.6;
const TWO_LACK = 0.12;
/** A twin in hand can do for its twin. */
const TWIN = 0.45;
/** How likely a card comes that the opponent surely holds, or that lies in the pozzo, beside an unseen one. */
export const FROM_OTHER = 0.5;
export const FROM_POZZO = 0.7;

/** By kind: how many of a card may still come. */
export function stillToCome(view: State, seat: Seat): number[] {
  const unseen = view.lots[0]!.unseen;
  const others = view.hands[otherSeat(seat)]!.cards;
  const found = new Array<number>(KINDS);
  for (let card = 0; card < KINDS; card++) found[card] = unseen[card]! + FROM_OTHER * others[card]!;
  for (const card of view.pozzo) found[card]! += FROM_POZZO;
  return found;
}

export function useOf(hand: ArrayLike<number>, toCome: ArrayLike<number>, card: Card): number {
  if (card === JOKER) return JOKER_USE;
  const pairs = pairTable[card]!;
  let use = 0;
  for (let n = 0; n < pairs.length; n += 2) {
    const a = pairs[n]!;
    const b = pairs[n + 1]!;
    if (hand[a]! > 0) use += hand[b]! > 0 ? WHOLE : ONE_LACKS * toCome[b]!;
    else if (hand[b]! > 0) use += ONE_LACKS * toCome[a]!;
    else use += TWO_LACK * Math.min(toCome[a]!, toCome[b]!);
  }
  if (hand[card]! > 1) use *= TWIN;
  return use * (0.5 + cardPoints[card]! / 20);
}
