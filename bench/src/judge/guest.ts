/** Somebody at the table who folds what they hear only when they are told to: not while others are timed. */
import type { AnyGame, Seat } from '@mazzo/kernel';
import { Client } from '@mazzo/table';
import type { Connection, Line, ServerMessage, Table } from '@mazzo/table';

export interface Guest {
  readonly connection: Connection;
  readonly client: Client;
  listen(): void;
}

export async function join(game: AnyGame, table: Table, seat: Seat): Promise<Guest> {
  const heard: ServerMessage[] = [];
  const connection = table.connect(`${seat}`, (message) => void heard.push(message));
  let line: Line | null = null;
  const transport = {
    open: (opened: Line) => {
      line = opened;
      opened.connected();
    },
    send: (message: unknown) => void connection.send(message),
    now: () => 0,
    close: () => connection.close(),
  };
  const client = new Client({ game, transport, idPrefix: 'client ' });
  const listen = (): void => {
    for (const message of heard.splice(0)) line?.hear(message);
  };
  void client.open();
  while (client.at === null) {
    await Promise.resolve();
    listen();
  }
  return { connection, client, listen };
}
