/** How everybody plays the rest of a round in imagined worlds: by what each end of it is worth to them. */
import type { Card, Seat } from '@mazzo/kernel';
import { FLIP_THREE, FREEZE, isNumber, PLUS_TWO, pointsOf, TIMES_TWO } from '../cards.ts';
import { lowestBit } from '../line.ts';
import { SEVEN, SEVEN_BONUS } from '../scoring.ts';
import type { Habits, QuickRound } from './quick-round.ts';
import { MOST_SCORE } from './worths.ts';
import type { Outcomes, Worths } from './worths.ts';

/** Flip Three brings about so many points. */
const THREE_CARDS = 20;
/** Each number that comes is one more that must not come again: so much riskier is the next card. */
const RISKIER = 0.08;
/** With fewer numbers a line is about as good as none yet. */
const SHORT = 3;

export class ByWorth implements Habits {
  readonly #worths: Worths;
  /** How many cards of each kind may come, and of all kinds. */
  readonly #counts: readonly number[];
  readonly #all: number;
  /** What the round is worth to each seat, by how it may end. */
  readonly #expected: readonly number[];

  constructor(worths: Worths, outcomes: Outcomes, counts: readonly number[]) {
    this.#worths = worths;
    this.#counts = counts;
    this.#all = Math.max(
      1,
      counts.reduce((a, b) => a + b, 0),
    );
    this.#expected = worths.map((worth, seat) =>
      outcomes[seat]!.reduce((sum, share, points) => sum + share * worth[points]!, 0),
    );
  }

  draws(round: QuickRound, seat: Seat): boolean {
    if ((round.covered >> seat) & 1) return true;
    const score = round.scoreOf(seat);
    if (round.numbers[seat] === 0 && score === 0) return true;
    if (round.toBeat >= round.target) return round.totals[seat]! + score <= round.toBeat;
    return this.#gain(round, seat, score) >= 0;
  }

  /** What one more card brings on the average, times all cards. */
  #gain(round: QuickRound, seat: Seat, score: number): number {
    const worth = this.#worths[seat]!;
    const counts = this.#counts;
    const now = worth[score]!;
    const held = round.numbers[seat]!;
    const factor = round.factors[seat]!;
    const bonus = round.counts[seat] === SEVEN - 1 ? SEVEN_BONUS : 0;
    let deadly = 0;
    let gain = 0;
    for (let card = 0; isNumber(card); card++) {
      const count = counts[card]!;
      if ((held >> card) & 1) deadly += count;
      else gain += count * (worth[score + factor * card + bonus]! - now);
    }
    for (let card = PLUS_TWO; card < TIMES_TWO; card++) {
      gain += counts[card]! * (worth[score + pointsOf(card)]! - now);
    }
    if (factor === 1) gain += counts[TIMES_TWO]! * (worth[score + round.sums[seat]!]! - now);
    return gain + deadly * (worth[0]! - now);
  }

  target(round: QuickRound, by: Seat, card: Card, mask: number): Seat {
    let best = by;
    let most = -Infinity;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const seat = lowestBit(rest);
      const loss = this.#loss(round, seat, card);
      // What a rival loses, all others share.
      const wish = seat === by ? -loss : loss / (round.seats - 1);
      if (wish > most) {
        most = wish;
        best = seat;
      }
    }
    return best;
  }

  /** What this card takes from a seat. */
  #loss(round: QuickRound, seat: Seat, card: Card): number {
    const worth = this.#worths[seat]!;
    const score = round.scoreOf(seat);
    if (card !== FREEZE && card !== FLIP_THREE) return -this.#expected[seat]!;
    const goingOn = this.#goingOn(round, seat, score);
    if (card === FREEZE) return goingOn - worth[score]!;
    const busts = this.#bustsInThree(round, seat);
    const more = Math.min(MOST_SCORE, score + THREE_CARDS * round.factors[seat]!);
    return goingOn - busts * worth[0]! - (1 - busts) * worth[more]!;
  }

  #goingOn(round: QuickRound, seat: Seat, score: number): number {
    const now = this.#worths[seat]![score]!;
    const drawing = now + this.#gain(round, seat, score) / this.#all;
    return Math.max(now, drawing, round.counts[seat]! < SHORT ? this.#expected[seat]! : 0);
  }

  #bustsInThree(round: QuickRound, seat: Seat): number {
    let deadly = 0;
    for (let rest = round.numbers[seat]!; rest !== 0; rest &= rest - 1) {
      deadly += this.#counts[lowestBit(rest)]!;
    }
    const risk = deadly / this.#all;
    if ((round.covered >> seat) & 1) return Math.min(1, 3 * (risk + RISKIER) ** 2);
    const second = Math.max(0, 1 - risk - RISKIER);
    const third = Math.max(0, 1 - risk - 2 * RISKIER);
    return 1 - (1 - risk) * second * third;
  }
}
