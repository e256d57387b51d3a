/** What this round may still do to the race: for every end of one's own round, the chance to win. */
import type { Chance, Seat } from '@mazzo/kernel';
import { isBusted, isIn } from '../line.ts';
import { scoreOf } from '../scoring.ts';
import type { State } from '../types.ts';
import { playOn } from './outcomes.ts';
import type { Prospect } from './outcomes.ts';
import { addCourse, allBehind, chanceToWin, courseFrom, emptyCourse } from './race.ts';
import type { Course } from './race.ts';
import { leftInDeck, stockOf } from './stock.ts';
import type { Stock } from './stock.ts';

/** So many ways in which a round may go on for somebody. */
const SAMPLES = 24;

export class Prospects {
  readonly view: State;
  readonly me: Seat;
  readonly stock: Stock;
  readonly #chance: Chance;
  /** The highest total of those who are out of the round: enough to win, less than that is nothing. */
  readonly #toBeat: number;

  constructor(view: State, me: Seat, chance: Chance, toBeat = bankedToBeat(view)) {
    this.#toBeat = toBeat;
    this.view = view;
    this.me = me;
    this.stock = stockOf(leftInDeck(view));
    this.#chance = chance;
  }

  distanceOf(seat: Seat): number {
    return this.view.options.target - this.view.players[seat]!.total;
  }

  /** What this round brings a seat, as far as that can be said: some ways in which it may end. */
  scoresOf(seat: Seat, prospect: Partial<Prospect> = {}): number[] {
    const { view } = this;
    const line = view.players[seat]!;
    if (!isIn(view, seat)) return [isBusted(view, seat) ? 0 : scoreOf(line)];
    if (this.stock.cards.length === 0) return [scoreOf(line)];
    const need = this.#toBeat >= view.options.target ? this.#toBeat - line.total : -1;
    const full = { forced: 0, need, covered: false, ...prospect };
    return Array.from({ length: SAMPLES }, () => playOn(line, this.stock, full, this.#chance));
  }

  /** The same, once somebody is out of the round with this total. */
  with(banked: number): Prospects {
    if (banked <= this.#toBeat || banked < this.view.options.target) return this;
    return new Prospects(this.view, this.me, this.#chance, banked);
  }

  courseOf(seat: Seat, scores: readonly number[]): Course {
    const distance = this.distanceOf(seat);
    if (scores.length === 1) return courseFrom(distance - scores[0]!);
    const mixed = emptyCourse();
    const sorted = scores.toSorted((a, b) => a - b);
    for (let from = 0, to = 0; from < sorted.length; from = to) {
      while (sorted[to] === sorted[from]) to++;
      addCourse(mixed, courseFrom(distance - sorted[from]!), (to - from) / sorted.length);
    }
    return mixed;
  }

  /** The chance to win for each end of one's own round, given how the others' may end. */
  chances(scores: readonly (readonly number[])[]): (own: number) => number {
    const rivals = scores.flatMap((one, seat) =>
      seat === this.me ? [] : this.courseOf(seat, one),
    );
    const behind = allBehind(rivals);
    const distance = this.distanceOf(this.me);
    const known: number[] = [];
    return (own) => (known[own] ??= chanceToWin(courseFrom(distance - own), behind, rivals.length));
  }
}

/** The highest total of those who are out of the round. */
function bankedToBeat(world: State): number {
  let most = 0;
  for (let seat = 0; seat < world.players.length; seat++) {
    if (isIn(world, seat)) continue;
    const line = world.players[seat]!;
    most = Math.max(most, line.total + (isBusted(world, seat) ? 0 : scoreOf(line)));
  }
  return most;
}
