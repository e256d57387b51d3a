/**
 * Many games as fast as the contract allows: one state, no log, and only counts are kept. Every game
 * draws from streams of its own number, so a run can be cut into shares and added up again.
 */
import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { AnyEvent, AnyMove, Chance, Game, Log, Opened, Seat, Status } from '@mazzo/kernel';
import type { Level } from './levels.ts';
import { nextMove, playAtRandom, playOut } from './play-out.ts';
import type { PlayedOut, Sitting } from './play-out.ts';
import { createPlayer, randomPlayer } from './player.ts';

export interface Simulation<Options> {
  readonly options: Options;
  readonly seed: string;
  /** One a seat. */
  readonly bots: readonly Level[];
  /** The most that a decision may cost. */
  readonly steps?: number;
}

/** A row of whole numbers, added up: sums of shares are the sums of the whole. */
export interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
  readonly min: number;
  readonly max: number;
}

export interface Counts {
  readonly events: number;
  /** Per game. */
  readonly rounds: Sums;
  readonly moves: Sums;
  /** Per seat: the scores, and how often it came first, shared first places included. */
  readonly scores: readonly Sums[];
  readonly wins: readonly number[];
}

export interface Statistics {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Plays the games numbered from `first` on. */
export function simulate<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  simulation: Simulation<Options>,
  first: number,
  games: number,
): Counts {
  const seats = simulation.bots.length;
  const rounds = new Summing();
  const moves = new Summing();
  const scores = Array.from({ length: seats }, () => new Summing());
  const wins = new Array<number>(seats).fill(0);
  let events = 0;
  for (let number = first; number < first + games; number++) {
    const played = playGame(game, simulation, number);
    events += played.events;
    moves.add(played.moves);
    rounds.add(game.tally(played.state).rounds);
    for (const { seat, place, score } of standingsOf(game.status(played.state))) {
      scores[seat]!.add(score);
      if (place === 1) wins[seat]! += 1;
    }
  }
  return {
    events,
    rounds: rounds.sums(),
    moves: moves.sums(),
    scores: scores.map((summing) => summing.sums()),
    wins,
  };
}

function playGame<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  simulation: Simulation<Options>,
  number: number,
): PlayedOut<State> {
  const { bots, seed } = simulation;
  const options = untimed(game, simulation.options);
  const { table, choices } = streamsOf(seed, number);
  const match = { game, options, table, order: choices };
  if (bots.every((level) => level === 'random')) return playAtRandom(match, bots.length);
  return playOut(match, bots.length, (state) =>
    bots.map((level, seat) => {
      if (level === 'random') {
        return { player: randomPlayer(game, state, seat), chance: choices, deaf: true };
      }
      // It hears what its seat is told and nothing else.
      return seatOf(level, game, options, simulation, number, seat);
    }),
  );
}

function seatOf<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  level: Level,
  game: Game<Options, State, Move, Event>,
  options: Options,
  { seed, bots, steps }: Simulation<Options>,
  number: number,
  seat: Seat,
): Sitting<Move, Event> {
  const chance = chanceFrom(seed, SEAT_STREAMS * (seat + 1) + number);
  const place = { game, options, seats: bots.length, seat, chance };
  return { player: createPlayer(level, place), chance, steps };
}

/** The log of a game of this simulation: the same game, played through a match that keeps one. */
export function logOf<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  simulation: Simulation<Options>,
  number: number,
): Log {
  const { bots, seed } = simulation;
  const options = untimed(game, simulation.options);
  const { table, choices } = streamsOf(seed, number);
  const match = createMatch(game, {
    seats: bots.length,
    options: options as Partial<Options>,
    chance: table,
  });
  const sitting = bots.map((level, seat) => {
    const seated = seatOf(level, game, options, simulation, number, seat);
    return level === 'random' ? { ...seated, chance: choices } : seated;
  });
  const hear = (events: readonly Event[]): void => {
    for (const event of events) {
      for (const [seat, { player }] of sitting.entries()) {
        player.hear(game.reveal(event, seat, options));
      }
    }
  };
  hear((match.log[0] as Opened).events as Event[]);
  for (;;) {
    const status = match.status();
    if (status.over) return match.log;
    const { seat, id, move } = nextMove(status.decisions, sitting, choices);
    const played = match.play(seat, move, id);
    if (!played.ok) throw new Error(`${bots[seat]} was refused: ${played.rule} ${played.reason}`);
    hear(played.events);
  }
}

/** Beyond those of the games: one a seat and game, for whoever thinks. */
const SEAT_STREAMS = 2 ** 40;

function streamsOf(seed: string, number: number): { table: Chance; choices: Chance } {
  return { table: chanceFrom(seed, 2 * number), choices: chanceFrom(seed, 2 * number + 1) };
}

/** No clock runs in a simulation: a game that goes by time is played by what it counts instead. */
export function untimed<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  options: Options,
): Options {
  return game.untimed?.(options) ?? options;
}

function standingsOf(status: Status) {
  return status.over ? status.standings : [];
}

/** Two shares of one run as one. */
export function addCounts(a: Counts, b: Counts): Counts {
  return {
    events: a.events + b.events,
    rounds: addSums(a.rounds, b.rounds),
    moves: addSums(a.moves, b.moves),
    scores: a.scores.map((sums, seat) => addSums(sums, b.scores[seat]!)),
    wins: a.wins.map((wins, seat) => wins + b.wins[seat]!),
  };
}

function addSums(a: Sums, b: Sums): Sums {
  return {
    count: a.count + b.count,
    sum: a.sum + b.sum,
    squares: a.squares + b.squares,
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
  };
}

export function statisticsOf({ count, sum, squares, min, max }: Sums): Statistics {
  const mean = sum / count;
  const variance = count > 1 ? (squares - sum * mean) / (count - 1) : 0;
  return { mean, sd: Math.sqrt(Math.max(0, variance)), min, max };
}

class Summing {
  #count = 0;
  #sum = 0;
  #squares = 0;
  #min = Infinity;
  #max = -Infinity;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
    if (value < this.#min) this.#min = value;
    if (value > this.#max) this.#max = value;
  }

  sums(): Sums {
    return {
      count: this.#count,
      sum: this.#sum,
      squares: this.#squares,
      min: this.#min,
      max: this.#max,
    };
  }
}
