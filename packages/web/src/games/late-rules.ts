/** How a page plays a game of which a part comes late: what it could not judge or show yet, it does not hear yet. */
import type { AnyEvent, Seat } from '@mazzo/kernel';
import type { Line, ServerMessage, Transport } from '@mazzo/table';
import type { LatePage, Rest } from '../play/page-face.ts';
import { nextPaint } from '../shell/paint.ts';

/** What the page can do without those parts. */
interface Opening {
  isPlain(view: unknown, seat: Seat | null): boolean;
  /** Whether a plain view is one still when this has happened; where nothing is said of it, never. */
  staysPlain?(event: AnyEvent): boolean;
}

/** Of parts that are all there from the beginning, as in tests, nothing is late. */
export function latePage(parts: readonly (Rest | null)[], opening: Opening): LatePage | undefined {
  const late = parts.filter((part) => part !== null);
  if (late.length === 0) return undefined;
  const isThere = () => late.every((part) => part.isThere());
  return {
    isThere,
    async fetch() {
      await Promise.all(late.map((part) => part.fetch()));
    },
    heldBack: (transport, rest, failed) => heldBack(transport, opening, rest, failed),
  };
}

/**
 * The same line, on which a welcome to a table that is plain is heard at once, what leaves it plain too,
 * and everything else in its order when the rest is there.
 */
function heldBack(
  transport: Transport,
  { isPlain, staysPlain }: Opening,
  rest: Rest,
  failed: () => void,
): Transport {
  let heard: Promise<void> | null = null;
  const isHeardNow = (message: ServerMessage): boolean => {
    if (rest.isThere()) return true;
    switch (message.type) {
      case 'welcome':
        return isPlain(message.view, message.seat);
      case 'told':
        return staysPlain !== undefined && message.events.every(staysPlain);
      case 'talk':
        return message.said.length === 0;
      default:
        return message.type !== 'resumed';
    }
  };
  const fetchRest = () => rest.fetch().catch(failed);
  const after = async (before: Promise<void>, line: Line, message: ServerMessage) => {
    await before;
    line.hear(message);
  };
  return {
    open(line) {
      transport.open({
        connected: () => line.connected(),
        hear(message) {
          if (heard === null && isHeardNow(message)) return line.hear(message);
          heard = after(heard ?? rest.fetch(), line, message);
          heard.catch(failed);
        },
      });
    },
    send(message) {
      transport.send(message);
      // What comes of it has to be judged, and shown; first of all, the touch is.
      if (message.type === 'command' && !rest.isThere()) void nextPaint().then(fetchRest);
    },
    now: () => transport.now(),
    close: () => transport.close(),
  };
}
