/** How the round may end for somebody who is still in: played on in short, by points alone. */
import type { Chance } from '@mazzo/kernel';
import {
  FLIP_THREE,
  FREEZE,
  isNumber,
  NUMBERS,
  pointsOf,
  SECOND_CHANCE,
  TIMES_TWO,
} from '../cards.ts';
import { bitsOf, has } from '../line.ts';
import type { Line } from '../line.ts';
import { scoreOf } from '../scoring.ts';
import type { Stock } from './stock.ts';

export interface Prospect {
  /** Cards that have to be flipped first. */
  readonly forced: number;
  /** Points that have to be exceeded, for less is nothing. */
  readonly need: number;
  /** By a Second Chance that is yet to come. */
  readonly covered: boolean;
}

/** One way in which it may end: the points of the round. */
export function playOn(
  line: Line,
  stock: Stock,
  { forced, need, covered }: Prospect,
  chance: Chance,
): number {
  const hand = new Hand(line, stock, covered);
  for (let flips = 0; flips < 40; flips++) {
    if (flips >= forced && hand.stops(need)) return hand.score();
    if (!hand.flip(stock.cards[chance.below(stock.cards.length)]!)) return 0;
    if (hand.count === 7) return hand.score() + 15;
  }
  return hand.score();
}

class Hand {
  #kinds: number;
  #numbers = 0;
  #plus = 0;
  #double: boolean;
  #covered: boolean;
  count = 0;
  /** How many cards of the deck would bust it, and what the others add up to. */
  #deadly = 0;
  #hope: number;
  readonly #stock: Stock;

  constructor(line: Line, stock: Stock, covered: boolean) {
    this.#stock = stock;
    this.#kinds = 0;
    this.#hope = stock.numberPoints;
    this.#covered = covered || has(line, SECOND_CHANCE);
    this.#double = has(line, TIMES_TWO);
    for (const number of bitsOf(line.kinds & NUMBERS)) this.#add(number);
    this.#plus = scoreOf(line) - (this.#double ? 2 : 1) * this.#numbers;
  }

  #add(number: number): void {
    this.#kinds |= 1 << number;
    this.#numbers += number;
    this.count++;
    this.#deadly += this.#stock.counts[number]!;
    this.#hope -= number * this.#stock.counts[number]!;
  }

  score(): number {
    return (this.#double ? 2 : 1) * this.#numbers + this.#plus;
  }

  stops(need: number): boolean {
    if (this.#covered) return false;
    const score = this.score();
    if (this.#kinds === 0 && score === 0) return false;
    if (need >= 0) return score > need;
    const { counts, plusPoints } = this.#stock;
    const hope =
      (this.#double ? 2 : 1) * this.#hope + plusPoints + counts[TIMES_TWO]! * this.#numbers;
    return this.#deadly * score >= hope;
  }

  /** False if it busts. */
  flip(card: number): boolean {
    if (isNumber(card)) {
      if ((this.#kinds >> card) & 1) {
        if (!this.#covered) return false;
        this.#covered = false;
      } else this.#add(card);
    } else if (card === TIMES_TWO) this.#double = true;
    else if (card === SECOND_CHANCE) this.#covered = true;
    else if (card !== FREEZE && card !== FLIP_THREE) this.#plus += pointsOf(card);
    return true;
  }
}
