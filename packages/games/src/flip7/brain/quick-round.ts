/**
 * The rest of a round, played in numbers alone, for search plays it some hundred times a decision. The
 * rules are those of resolve.ts, but for one: action cards that F-9 defers are resolved at once.
 */
import { MOST_SEATS } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import {
  FLIP_THREE,
  FREEZE,
  isNumber,
  NUMBERS,
  pointsOf,
  SECOND_CHANCE,
  TIMES_TWO,
} from '../cards.ts';
import { countNumbers, has, lowestBit } from '../line.ts';
import type { Line } from '../line.ts';
import { SEVEN, SEVEN_BONUS, scoreOf } from '../scoring.ts';
import type { State, Task } from '../types.ts';

/** How everybody decides. */
export interface Habits {
  draws(round: QuickRound, seat: Seat): boolean;
  /** One of the seats of this mask, of which there are at least two. */
  target(round: QuickRound, seat: Seat, card: Card, mask: number): Seat;
}

// Every index is a seat, or a place of the deck that has been looked at: all within their arrays.
export class QuickRound {
  seats = 0;
  target = 0;
  /** Who is in, and who has nothing of this round, as masks. */
  active = 0;
  #busted = 0;
  /** The highest total of those who are out. */
  toBeat = 0;
  readonly totals = new Int32Array(MOST_SEATS);
  /** By seat: which numbers lie there, how many and what they add up to, and what comes on top. */
  readonly numbers = new Int32Array(MOST_SEATS);
  readonly counts = new Int32Array(MOST_SEATS);
  readonly sums = new Int32Array(MOST_SEATS);
  readonly plus = new Int32Array(MOST_SEATS);
  readonly factors = new Int32Array(MOST_SEATS);
  /** Who has a Second Chance. */
  covered = 0;
  #deck: readonly number[] = [];
  readonly #next = new Int32Array(MOST_SEATS);
  #seven: State['options']['seven'] = 'everyoneBanks';
  #over = false;
  readonly #habits: Habits;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  /**
   * Plays the world's round to its end; the world is left as it is. Each seat has cards of its own, every
   * so manyth of the deck from `top` down, so that what one does leaves the others' luck as it was.
   * With another `shift` everybody has the cards of somebody else.
   */
  play(world: State, top: number, shift: number): void {
    this.#lay(world);
    for (let seat = 0; seat < this.seats; seat++) {
      this.#next[seat] = top - ((seat + shift) % this.seats);
    }
    for (let at = world.agenda.length - 1; at >= 0; at--) this.#finish(world.agenda[at]!);
    let seat = world.turn;
    while (this.active !== 0 && !this.#over) {
      const after = this.active & (-2 << seat);
      seat = lowestBit(after === 0 ? this.active : after);
      if (this.#habits.draws(this, seat)) this.#flip(seat);
      else this.#leave(seat);
    }
  }

  /** With what lies there. */
  scoreOf(seat: Seat): number {
    const score = this.factors[seat]! * this.sums[seat]! + this.plus[seat]!;
    return this.counts[seat] === SEVEN ? score + SEVEN_BONUS : score;
  }

  /** What the round has brought. */
  outcomeOf(seat: Seat): number {
    return (this.#busted >> seat) & 1 ? 0 : this.scoreOf(seat);
  }

  /** Everybody's total after it. */
  finals(): Int32Array {
    const finals = this.totals.slice(0, this.seats);
    for (let seat = 0; seat < this.seats; seat++) finals[seat]! += this.outcomeOf(seat);
    return finals;
  }

  #lay({ players, active, busted, deck, options }: State): void {
    this.seats = players.length;
    this.target = options.target;
    this.active = active;
    this.covered = 0;
    this.toBeat = 0;
    this.#seven = options.seven;
    this.#busted = busted;
    this.#deck = deck;
    this.#over = false;
    for (let seat = 0; seat < players.length; seat++) {
      this.totals[seat] = players[seat]!.total;
      this.#layLine(seat, players[seat]!);
      if (((active >> seat) & 1) === 0) this.#isOut(seat);
    }
  }

  #layLine(seat: Seat, line: Line): void {
    const numbers = line.kinds & NUMBERS;
    let sum = 0;
    for (let rest = numbers; rest !== 0; rest &= rest - 1) sum += lowestBit(rest);
    this.numbers[seat] = numbers;
    this.counts[seat] = countNumbers(line);
    this.sums[seat] = sum;
    this.factors[seat] = has(line, TIMES_TWO) ? 2 : 1;
    this.plus[seat] = 0;
    // A busted line has a number twice, but counts for nothing anyway.
    this.plus[seat] = scoreOf(line) - this.scoreOf(seat);
    if (has(line, SECOND_CHANCE)) this.covered |= 1 << seat;
  }

