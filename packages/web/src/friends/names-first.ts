import type { ServerMessage, Transport } from '@mazzo/table';

/** Who sits where is heard before what happens: otherwise the first thing told would call people by their seats. */
export function namesFirst(transport: Transport): Transport {
  let welcome: ServerMessage | null = null;
  return {
    ...transport,
    open(line) {
      transport.open({
        ...line,
        hear(message) {
          if (message.type === 'welcome') return void (welcome = message);
          line.hear(message);
          if (message.type !== 'seats' || welcome === null) return;
          line.hear(welcome);
          welcome = null;
        },
      });
    },
  };
}
