/** A table under a fake clock, and people who hear all it says. */
import type { AnyGame, AnyMove } from '@mazzo/kernel';
import { decisionOf } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import { createFollower } from './follower.ts';
import type { Follower } from './follower.ts';
import { memoryKeys } from './keys.ts';
import type { Plan } from './opening.ts';
import { memoryStore } from './store.ts';
import type { Store } from './store.ts';
import { openTable, reopenTable } from './table.ts';
import type { Surroundings, Connection, Table } from './table.ts';
import { fakeClock } from './testing/fake-clock.ts';
import type { FakeClock } from './testing/fake-clock.ts';
import type { Reply, ServerMessage } from './server-messages.ts';
import type { Request } from './client-messages.ts';

/** A message without its id. */
type Said = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;

interface Guest {
  readonly connection: Connection;
  readonly heard: ServerMessage[];
  readonly follower: Follower;
  /** Sends it under a fresh id, or the one given, and waits for the answer. */
  say(said: Said, id?: string): Promise<Reply>;
  /** Answers the open decision of this guest's seat. */
  play(move: AnyMove): Promise<Reply>;
  types(): string[];
}

export interface TestRoom {
  readonly clock: FakeClock;
  readonly store: Store & { trouble: Trouble };
  readonly surroundings: Surroundings;
  readonly table: Table;
  readonly mistakes: unknown[];
  join(person: string, at?: Table, follower?: Follower): Promise<Guest>;
  another(): Promise<Table>;
}

/** What the next append will do wrong. */
type Trouble = 'none' | 'fails' | 'failsSilently';

export async function openRoom(
  plan: Plan,
  game: AnyGame = toy,
  seed = 'sfc32:stage',
): Promise<TestRoom> {
  const clock = fakeClock(1_000_000);
  const store = troubledStore();
  const mistakes: unknown[] = [];
  let matches = 0;
  const surroundings: Surroundings = {
    game,
    clock,
    store,
    keys: memoryKeys(() => `${seed} ${matches++}`),
    mistake: (error) => void mistakes.push(error),
  };
  const table = await openTable(surroundings, plan);
  return {
    clock,
    store,
    surroundings,
    table,
    mistakes,
    join: (person, at = table, follower = createFollower(game)) => join(at, person, follower),
    another: () => reopenTable(surroundings, table.match),
  };
}

async function join(table: Table, person: string, follower: Follower): Promise<Guest> {
  const heard: ServerMessage[] = [];
  const connection = table.connect(person, (message) => {
    heard.push(message);
    follower.hear(message);
  });
  let ids = 0;
  const say = (said: Said, id = `${person}-${ids++}`): Promise<Reply> =>
    connection.send({ ...said, id });
  await connection.send(follower.hello());
  return {
    connection,
    heard,
    follower,
    say,
    play(move) {
      const { status, seat } = follower.at!;
      const decision = decisionOf(status, seat ?? 0)?.id ?? 0;
      return say({ type: 'command', decision, move });
    },
    types: () => heard.map(({ type }) => type),
  };
}

function troubledStore(): Store & { trouble: Trouble } {
  const store = memoryStore();
  return {
    trouble: 'none',
    async append(match, written) {
      const { trouble } = this;
      this.trouble = 'none';
      if (trouble === 'fails') throw new Error('no');
      const appended = await store.append(match, written);
      if (trouble === 'failsSilently') throw new Error('no, but it is written');
      return appended;
    },
    load: (match, from) => store.load(match, from),
  };
}
