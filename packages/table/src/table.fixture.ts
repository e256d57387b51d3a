/** A table under a fake clock, and people who hear all it says. */
import type { AnyGame, AnyMove } from '@mazzo/kernel';
import { decisionOf } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import { Client } from './client.ts';
import type { Transport, Unsent } from './client.ts';
import { numbered } from './fresh.ts';
import type { Written } from './journal.ts';
import type { Plan } from './opening.ts';
import { localPresence } from './presence.ts';
import { memoryStore } from './store.ts';
import type { Store } from './store.ts';
import { openTable, reopenTable } from './table.ts';
import type { Surroundings, Connection, Table } from './table.ts';
import { fakeClock } from './testing/fake-clock.ts';
import type { FakeClock } from './testing/fake-clock.ts';
import type { Answer, ServerMessage, Telling } from './server-messages.ts';

export interface Guest {
  readonly connection: Connection;
  readonly heard: ServerMessage[];
  readonly client: Client;
  /** Everything of the match that was told: what came before, if it was asked for, and since. */
  readonly story: readonly Telling[];
  /** Sends it under a fresh id, or the one given, and waits for the answer. */
  say(said: Unsent, id?: string, match?: string): Promise<Answer | null>;
  /** Answers the open decision of this guest's seat. */
  play(move: AnyMove): Promise<Answer | null>;
  types(): string[];
}

export interface TestRoom {
  readonly clock: FakeClock;
  readonly store: Store & { trouble: Trouble };
  readonly surroundings: Surroundings;
  readonly table: Table;
  readonly mistakes: unknown[];
  join(person: string, at?: Table, asked?: { readonly story: boolean }): Promise<Guest>;
  another(): Promise<Table>;
}

/** What the next append will do wrong. */
type Trouble = 'none' | 'fails' | 'failsSilently';

export async function openRoom(
  plan: Plan,
  game: AnyGame = toy,
  seed = 'sfc32:stage',
  more: Partial<Surroundings> = {},
): Promise<TestRoom> {
  const clock = fakeClock(1_000_000);
  const store = troubledStore();
  const mistakes: unknown[] = [];
  let matches = 0;
  const surroundings: Surroundings = {
    game,
    clock,
    store,
    fresh: numbered(() => `${seed} ${matches++}`),
    presence: localPresence(clock.now),
    allows: () => true,
    ...more,
    mistake: (error) => void mistakes.push(error),
  };
  const table = await openTable(surroundings, plan);
  return {
    clock,
    store,
    surroundings,
    table,
    mistakes,
    join: (person, at = table, { story } = { story: false }) => join(game, at, person, story),
    another: () => reopenTable(surroundings, table.match),
  };
}

async function join(
  game: AnyGame,
  table: Table,
  person: string,
  asksStory: boolean,
): Promise<Guest> {
  const heard: ServerMessage[] = [];
  const story: Telling[] = [];
  let connection: Connection | undefined;
  const transport: Transport = {
    now: () => 0,
    open(line) {
      connection = table.connect(person, (message) => {
        heard.push(message);
        line.hear(message);
      });
      line.connected();
    },
    send: (message) => void connection!.send(message),
    close: () => connection!.close(),
  };
  const client = new Client({
    game,
    transport,
    idPrefix: '',
    story: asksStory,
    listener: {
      welcomed: (_at, told) => void story.splice(0, Infinity, ...told),
      told: (telling) => void story.push(telling),
    },
  });
  let ids = 0;
  const say = (said: Unsent, id = `${person}-${ids++}`, match = client.at!.match) =>
    connection!.send({ ...said, id, match });
  await client.open();
  return {
    connection: connection!,
    heard,
    client,
    story,
    say,
    play(move) {
      const { status, seat } = client.at!;
      const decision = decisionOf(status, seat ?? 0)?.id ?? 0;
      return say({ type: 'command', decision, move });
    },
    types: () => heard.map(({ type }) => type),
  };
}

function troubledStore(): Store & { trouble: Trouble } {
  const store = memoryStore();
  return {
    ...store,
    trouble: 'none',
    async append(match, written, due) {
      const { trouble } = this;
      this.trouble = 'none';
      if (trouble === 'fails') throw new Error('no');
      const appended = await store.append(match, written, due);
      if (trouble === 'failsSilently') throw new Error('no, but it is written');
      return appended;
    },
  };
}

/** What is kept of a match, believed. */
export async function journalOf(store: Store, match: string): Promise<readonly Written[]> {
  return (await store.load(match, 0)) as readonly Written[];
}
