/** Matches between bots, watched event by event from a seat that sees what is public. */
import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import type { AnyEvent, AnyMove, Game } from '@mazzo/kernel';
import type { Level } from './levels.ts';
import { playOut } from './play-out.ts';
import { createPlayer } from './player.ts';
import { untimed } from './simulate.ts';

/** `before` is the table just before the event, as the first seat knows it. */
export type Watcher<State, Event> = (before: State, event: Event) => void;

export function watch<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  bots: readonly Level[],
  number: number,
  see: Watcher<State, Event>,
  steps?: number,
): void {
  const options = untimed(game, optionsFrom(game.options));
  const seats = bots.length;
  const view = game.blank(options, seats);
  const sitting = bots.map((level, seat) => {
    const chance = chanceFrom('sfc32:watched seats', seats * number + seat);
    const player = createPlayer(level, { game, options, seats, seat, chance });
    const hear = (event: Event): void => {
      player.hear(event);
      if (seat > 0) return;
      see(view, event);
      game.apply(view, event);
    };
    return { player: { ...player, hear }, chance, steps };
  });
  const table = chanceFrom('sfc32:watched table', number);
  const order = chanceFrom('sfc32:watched order', number);
  playOut({ game, options, table, order }, seats, () => sitting);
}
