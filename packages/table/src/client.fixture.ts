/** A client at the end of a line that does mischief to what is said. */
import { chanceFrom } from '@mazzo/kernel';
import type { AnyGame, Chance } from '@mazzo/kernel';
import { Client } from './client.ts';
import type { ClientListener, Line, Transport } from './client.ts';
import type { Request } from './client-messages.ts';
import type { ServerMessage, Telling } from './server-messages.ts';
import type { Connection, Table } from './table.ts';

/** What becomes of a message on the way: the messages that arrive now. */
export type Mischief = (message: ServerMessage, chance: Chance) => readonly ServerMessage[];

export const faithful: Mischief = (message) => [message];
export const twice: Mischief = (message) => [message, message];
export const withGaps: Mischief = (message, chance) => (chance.below(3) === 0 ? [] : [message]);

/** Everything comes after something that was said later, and now and then a third time long after. */
export function late(): Mischief {
  const kept: ServerMessage[] = [];
  return (message, chance) => {
    kept.push(message);
    if (kept.length < 3) return [];
    const [first] = kept.splice(chance.below(kept.length - 1), 1);
    return chance.below(3) === 0 ? [message, first!, first!] : [first!];
  };
}

class MischievousLine implements Transport {
  mischief: Mischief;
  readonly sent: Request[] = [];
  readonly #table: Table;
  readonly #person: string;
  readonly #chance = chanceFrom('sfc32:mischief', 0);
  #line: Line | null = null;
  #connection: Connection | null = null;

  constructor(table: Table, name: string, mischief: Mischief) {
    this.#table = table;
    this.#person = name;
    this.mischief = mischief;
  }

  now(): number {
    return 0;
  }

  open(line: Line): void {
    this.#line = line;
    this.connect();
  }

  connect(): void {
    this.#connection = this.#table.connect(this.#person, (message) => this.#bring(message));
    this.#line?.connected();
  }

  send(message: Parameters<Transport['send']>[0]): void {
    if (message.type !== 'hello') this.sent.push(message);
    void this.#connection?.send(message).then((answer) => {
      if (answer !== null) this.#bring(answer);
      return null;
    });
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  #bring(message: ServerMessage): void {
    for (const brought of this.mischief(message, this.#chance)) {
      // What is folded on one side must not be what the other side holds.
      this.#line?.hear(structuredClone(brought));
    }
  }
}

interface Heard {
  readonly line: MischievousLine;
  readonly client: Client;
  readonly yielded: Telling[];
}

export function listen(
  game: AnyGame,
  table: Table,
  name: string,
  mischief: Mischief,
  more: ClientListener = {},
): Heard {
  const line = new MischievousLine(table, name, mischief);
  const yielded: Telling[] = [];
  const listener: ClientListener = {
    ...more,
    welcomed: (_at, story) => void yielded.splice(0, Infinity, ...story),
    told: (telling) => void yielded.push(telling),
  };
  const client = new Client({ game, transport: line, idPrefix: `${name}-`, story: true, listener });
  void client.open();
  return { line, client, yielded };
}
