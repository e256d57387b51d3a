import { bagSize } from '@mazzo/kernel';
import type { Bag, Seat } from '@mazzo/kernel';
import { cardPoints, JOKER } from './cards.ts';
import { cardsOf, isPinnacola, isPoker, PINNACOLA, POKER, worthOf } from './melds.ts';
import type { Meld } from './melds.ts';
import type { Options } from './options.ts';
import type { Sheet, State } from './types.ts';

/** P-13 */
export const CLOSING = 100;
/** P-14: beside the closing. */
export const IN_MANO = 200;

export interface Closing {
  readonly seat: Seat;
  readonly inMano: boolean;
}

/** P-13, P-14 */
export function sheetOf(state: State, seat: Seat, closing: Closing | null): Sheet {
  let cards = 0;
  let bonuses = 0;
  for (const meld of state.melds[seat]!) {
    const worth = worthOf(meld, state.options);
    cards += worth.cards;
    bonuses += worth.bonus;
  }
  const left = pointsIn(state.hands[seat]!);
  const closed = closing?.seat === seat;
  const inMano = closed && closing.inMano;
  const bonus = closed ? CLOSING + (inMano ? IN_MANO : 0) : 0;
  const doubled = inMano ? cards + bonuses : 0;
  const points = cards + bonuses + doubled + bonus - left;
  return { cards, bonuses, left, closing: bonus, doubled, points };
}

/** The same of a hand that is over: only who has closed it holds no card (P-12). */
export function countedFor(state: State, seat: Seat): Sheet {
  const closer = state.hands.findIndex((hand) => bagSize(hand) === 0);
  const inMano = state.turns[closer] === 1;
  return sheetOf(state, seat, closer < 0 ? null : { seat: closer, inMano });
}

function pointsIn(hand: Bag): number {
  let sum = 0;
  for (let card = 0; card < cardPoints.length; card++) sum += hand.cards[card]! * cardPoints[card]!;
  return sum;
}

/** P-12: what closing asks for and these melds lack. */
export function lacks(
  melds: readonly Meld[],
  options: Options,
): 'both' | 'pinnacola' | 'poker' | null {
  const pinnacola = melds.some((meld) => isPinnacola(meld, options));
  const poker = melds.some((meld) => isPoker(meld, options));
  if (pinnacola) return poker ? null : 'poker';
  return poker ? 'pinnacola' : 'both';
}

/** P-7, P-12: how many cards the longest run and the largest set have that may become what closing asks for. */
export function towardsClosing(
  melds: readonly Meld[],
  options: Options,
): { readonly pinnacola: number; readonly poker: number } {
  let [pinnacola, poker] = [0, 0];
  for (const meld of melds) {
    const cards = cardsOf(meld);
    // A joker that costs the bonus must first be replaced.
    const counted = options.jokers === 'allowed' ? cards : cards.filter((card) => card !== JOKER);
    if (meld.kind === 'run') pinnacola = Math.max(pinnacola, counted.length);
    else poker = Math.max(poker, meld.kind === 'jokers' ? POKER : counted.length);
  }
  return { pinnacola: Math.min(pinnacola, PINNACOLA), poker: Math.min(poker, POKER) };
}
