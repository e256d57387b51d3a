/**
 * One search for every game: what could be done is tried in imagined worlds, all of it in the same
 * worlds and with the same luck afterwards, and what does worse is given up. The move that the game's
 * knowledge prefers is left only for one whose gain over it is greater than its error.
 */
import type {
  AnyEvent,
  AnyMove,
  Decision,
  Game,
  Imagination,
  Pondering,
  Position,
  Seat,
  Weighed,
} from '@mazzo/kernel';
import { quickest } from './asking.ts';
import { tapeOf } from './tape.ts';
import type { Tape } from './tape.ts';

export interface Searching<State, Move extends AnyMove, Event extends AnyEvent> {
  readonly game: Game<unknown, State, Move, Event>;
  readonly mind: Imagination<State, Move> | Pondering<State, Move>;
  readonly position: Position<State>;
  /** How many moves may be played in imagined worlds. */
  readonly steps: number;
}

/** No more are tried: of many, those that are weighed highest. */
const MOST_CANDIDATES = 8;
/** A match that goes on longer in a world is as good as undecided. */
const MOST_MOVES = 2000;
/** So many errors has a gain to exceed. */
const CERTAINTY = 1;
/** In fewer worlds nothing shows. */
const FEWEST_WORLDS = 6;

interface Candidate<Move> {
  readonly weighed: Weighed<Move>;
  /** What it was worth, world by world. */
  readonly values: number[];
}

/** What the position is worth by search, for every candidate that was tried to the end; the move to play comes first. */
export function search<State, Move extends AnyMove, Event extends AnyEvent>(
  searching: Searching<State, Move, Event>,
  weighed: readonly Weighed<Move>[],
): readonly Weighed<Move>[] {
  const candidates = weighed
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_CANDIDATES)
    .map((one): Candidate<Move> => ({ weighed: one, values: [] }));
  const preferred = candidates[0]!;
  if (candidates.length === 1) return [preferred.weighed];
  const worlds = new Worlds(searching);
  let left = candidates;
  for (let rounds = Math.ceil(Math.log2(left.length)); rounds > 0; rounds--) {
    const until = worlds.steps + (searching.steps - worlds.steps) / rounds;
    do worlds.tryAll(left);
    while (worlds.steps < until);
    if (rounds > 1) left = betterHalf(left, preferred);
  }
  const chosen = left.reduce(
    (best, one) => (isBetter(one, best, preferred) ? one : best),
    preferred,
  );
  return [chosen, ...left.filter((one) => one !== chosen)].map(found);
}

/** The preferred one stays: everything is compared with it. */
function betterHalf<Move>(
  candidates: readonly Candidate<Move>[],
  preferred: Candidate<Move>,
): Candidate<Move>[] {
  const others = candidates
    .filter((one) => one !== preferred)
    .toSorted((a, b) => mean(b.values) - mean(a.values));
  return [preferred, ...others.slice(0, Math.max(1, Math.ceil(candidates.length / 2) - 1))];
}

function isBetter<Move>(
  one: Candidate<Move>,
  best: Candidate<Move>,
  preferred: Candidate<Move>,
): boolean {
  if (one === preferred || one.values.length < FEWEST_WORLDS) return false;
  if (mean(one.values) <= mean(best.values)) return false;
  const gains = one.values.map((value, world) => value - preferred.values[world]!);
  return mean(gains) > CERTAINTY * errorOf(gains);
}

function found<Move>({ weighed, values }: Candidate<Move>): Weighed<Move> {
  return { ...weighed, value: mean(values) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function errorOf(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

class Worlds<State, Move extends AnyMove, Event extends AnyEvent> {
  readonly #searching: Searching<State, Move, Event>;
  readonly #mind: Imagination<State, Move>;
  /** The luck of the table, of who is quickest, and of each seat: apart, so that one does not shift the others. */
  readonly #table: Tape;
  readonly #order: Tape;
  readonly #seats: readonly Tape[];
  steps = 0;

  constructor(searching: Searching<State, Move, Event>) {
    const { game, mind, position } = searching;
    const { chance, view } = position;
    this.#searching = searching;
    this.#mind = 'ponder' in mind ? mind.ponder(position) : mind;
    this.#table = tapeOf(chance);
    this.#order = tapeOf(chance);
    this.#seats = game.tally(view).totals.map(() => tapeOf(chance));
  }

  /** One more world, and what each candidate is worth in it. */
  tryAll(candidates: readonly Candidate<Move>[]): void {
    const { game, position } = this.#searching;
    const world = this.#mind.imagine(position, position.chance);
    for (const tape of this.#tapes()) tape.clear();
    for (const { weighed, values } of candidates) {
      for (const tape of this.#tapes()) tape.rewind();
      values.push(this.#worth(game.clone(world), weighed.move));
    }
    this.steps += 1;
  }

  #tapes(): Tape[] {
    return [this.#table, this.#order, ...this.#seats];
  }

  /** What the world is worth to the seat when this move is made, and everybody plays on. */
  #worth(world: State, move: Move | null): number {
    const { game, position } = this.#searching;
    const { seat, memory } = position;
    if (move !== null) this.#move(world, seat, move);
    const passed = move === null ? seat : null;
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const worth = this.#mind.worth(world, seat, moves, memory);
      if (worth !== null) return worth;
      const status = game.status(world);
      if (status.over) return shareOf(status.standings, seat);
      this.#playOn(world, status.decisions, moves === 0 ? passed : null);
    }
    return 1 / this.#seats.length;
  }

  #playOn(world: State, decisions: readonly Decision[], passed: Seat | null): void {
    const { game, position } = this.#searching;
    const mind = this.#mind;
    if (mind.play === undefined) throw new Error(`${game.id}: a world of unknown worth`);
    const letGo = decisions.filter(({ seat }) => seat === passed);
    for (;;) {
      const decision = quickest(decisions, letGo, this.#order.chance);
      const { seat } = decision;
      const move = mind.play(world, seat, this.#seats[seat]!.chance, position.memory);
      this.steps += 1;
      if (move !== null) return this.#move(world, seat, move);
      letGo.push(decision);
    }
  }

  #move(world: State, seat: Seat, move: Move): void {
    const { game } = this.#searching;
    game.resolve(world, seat, move, this.#table.chance, (event) => game.apply(world, event));
  }
}

/** A win shared by several is so much the less for each. */
export function shareOf(
  standings: readonly { readonly seat: Seat; readonly place: number }[],
  seat: Seat,
): number {
  const winners = standings.filter(({ place }) => place === 1);
  return winners.some((one) => one.seat === seat) ? 1 / winners.length : 0;
}
