/** A player is given its seat's view and a chance of its own, never the state. */
import type { AnyEvent, AnyMove, Chance, Game, Said, Seat } from '@mazzo/kernel';

/** A player. It sees a view and hears what is said, never more. */
export interface Bot<State, Move> {
  choose(view: State, seat: Seat, heard?: readonly Said[]): Move;
}

export const botNames = ['sensible', 'random'] as const;
export type BotName = (typeof botNames)[number];

export function createBot<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  name: BotName,
  game: Game<Options, State, Move, Event>,
  chance: Chance,
): Bot<State, Move> {
  switch (name) {
    case 'random':
      return { choose: (view, seat) => randomMove(game, view, seat, chance) };
    case 'sensible':
      return { choose: (view, seat, heard) => game.sensible(view, seat, chance, heard) };
  }
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
