/** What passes between a match and its client that people should know of: a move on its way, whose time runs or is up. */
import type { Seat } from '@mazzo/kernel';
import type { ClientMessage, ClocksMessage, ServerMessage, Transport } from '@mazzo/table';
import { signal } from '@preact/signals';

/** Somebody is asked, and has until then, by the transport's clock. */
interface Asked {
  readonly seat: Seat;
  readonly until: number;
}

export class Overheard {
  /** A move was made and is not answered yet: it is sent again until it is. */
  readonly isMoveSent = signal(false);
  readonly asked = signal<readonly Asked[]>([]);
  /** For whom the table has just moved, because their time was up. */
  readonly timeUp = signal<Seat | null>(null);

  of(transport: Transport): Transport {
    return {
      ...transport,
      open: (line) =>
        transport.open({
          ...line,
          hear: (message) => {
            this.#hear(message, transport.now());
            line.hear(message);
          },
        }),
      send: (message) => {
        this.#send(message);
        transport.send(message);
      },
    };
  }

  #send({ type }: ClientMessage): void {
    if (type === 'command') this.isMoveSent.value = true;
  }

  #hear(message: ServerMessage, now: number): void {
    switch (message.type) {
      case 'accepted':
      case 'refused':
        this.isMoveSent.value = false;
        return;
      case 'told': {
        // Where several are asked at once, nothing is lost with time: it is how that ends.
        const [one, ...others] = this.asked.value;
        const isUp = message.cause === 'time' && one !== undefined && others.length === 0;
        this.timeUp.value = isUp ? one.seat : null;
        return;
      }
      case 'clocks':
        this.asked.value = askedIn(message, now);
        return;
      default:
    }
  }
}

function askedIn({ asked, now: there }: ClocksMessage, now: number): readonly Asked[] {
  return asked.flatMap(({ seat, deadline }) =>
    deadline === null ? [] : { seat, until: now + deadline - there },
  );
}
