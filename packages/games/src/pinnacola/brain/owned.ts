/** What the cards that a player owns bring in the end, in points: fitted to 516 hands of `good`. */
import type { Seat } from '@mazzo/kernel';
import { JOKER } from '../cards.ts';
import { companyOf } from './pairs.ts';
import type { QuickHand } from './quick-hand.ts';

/** A card more, with the stock empty and with so many cards in it: early on it also wins others. */
interface Price {
  readonly late: number;
  readonly early: number;
}
const EARLY = 70;

const TABLE: Price = { late: 17.6, early: 33.5 };
/** In hand: with two others or fitting a meld, with one, with none; and a joker. */
const TOGETHER: Price = { late: 28.8, early: 68.6 };
const PAIR: Price = { late: 11.3, early: 77.6 };
const ALONE: Price = { late: -2.7, early: 53.3 };
const WILD: Price = { late: 64, early: 171 };

export function worthOwned(table: QuickHand, seat: Seat): number {
  const early = table.stock / EARLY;
  const price = (one: Price): number => one.late + (one.early - one.late) * early;
  const { hand, fits } = table.sides[seat]!;
  let [together, pairs, alone] = [0, 0, 0];
  for (let card = 0; card < JOKER; card++) {
    const count = hand[card]!;
    if (count === 0) continue;
    const kind = fits[card]! > 0 ? 2 : companyOf(hand, card);
    if (kind === 2) {
      together += 1;
      alone += count - 1;
    } else if (kind === 1) pairs += count;
    else alone += count;
  }
  return (
    table.laidBy(seat) * price(TABLE) +
    together * price(TOGETHER) +
    pairs * price(PAIR) +
    alone * price(ALONE) +
    hand[JOKER]! * price(WILD)
  );
}