  #finish(task: Task): void {
    switch (task.kind) {
      case 'choose':
        return this.#offer(task.seat, task.card);
      case 'flips':
        this.#flips(task.seat, task.left);
        for (const card of task.aside) this.#offer(task.seat, card);
        return;
      case 'deal':
        for (const seat of task.waiting) this.#flips(seat, 1);
        return;
      case 'settle':
        for (const card of task.cards) this.#offer(task.by, card);
        for (const { card, seat } of task.given) this.#use(card, seat);
    }
  }

  #flips(seat: Seat, count: number): void {
    for (let left = count; left > 0; left--) {
      if (this.#over || ((this.active >> seat) & 1) === 0) return;
      this.#flip(seat);
    }
  }

  #flip(seat: Seat): void {
    const at = this.#next[seat]!;
    // F-14: nothing is left to draw.
    if (at < 0) {
      this.#over = true;
      return;
    }
    this.#next[seat] = at - this.seats;
    const card = this.#deck[at]!;
    if (isNumber(card)) this.#number(seat, card);
    else if (card < TIMES_TWO) this.plus[seat]! += pointsOf(card);
    else if (card === TIMES_TWO) this.factors[seat] = 2;
    else if (card !== SECOND_CHANCE) this.#offer(seat, card);
    else if ((this.covered >> seat) & 1) this.#offer(seat, card);
    else this.covered |= 1 << seat;
  }

  #number(seat: Seat, number: number): void {
    const bit = 1 << number;
    if ((this.numbers[seat]! & bit) === 0) {
      this.numbers[seat]! |= bit;
      this.sums[seat]! += number;
      this.counts[seat]! += 1;
      if (this.counts[seat] === SEVEN) this.#sevenNumbers(seat);
    } else if ((this.covered >> seat) & 1) this.covered &= ~(1 << seat);
    else {
      this.#busted |= 1 << seat;
      this.#leave(seat);
    }
  }

  #sevenNumbers(seat: Seat): void {
    this.#leave(seat);
    if (this.#seven === 'thatPlayerBanks') return;
    this.#over = true;
    if (this.#seven === 'othersForfeit') this.#busted |= this.active;
  }

  #leave(seat: Seat): void {
    this.active &= ~(1 << seat);
    this.#isOut(seat);
  }

  #isOut(seat: Seat): void {
    const total = this.totals[seat]! + this.outcomeOf(seat);
    if (total > this.toBeat) this.toBeat = total;
  }

  #offer(by: Seat, card: Card): void {
    const mask = card === SECOND_CHANCE ? this.active & ~this.covered : this.active;
    if (mask === 0 || this.#over) return;
    const only = (mask & (mask - 1)) === 0;
    this.#use(card, only ? lowestBit(mask) : this.#habits.target(this, by, card, mask));
  }

  #use(card: Card, seat: Seat): void {
    if (this.#over || ((this.active >> seat) & 1) === 0) return;
    if (card === FREEZE) this.#leave(seat);
    else if (card === FLIP_THREE) this.#flips(seat, 3);
    else this.covered |= 1 << seat;
  }
}
