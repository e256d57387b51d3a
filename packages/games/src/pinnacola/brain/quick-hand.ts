/**
 * A hand played on in numbers alone, both as `good` plays: draw or take the pozzo, lay no more than is
 * owed, throw away what is of least use and danger. By events and rules it would cost ten times as much.
 */
import type { Card, Seat } from '@mazzo/kernel';
import { JOKER, KINDS, pack } from '../cards.ts';
import { otherSeat } from '../finish.ts';
import { cardsOf } from '../melds.ts';
import type { Meld } from '../melds.ts';
import { MOST_CARDS, SEATS } from '../types.ts';
import type { State } from '../types.ts';
import { decline, meldChance, tire } from './danger.ts';
import { follyOf, reliefOf, stakeOf, WORTH_TAKING } from './discards.ts';
import { makesMeld } from './pairs.ts';
import { cheapestThree, fitting, grown } from './quick-melds.ts';
import { FROM_OTHER, FROM_POZZO, useOf } from './use.ts';

/** What both know of each other, by seat and kind. */
export interface Known {
  /** What of a seat's hand the other knows of. */
  readonly open: readonly (readonly number[])[];
  /** How much a seat wants a card, beside one of which nothing is known. */
  readonly wants: readonly Float64Array[];
}

/** What is asked of a meld on the table. */
interface MeldFace {
  readonly cards: readonly Card[];
  readonly fitting: readonly Card[];
}

/** What a seat holds and knows, by kind. */
class Side {
  readonly hand = new Int8Array(KINDS);
  /** What of the hand the other knows of. */
  readonly open = new Int8Array(KINDS);
  /** What this seat sees nowhere. */
  readonly unseen = new Int8Array(KINDS);
  /** How many of this seat's own melds a card fits. */
  readonly fits = new Int8Array(KINDS);
  readonly wants = new Float64Array(KINDS);
  melds: Meld[] = [];
  size = 0;
  known = 0;
}

const whole = Int8Array.from(pack());

export class QuickHand {
  readonly sides: readonly Side[] = Array.from({ length: SEATS }, () => new Side());
  /** How many cards are left in it. */
  stock = 0;
  #stock: readonly Card[] = [];
  readonly #pozzo = new Int8Array(MOST_CARDS);
  #cards = 0;
  readonly #inPozzo = new Int8Array(KINDS);
  #turn: Seat = 0;
  readonly #held = new Float64Array(KINDS);
  readonly #toCome = new Float64Array(KINDS);
  readonly #faces = new Map<Meld, MeldFace>();

  /** The table as it lies in a world. */
  load(world: State, { open, wants }: Known): void {
    this.#turn = world.turn;
    this.#stock = world.stock;
    this.stock = world.stock.length;
    this.#cards = world.pozzo.length;
    this.#inPozzo.fill(0);
    for (const [n, card] of world.pozzo.entries()) {
      this.#pozzo[n] = card;
      this.#inPozzo[card]! += 1;
    }
    for (const [seat, side] of this.sides.entries()) {
      side.hand.set(world.hands[seat]!.cards);
      side.wants.set(wants[seat]!);
      side.melds = world.melds[seat]!.slice();
      side.fits.fill(0);
      for (const meld of side.melds) this.#changeFits(side, meld, 1);
      count(side, open[seat]!);
    }
    for (const seat of this.sides.keys()) this.#loadUnseen(seat);
  }

  #loadUnseen(seat: Seat): void {
    const { unseen, hand } = this.sides[seat]!;
    const { open } = this.sides[otherSeat(seat)]!;
    for (let card = 0; card < KINDS; card++) {
      unseen[card] = whole[card]! - hand[card]! - open[card]! - this.#inPozzo[card]!;
    }
    for (const { melds } of this.sides) {
      for (const meld of melds) for (const card of this.#faceOf(meld).cards) unseen[card]! -= 1;
    }
  }

