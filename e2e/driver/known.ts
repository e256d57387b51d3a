/** What a player knows: all that was told, folded by the game's own rules, apart from the page. */
import { games } from '@mazzo/games';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import type { AnyGame, Seat, Status } from '@mazzo/kernel';
import { eventsOf } from './line.ts';
import type { Said } from './line.ts';

export interface Known {
  readonly game: AnyGame;
  readonly id: GameId;
  readonly seat: Seat;
  /** After each of the events told, the newest last. */
  readonly views: readonly unknown[];
  readonly view: unknown;
  readonly status: Status;
}

/** More than happens between two moments that wait for somebody. */
const REMEMBERED = 150;

/** Null before the match. */
export function known(said: readonly Said[]): Known | null {
  const welcome = said.findLast((message) => message.type === 'welcome');
  if (welcome === undefined || welcome.seat === null) return null;
  const id = welcome.game as GameId;
  const game: AnyGame = games[id];
  const view = game.blank(welcome.options, welcome.seats);
  const events = eventsOf(said);
  const views = events.flatMap((event, n) => {
    game.apply(view, event);
    return events.length - n > REMEMBERED ? [] : [game.clone(view)];
  });
  return { game, id, seat: welcome.seat, views, view, status: game.status(view) };
}
