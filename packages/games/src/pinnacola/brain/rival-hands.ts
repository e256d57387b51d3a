/**
 * Hands that the opponent may hold: what was kept goes together, what was left lying could not be laid,
 * what was thrown away was of little use. A chain of exchanges between hand and stock, each taken as
 * often as it makes all that likelier.
 */
import { listKinds } from '@mazzo/kernel';
import type { Card, Chance, Seat } from '@mazzo/kernel';
import { JOKER, KINDS } from '../cards.ts';
import { clone } from '../apply.ts';
import { otherSeat } from '../finish.ts';
import type { State } from '../types.ts';
import type { Memory } from './memory.ts';
import { companyOf, makesMeld } from './pairs.ts';

/** How much likelier a card in hand is that lies with two others, or with one: logarithms. */
const TOGETHER = 2;
const PAIR = 1.6;
const JOKER_KEPT = 0.4;
/** How likely it is that somebody leaves what could be laid. */
const DECLINES = 0.03;
/** How likely somebody throws away what two others, or one, would have gone with. */
const THROWN_WHOLE = -1;
const THROWN_PAIR = -0.35;
/** Exchanges before the first hand, a card, and between one and the next. */
const SETTLING = 12;
const BETWEEN = 1;

interface Left {
  readonly card: Card;
  /** The logarithm of how likely it lay there if the hand could have taken it. */
  readonly unlikely: number;
}

export class RivalHands {
  readonly #view: State;
  readonly #rival: Seat;
  readonly #hand: Int8Array;
  /** First what is hidden in hand, then the stock. */
  readonly #cards: number[];
  readonly #hidden: number;
  readonly #left: readonly Left[];
  readonly #thrown: readonly Card[];
  #likelihood = 0;
  #isSettled = false;

  constructor(view: State, seat: Seat, memory: Memory, chance: Chance) {
    this.#view = view;
    this.#rival = otherSeat(seat);
    const { cards, holes } = view.hands[this.#rival]!;
    this.#hidden = holes.reduce((sum, count) => sum + count, 0);
    this.#cards = listKinds(view.lots[0]!.unseen);
    chance.shuffle(this.#cards);
    this.#hand = Int8Array.from(cards);
    for (let n = 0; n < this.#hidden; n++) this.#hand[this.#cards[n]!]! += 1;
    this.#left = memory.left.map(({ card, draws }) => {
      const old = Math.max(0, this.#hidden - (memory.draws - draws)) / Math.max(1, this.#hidden);
      return { card, unlikely: Math.log(DECLINES + (1 - DECLINES) * (1 - old * old)) };
    });
    this.#thrown = memory.thrown.flatMap((count, card) => (count > 0 ? [card] : []));
    this.#likelihood = this.#reckon();
  }

  /** A world with another hand. */
  next(chance: Chance): State {
    const exchanges = (this.#isSettled ? BETWEEN : SETTLING) * this.#hidden;
    for (let n = 0; n < exchanges; n++) this.#exchange(chance);
    this.#isSettled = true;
    const world = clone(this.#view);
    const hand = world.hands[this.#rival]!;
    hand.holes.fill(0);
    for (let card = 0; card < KINDS; card++) hand.cards[card] = this.#hand[card]!;
    world.stock = this.#cards.slice(this.#hidden);
    chance.shuffle(world.stock);
    return world;
  }

  #exchange(chance: Chance): void {
    const cards = this.#cards;
    const stock = cards.length - this.#hidden;
    if (stock === 0) return;
    const from = chance.below(this.#hidden);
    const to = this.#hidden + chance.below(stock);
    const [out, into] = [cards[from]!, cards[to]!];
    if (out === into) return;
    this.#hand[out]! -= 1;
    this.#hand[into]! += 1;
    const likelihood = this.#reckon();
    if (chance.below(PARTS) < PARTS * Math.exp(likelihood - this.#likelihood)) {
      this.#likelihood = likelihood;
      cards[from] = into;
      cards[to] = out;
      return;
    }
    this.#hand[out]! += 1;
    this.#hand[into]! -= 1;
  }

  #reckon(): number {
    const hand = this.#hand;
    let sum = JOKER_KEPT * hand[JOKER]!;
    for (let card = 0; card < JOKER; card++) {
      if (hand[card] === 0) continue;
      const company = companyOf(hand, card);
      if (company === 2) sum += TOGETHER;
      else if (company === 1) sum += PAIR;
    }
    for (const { card, unlikely } of this.#left) {
      if (makesMeld(hand, card)) sum += unlikely;
    }
    for (const card of this.#thrown) {
      const company = companyOf(hand, card);
      if (company === 2) sum += THROWN_WHOLE;
      else if (company === 1) sum += THROWN_PAIR;
    }
    return sum;
  }
}

const PARTS = 2 ** 20;
