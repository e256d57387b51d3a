/** A world as one of its seats sees it: quick, and with the little that everybody keeps in mind. */
import { hidden, hole } from '@mazzo/kernel';
import type { Bag, Seat, Slot } from '@mazzo/kernel';
import { backOf, KINDS, MARKET, pack, SOAP } from '../cards.ts';
import { UP } from '../types.ts';
import type { Phase, Sale, State } from '../types.ts';

const packs = [MARKET, SOAP].map((back) => pack(back));

export function seenBy(world: State, seat: Seat): State {
  const own = world.hands[seat]!;
  return {
    ...world,
    hands: world.hands.map((hand, other) => (other === seat ? own : unseenHand(hand))),
    market: world.market.length === 0 ? [] : [topOf(world)],
    out: [],
    lots: packs.map((cards, back) => ({
      back,
      unseen: cards.map((count, card) => Math.max(0, count - own.cards[card]!)),
    })),
    phase: phaseSeenBy(world, seat),
  };
}

function topOf({ market, facing }: State): Slot {
  return facing.at(-1) === UP ? market.at(-1)! : hole(MARKET, MARKET);
}

const nothing: number[] = new Array<number>(KINDS).fill(0);

function unseenHand({ cards }: Bag): Bag {
  const holes = [0, 0];
  for (let card = 0; card < KINDS; card++) holes[backOf(card)]! += cards[card]!;
  return { cards: nothing, holes };
}

function phaseSeenBy({ phase, options }: State, seat: Seat): Phase {
  if (!('sale' in phase)) return phase;
  const open = options.bids === 'open';
  return { ...phase, sale: saleSeenBy(phase.sale, seat, open) };
}

function saleSeenBy(sale: Sale, seat: Seat, open: boolean): Sale {
  return {
    ...sale,
    card: sale.open || sale.seller === seat ? sale.card : hidden(backOf(sale.card)),
    bids: sale.bids.map((bids, bidder) =>
      open || bidder === seat
        ? bids
        : bids.map((bid) => ({ ...bid, card: hidden(backOf(bid.card)) })),
    ),
  };
}
