/** How a page plays by rules of which a part comes late: what it could not judge yet, it does not hear yet. */
import type { LateRules } from '@mazzo/kernel';
import type { Line, ServerMessage, Transport } from '@mazzo/table';
import type { LatePage } from '../play/page-face.ts';

export function latePage(late: LateRules | null): LatePage | undefined {
  if (late === null) return undefined;
  return { ...late, heldBack: (transport, failed) => heldBack(transport, late, failed) };
}

/**
 * The same line, on which a welcome to a table that is plain is heard at once, and everything else, from
 * the first telling on, in its order when the rest of the rules is there.
 */
function heldBack(transport: Transport, late: LateRules, failed: () => void): Transport {
  let heard: Promise<void> | null = null;
  const isPlain = (message: ServerMessage): boolean => {
    if (late.isThere()) return true;
    if (message.type === 'welcome') return late.isPlain(message.view, message.seat);
    return message.type !== 'told' && message.type !== 'resumed';
  };
  const after = async (before: Promise<void>, line: Line, message: ServerMessage) => {
    await before;
    line.hear(message);
  };
  return {
    open(line) {
      transport.open({
        connected: () => line.connected(),
        hear(message) {
          if (heard === null && isPlain(message)) return line.hear(message);
          heard = after(heard ?? late.fetch(), line, message);
          heard.catch(failed);
        },
      });
    },
    send(message) {
      transport.send(message);
      // What comes of it has to be judged.
      if (message.type === 'command') late.fetch().catch(failed);
    },
    now: () => transport.now(),
    close: () => transport.close(),
  };
}
