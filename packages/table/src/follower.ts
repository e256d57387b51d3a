/** The client's side: folds what it hears into a view. The page and the terminal play with it. */
import type { AnyGame, Seat, Status } from '@mazzo/kernel';
import type {
  ClocksMessage,
  SeatsMessage,
  ServerMessage,
  Telling,
  Welcome,
} from './server-messages.ts';
import { PROTOCOL_VERSION } from './client-messages.ts';
import type { Hello } from './client-messages.ts';

export interface Follower {
  /** What it was welcomed with, and the view and seq folded since; null before. */
  readonly at: Following | null;
  readonly seats: SeatsMessage | null;
  readonly clocks: ClocksMessage | null;
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
  /** Everything told from the opening on, if it was asked for. */
  readonly story: readonly Telling[];
}

/** With `story`, it asks for what was told before it came: to tell it, or to count from it. */
export function createFollower(
  game: AnyGame,
  { story: asks = false }: { readonly story?: boolean } = {},
): Follower {
  let at: Following | null = null;
  let story: Telling[] = [];
  let seats: SeatsMessage | null = null;
  let clocks: ClocksMessage | null = null;

  const fold = ({ seq, cause, events }: Telling): boolean => {
    if (at === null || seq > at.seq + 1) return false;
    if (seq <= at.seq) return true;
    const { view } = at;
    for (const event of events) game.apply(view, event);
    if (asks) story.push({ seq, cause, events });
    at = { ...at, seq, status: game.status(view), story };
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
      return { type: 'hello', version: PROTOCOL_VERSION, have, story: asks };
    },
    hear(message) {
      switch (message.type) {
        case 'welcome': {
          const { match, seat, seq, view } = message;
          story = [...message.story];
          at = { match, welcome: message, seat, seq, view, status: game.status(view), story };
          return true;
        }
        case 'resumed':
          return message.missed.every(fold);
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
