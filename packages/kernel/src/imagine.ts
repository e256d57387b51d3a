/** Deals what a viewer has not seen: each lot's unseen cards to that lot's holes, at random. */
import { putInBag } from './bag.ts';
import type { Bag } from './bag.ts';
import { isHole, listKinds, lotOfHole } from './cards.ts';
import type { Card, Lot, Slot } from './cards.ts';
import type { Chance } from './chance.ts';

export interface Dealing {
  /** The card for this place: the one that lies there, or one of its lot if it is a hole. */
  slot(slot: Slot): Card;
  /** Fills the bag's holes in place. */
  bag(bag: Bag): void;
}

export function dealUnseen(lots: readonly Lot[], chance: Chance): Dealing {
  const piles = lots.map((lot) => {
    const unseen = listKinds(lot.unseen);
    chance.shuffle(unseen);
    return unseen;
  });
  const next = (lot: number): Card => {
    const card = piles[lot]?.pop();
    if (card === undefined) throw new Error(`lot ${lot} has more holes than unseen cards`);
    return card;
  };
  return {
    slot: (slot) => (isHole(slot) ? next(lotOfHole(slot)) : slot),
    bag(bag) {
      for (const [lot, holes] of bag.holes.entries()) {
        for (let n = holes; n > 0; n--) putInBag(bag, next(lot));
        bag.holes[lot] = 0;
      }
    },
  };
}