  /** Worlds share the melds that lie there already. */
  #faceOf(meld: Meld): MeldFace {
    let face = this.#faces.get(meld);
    if (face === undefined) {
      face = { cards: cardsOf(meld), fitting: fitting(meld) };
      this.#faces.set(meld, face);
    }
    return face;
  }

  #changeFits({ fits }: Side, meld: Meld, by: 1 | -1): void {
    for (const card of this.#faceOf(meld).fitting) fits[card]! += by;
  }

  /** How many cards lie in somebody's melds. */
  laidBy(seat: Seat): number {
    let laid = 0;
    for (const meld of this.sides[seat]!.melds) laid += this.#faceOf(meld).cards.length;
    return laid;
  }

  /** What lies on the pozzo; -1 where nothing does. */
  get top(): Card {
    return this.#cards === 0 ? -1 : this.#pozzo[this.#cards - 1]!;
  }

  /** Plays so many turns, or until the stock is used up; a pozzo that can be taken then is taken. */
  play(turns: number): void {
    for (let n = 0; n < turns && this.stock > 0; n++) this.#playTurn();
    if (this.stock > 0 && this.#takes()) this.#playTurn();
  }

  #playTurn(): void {
    const side = this.sides[this.#turn]!;
    const { top } = this;
    if (this.#takes()) {
      this.#take(side);
      this.finishTurn(top);
      return;
    }
    if (top >= 0) decline(side.wants, top);
    const card = this.#stock[--this.stock]!;
    side.hand[card]! += 1;
    side.size += 1;
    side.unseen[card]! -= 1;
    this.finishTurn(null);
  }

  #takes(): boolean {
    if (this.#cards < WORTH_TAKING || this.top === JOKER) return false;
    const { fits, hand, size } = this.sides[this.#turn]!;
    return fits[this.top]! > 0 || (size > 2 && makesMeld(hand, this.top));
  }

  #take(side: Side): void {
    for (let n = 0; n < this.#cards; n++) {
      const card = this.#pozzo[n]!;
      side.hand[card]! += 1;
      side.open[card]! += 1;
    }
    side.size += this.#cards;
    side.known += this.#cards;
    this.#cards = 0;
    this.#inPozzo.fill(0);
  }

  /** The rest of a turn that has begun. */
  finishTurn(owed: Card | null): void {
    const side = this.sides[this.#turn]!;
    if (owed !== null) this.#lay(side, owed);
    if (side.size > 0) this.#discard(side, this.#leastUseful(side));
    this.#turn = otherSeat(this.#turn);
  }

  /** Where only a joker of the table would let the card lie, nothing is laid. */
  #lay(side: Side, card: Card): void {
    const { melds } = side;
    if (side.fits[card]! > 0) {
      const at = melds.findIndex((meld) => this.#faceOf(meld).fitting.includes(card));
      const meld = melds[at]!;
      const bigger = grown(meld, card);
      melds[at] = bigger;
      this.#changeFits(side, meld, -1);
      this.#changeFits(side, bigger, 1);
      this.#leave(side, card);
      return;
    }
    const meld = cheapestThree(side.hand, card);
    if (meld === null) return;
    melds.push(meld);
    this.#changeFits(side, meld, 1);
    for (const laid of this.#faceOf(meld).cards) this.#leave(side, laid);
  }

  /** A card goes from a hand to where both see it. */
  #leave(side: Side, card: Card): void {
    side.hand[card]! -= 1;
    side.size -= 1;
    if (side.open[card]! > 0) {
      side.open[card]! -= 1;
      side.known -= 1;
    } else this.#otherOf(side).unseen[card]! -= 1;
  }

  #otherOf(side: Side): Side {
    return this.sides[0] === side ? this.sides[1]! : this.sides[0]!;
  }

  #discard(side: Side, card: Card): void {
    this.#leave(side, card);
    this.#pozzo[this.#cards++] = card;
    this.#inPozzo[card]! += 1;
    tire(side.wants, card);
  }

  #leastUseful(side: Side): Card {
    const other = this.#otherOf(side);
    this.#reckon(side, other);
    const stake = stakeOf(this.#cards + 1);
    let best = JOKER;
    let least = Infinity;
    for (let card = 0; card < JOKER; card++) {
      if (side.hand[card] === 0) continue;
      let loss = follyOf(other.fits[card]! > 0, side.fits[card]! > 0) - reliefOf(card);
      if (loss < least) loss += useOf(side.hand, this.#toCome, card);
      if (loss < least) loss += stake * meldChance(this.#held, card) * other.wants[card]!;
      if (loss >= least) continue;
      least = loss;
      best = card;
    }
    return best;
  }

  /** What the other may hold, and what may still come. */
  #reckon({ unseen }: Side, { open, size, known }: Side): void {
    const hidden = size - known;
    const elsewhere = hidden + this.stock === 0 ? 1 : this.stock / (hidden + this.stock);
    const chances = [0, 1, 2, 3, 4].map((count) => 1 - elsewhere ** count);
    for (let card = 0; card < KINDS; card++) {
      const count = unseen[card]!;
      this.#held[card] = open[card]! > 0 ? 1 : chances[count]!;
      this.#toCome[card] = count + FROM_OTHER * open[card]! + FROM_POZZO * this.#inPozzo[card]!;
    }
  }
}

function count(side: Side, open: readonly number[]): void {
  side.size = 0;
  side.known = 0;
  for (let card = 0; card < KINDS; card++) {
    side.open[card] = Math.min(open[card]!, side.hand[card]!);
    side.size += side.hand[card]!;
    side.known += side.open[card]!;
  }
}
