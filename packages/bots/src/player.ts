/**
 * A bot is a player like any other: it hears what its seat is told, folds its view, keeps a memory,
 * and proposes a move under a budget in steps. It is never given the state.
 */
import { bestOf, soberly } from '@mazzo/kernel';
import type {
  AnyEvent,
  AnyMove,
  Brain,
  Chance,
  Game,
  Imagination,
  Manner,
  Pondering,
  Position,
  Said,
  Seat,
  Weighed,
} from '@mazzo/kernel';
import type { Level } from './levels.ts';
import { search } from './search.ts';

/** A move, and what was weighed for it, the best first; nothing, where it was left to chance. */
export interface Choice<Move> {
  /** Null: nothing, where nobody waits for it. */
  readonly move: Move | null;
  readonly weighed: readonly Weighed<Move>[];
}

export interface Asked {
  readonly free: boolean;
  readonly chance: Chance;
  /** Instead of what the game finds the decision worth. */
  readonly steps?: number | undefined;
}

export interface Player<Move, Event> {
  /** What its seat is told, from the opening on. */
  hear(event: Event): void;
  listen(said: Said): void;
  propose(asked: Asked): Choice<Move>;
}

/** A place at a table. */
export interface Place<Options, State, Move extends AnyMove, Event extends AnyEvent> {
  readonly game: Game<Options, State, Move, Event>;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  /** For what befalls a player while it listens; what it chooses by comes with the question. */
  readonly chance: Chance;
}

/** What a level brings with it, before anybody's own taste. */
const manners: Readonly<Record<Exclude<Level, 'random'>, Manner>> = {
  casual: { ...soberly, forgets: 0.3, mistakes: 0.15 },
  good: soberly,
  expert: soberly,
};

export function createPlayer<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  level: Level,
  place: Place<Options, State, Move, Event>,
  taste: Partial<Manner> = {},
): Player<Move, Event> {
  const { game, options, seats, seat } = place;
  if (level === 'random') return randomPlayer(game, game.blank(options, seats), seat);
  const { brain } = game;
  const thought = level === 'expert' ? searching(game, brain.search) : outright;
  return thinkingPlayer(place, brain, { ...manners[level], ...taste }, thought);
}

/** How what was weighed becomes a choice. */
export type Deciding<State, Move> = (
  weighed: readonly Weighed<Move>[],
  position: Position<State>,
  steps: number | undefined,
) => readonly Weighed<Move>[];

export function thinkingPlayer<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  { game, options, seats, seat, chance }: Place<Options, State, Move, Event>,
  brain: Brain<State, Move, Event>,
  manner: Manner,
  deciding: Deciding<State, Move>,
): Player<Move, Event> {
  const view = game.blank(options, seats);
  const memory = brain.remember(view, seat);
  return {
    hear(event) {
      game.apply(view, event);
      brain.note(memory, event, view, seat);
      if (manner.forgets > 0) brain.forget?.(memory, view, seat, manner, chance);
    },
    listen: (said) => brain.hear?.(memory, said, seat),
    propose({ free, chance, steps }) {
      const position = { view, seat, free, memory, manner, chance };
      const weighed = deciding(brain.weigh(position), position, steps);
      return { move: slipped(game, weighed, position), weighed };
    },
  };
}

/** What is weighed best, first. */
export function outright<Move>(weighed: readonly Weighed<Move>[]): readonly Weighed<Move>[] {
  const best = bestOf(weighed);
  return [best, ...weighed.filter((one) => one !== best)];
}

export function searching<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  mind: Imagination<State, Move> | Pondering<State, Move> | undefined,
): Deciding<State, Move> {
  if (mind === undefined) return outright;
  return (weighed, position, given) => {
    const worth = mind.steps(position.view, position.seat);
    const steps = Math.min(worth, given ?? worth);
    if (steps === 0 || weighed.length === 1) return outright(weighed);
    return search({ game, mind, position, steps }, weighed);
  };
}

/** Nobody errs on purpose: one takes the second best for the best, or, knowing no other, anything. */
function slipped<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  [best, ...others]: readonly Weighed<Move>[],
  { view, seat, free, manner, chance }: Position<State>,
): Move | null {
  const move = best!.move;
  if (manner.mistakes === 0 || chance.below(1000) >= 1000 * manner.mistakes) return move;
  if (others.length > 0) return others[chance.below(Math.min(2, others.length))]!.move;
  return free ? null : randomMove(game, view, seat, chance);
}

const nothing: readonly never[] = [];

/** Anything that is legal. Nobody has to wait for it, so it never does anything unasked. */
export function randomPlayer<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  view: State,
  seat: Seat,
): Player<Move, Event> {
  return {
    hear: (event) => game.apply(view, event),
    listen: () => {},
    propose({ free, chance }) {
      const move = free ? null : randomMove(game, view, seat, chance);
      return { move, weighed: nothing };
    },
  };
}

export function randomMove<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  view: State,
  seat: Seat,
  chance: Chance,
): Move {
  const moves = game.legal(view, seat);
  const move = moves[chance.below(moves.length)];
  if (move === undefined) throw new Error(`seat ${seat} has no move in ${game.id}`);
  return move;
}
