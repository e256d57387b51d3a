/** The way to a table in the same process. */
import type { Line, Transport } from './client.ts';
import type { Person } from './journal.ts';
import type { Connection, Table } from './table.ts';

export function directTransport(table: Table, person: Person, now: () => number): Transport {
  let line: Line | null = null;
  let connection: Connection | null = null;
  return {
    now,
    open(opened) {
      line = opened;
      connection = table.connect(person, (message) => opened.hear(message));
      opened.connected();
    },
    send(message) {
      void connection?.send(message).then((answer) => {
        if (answer !== null) line?.hear(answer);
        return null;
      });
    },
    close: () => connection?.close(),
  };
}
