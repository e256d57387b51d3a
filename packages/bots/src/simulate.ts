/**
 * Many games as fast as the contract allows: one state, no log, and only counts are kept. Every game
 * draws from streams of its own number, so a run can be cut into shares and added up again.
 */
import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { AnyEvent, AnyMove, Chance, Decision, Game, Log, Status } from '@mazzo/kernel';
import { createBot } from './bot.ts';
import type { Bot, BotName } from './bot.ts';

export interface Simulation<Options> {
  readonly options: Options;
  readonly seed: string;
  /** One a seat. */
  readonly bots: readonly BotName[];
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
): { state: State; moves: number; events: number } {
  const { bots: names } = simulation;
  const options = untimed(game, simulation.options);
  const { table, choices } = streamsOf(simulation.seed, number);
  const state = game.blank(options, names.length);
  // A random player needs legal moves only, and those are the same on the state as on its view
  // (law 6): it is spared a view. Any other player sees its own view and nothing else.
  const views = names.map((name) =>
    name === 'random' ? state : game.blank(options, names.length),
  );
  const seeing = names.flatMap((name, seat) => (name === 'random' ? [] : [seat]));
  const bots = names.map((name) => createBot(name, game, choices));
  let moves = 0;
  let events = 0;
  const tell = (event: Event): void => {
    events++;
    game.apply(state, event);
    for (const seat of seeing) game.apply(views[seat]!, game.reveal(event, seat, options));
  };

  game.open(state, table, tell);
  for (;;) {
    const status = game.status(state);
    if (status.over) return { state, moves, events };
    const { seat } = nextDecision(status.decisions, choices);
    const move = (bots[seat] as Bot<State, Move>).choose(views[seat]!, seat);
    game.resolve(state, seat, move, table, tell);
    moves++;
  }
}

/** The log of a game of this simulation: the same game, played through a match that keeps one. */
export function logOf<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  simulation: Simulation<Options>,
  number: number,
): Log {
  const { bots: names } = simulation;
  const { table, choices } = streamsOf(simulation.seed, number);
  const match = createMatch(game, {
    seats: names.length,
    options: untimed(game, simulation.options) as Partial<Options>,
    chance: table,
  });
  const bots = names.map((name) => createBot(name, game, choices));
  for (;;) {
    const status = match.status();
    if (status.over) return match.log;
    const { seat, id } = nextDecision(status.decisions, choices);
    const played = match.play(seat, bots[seat]!.choose(match.view(seat), seat), id);
    if (!played.ok) throw new Error(`${names[seat]} was refused: ${played.rule} ${played.reason}`);
  }
}

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

/**
 * Whoever is quickest, where several are waited for at once. A free decision is left alone: a player
 * is asked for a move and could not say that there is nothing to do.
 */
export function nextDecision(decisions: readonly Decision[], chance: Chance): Decision {
  const awaited = decisions.filter(({ pace }) => pace !== 'free');
  return awaited[chance.below(awaited.length)]!;
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
