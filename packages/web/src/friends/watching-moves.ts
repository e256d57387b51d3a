import type { Transport } from '@mazzo/table';

/** Says whether a move is on its way: sent, and not yet answered. */
export function watchingMoves(transport: Transport, isSent: { value: boolean }): Transport {
  return {
    ...transport,
    open(line) {
      transport.open({
        ...line,
        hear(message) {
          if (message.type === 'accepted' || message.type === 'refused') isSent.value = false;
          line.hear(message);
        },
      });
    },
    send(message) {
      if (message.type === 'command') isSent.value = true;
      transport.send(message);
    },
  };
}
