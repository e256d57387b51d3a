/** One match between players as fast as the contract allows: one state, no log. */
import type { AnyEvent, AnyMove, Chance, Decision, Game, Seat } from '@mazzo/kernel';
import { quickest } from './asking.ts';
import { randomMove } from './player.ts';
import type { Player } from './player.ts';

export interface Sitting<Move, Event> {
  readonly player: Player<Move, Event>;
  /** What it chooses by. */
  readonly chance: Chance;
  /** Needs no view, and is spared one. */
  readonly deaf?: boolean;
  readonly steps?: number | undefined;
}

export interface Match<Options, State, Move extends AnyMove, Event extends AnyEvent> {
  readonly game: Game<Options, State, Move, Event>;
  readonly options: Options;
  /** Shuffles and deals. */
  readonly table: Chance;
  /** Says who is quickest. */
  readonly order: Chance;
}

export interface PlayedOut<State> {
  readonly state: State;
  readonly moves: number;
  readonly events: number;
}

/** `seated` is given the state for the arena's seer alone: no other player may see it. */
export function playOut<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  { game, options, table, order }: Match<Options, State, Move, Event>,
  seats: number,
  seated: (state: State) => readonly Sitting<Move, Event>[],
): PlayedOut<State> {
  const state = game.blank(options, seats);
  const sitting = seated(state);
  const hearing = sitting.flatMap(({ deaf, player }, seat) =>
    deaf === true ? [] : { seat, player },
  );
  let moves = 0;
  let events = 0;
  const tell = (event: Event): void => {
    events++;
    game.apply(state, event);
    for (const { seat, player } of hearing) player.hear(game.reveal(event, seat, options));
  };
  game.open(state, table, tell);
  for (;;) {
    const status = game.status(state);
    if (status.over) return { state, moves, events };
    const { seat, move } = nextMove(status.decisions, sitting, order);
    game.resolve(state, seat, move, table, tell);
    moves++;
  }
}

/**
 * The same between random players, who choose by the order's chance. They need legal moves only, and
 * those are the same on the state as on a view (law 6): so nobody hears anything, and the loop has
 * nothing in it that the optimiser would not inline.
 */
export function playAtRandom<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  { game, options, table, order }: Match<Options, State, Move, Event>,
  seats: number,
): PlayedOut<State> {
  const state = game.blank(options, seats);
  let moves = 0;
  let events = 0;
  const tell = (event: Event): void => {
    events++;
    game.apply(state, event);
  };
  game.open(state, table, tell);
  for (;;) {
    const status = game.status(state);
    if (status.over) return { state, moves, events };
    const seat = quickestAwaited(status.decisions, order);
    game.resolve(state, seat, randomMove(game, state, seat, order), table, tell);
    moves++;
  }
}

/** Whoever is quickest of those who are waited for, as `nextMove` would find among random players. */
function quickestAwaited(decisions: readonly Decision[], order: Chance): Seat {
  let asked = decisions;
  for (;;) {
    const at = order.below(asked.length);
    const { seat, pace } = asked[at]!;
    if (pace !== 'free') return seat;
    asked = asked.toSpliced(at, 1);
  }
}

const nobody: readonly Decision[] = [];

/** Asks one after another until somebody moves. */
export function nextMove<Move, Event>(
  decisions: readonly Decision[],
  sitting: readonly Sitting<Move, Event>[],
  order: Chance,
): { readonly seat: number; readonly id: number; readonly move: Move } {
  let letGo = nobody;
  for (;;) {
    const decision = quickest(decisions, letGo, order);
    const { seat, id, pace } = decision;
    const { player, chance, steps } = sitting[seat]!;
    const { move } = player.propose({ free: pace === 'free', chance, steps });
    if (move !== null) return { seat, id, move };
    letGo = [...letGo, decision];
  }
}
