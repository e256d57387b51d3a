/** The client's side: folds what it hears into a view. The page and the terminal play with it. */
import type { AnyGame, Seat, Status } from '@mazzo/kernel';
import { WIRE_VERSION } from './wire.ts';
import type { ClocksTold, Hello, SeatsTold, ServerMessage, Welcome } from './wire.ts';

export interface Follower {
  /** What it was welcomed with, and the view and seq folded since; null before. */
  readonly at: Following | null;
  readonly seats: SeatsTold | null;
  readonly clocks: ClocksTold | null;
  /** Says hello, again too: after a lost connection only what was missed is told. */
  hello(): Hello;
  /** False if something was missed: say hello again. */
  hear(message: ServerMessage): boolean;
}

export interface Following {
  readonly match: string;
  readonly welcome: Welcome;
  readonly seat: Seat | null;
  readonly seq: number;
  readonly view: unknown;
  readonly status: Status;
}

export function createFollower(game: AnyGame): Follower {
  let at: Following | null = null;
  let seats: SeatsTold | null = null;
  let clocks: ClocksTold | null = null;

  const fold = ({ seq, events }: Extract<ServerMessage, { type: 'told' }>): boolean => {
    if (at === null || seq > at.seq + 1) return false;
    if (seq <= at.seq) return true;
    const { view } = at;
    for (const event of events) game.apply(view, event);
    at = { ...at, seq, status: game.status(view) };
    return true;
  };

  return {
    get at() {
      return at;
    },
    get seats() {
      return seats;
    },
    get clocks() {
      return clocks;
    },
    hello() {
      const have = at === null ? null : { match: at.match, seat: at.seat, seq: at.seq };
      return { type: 'hello', version: WIRE_VERSION, have };
    },
    hear(message) {
      switch (message.type) {
        case 'welcome': {
          const { match, seat, seq, view } = message;
          at = { match, welcome: message, seat, seq, view, status: game.status(view) };
          return true;
        }
        case 'resumed':
          return message.missed.every((missed) => fold({ type: 'told', ...missed }));
        case 'told':
          return fold(message);
        case 'seats':
          seats = message;
          return true;
        case 'clocks':
          clocks = message;
          return true;
        case 'accepted':
        case 'refused':
        case 'over':
        case 'stopped':
          return true;
      }
    },
  };
}
