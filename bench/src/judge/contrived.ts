/** Tables that play seldom comes to, dealt so: Pinnacola with many melds, a long pozzo and a rich hand. */
import { cardsOf } from '@mazzo/games/pinnacola';
import type { Event, Meld } from '@mazzo/games/pinnacola';
import type { AnyEvent, Chance, Tell } from '@mazzo/kernel';
import { randomMelds, wholePack } from '../melds.ts';

type Open = (state: unknown, chance: Chance, tell: Tell<AnyEvent>) => void;

/** By game: how such a table opens. */
export const contrived: Readonly<Record<string, Open>> = {
  pinnacola: (_state, chance, tell) => {
    for (const event of crowdedTable(chance)) tell(event);
  },
};

/** Of both players; they leave some cards for the rest. */
const MOST_MELDS = 17;
const MOST_IN_POZZO = 40;
/** Beside the melds that are laid from it. */
const MOST_IN_HAND = 90;
const LEAST_IN_STOCK = 4;

/** Everybody has had a turn, and the first player is to draw. */
function crowdedTable(chance: Chance): Event[] {
  const own = chance.below(MOST_MELDS + 1);
  const theirs = chance.below(MOST_MELDS - own + 1);
  const pozzo = 1 + chance.below(chance.below(2) === 0 ? 3 : MOST_IN_POZZO);
  const inHand = 2 + chance.below(chance.below(2) === 0 ? 12 : MOST_IN_HAND);
  return pinnacolaTable(chance, { melds: [own, theirs], pozzo, inHand });
}

export interface TableSize {
  /** Of each player. */
  readonly melds: readonly [number, number];
  readonly pozzo: number;
  /** Of the first player; the other has two cards. */
  readonly inHand: number;
}

/** So large, or as large as the cards allow. */
export function pinnacolaTable(chance: Chance, size: TableSize): Event[] {
  const left = wholePack();
  const [own, theirs] = size.melds.map((count) => randomMelds(chance, left, count));
  const cards = left.flatMap((count, card) => Array<number>(count).fill(card));
  chance.shuffle(cards);
  const deal = (most: number): number[] =>
    cards.splice(0, Math.max(0, Math.min(most, cards.length - LEAST_IN_STOCK)));
  const hands = [deal(2), deal(2)];
  const pozzo = deal(size.pozzo);
  hands[0]!.push(...deal(size.inHand - 2));
  const laid = [own!, theirs!];
  const dealt = laid.map((melds, seat) => [...hands[seat]!, ...melds.flatMap(cardsOf)]);
  return [
    { type: 'handBegan', hand: 1, dealer: 1 },
    { type: 'shuffled', cards: [...dealt.flat(), ...pozzo, ...cards].toReversed() },
    ...dealt.map((cards, seat): Event => ({ type: 'dealt', seat, cards })),
    ...laid.flatMap(layings),
    ...pozzo.map((card): Event => ({ type: 'turnedUp', card })),
    ...[0, 1, 0].map((seat): Event => ({ type: 'turnBegan', seat })),
  ];
}

function layings(melds: readonly Meld[], seat: number): Event[] {
  return melds.map((meld) => ({ type: 'laid', seat, meld }));
}
