/** Rooms of four that keep moving: at a real server, and at the bare one. */
import { comeIn, createTable, identified } from '@mazzo/server/testing';
import type { Guest, ServerChild } from '@mazzo/server/testing';
import { WebSocket } from 'ws';

export interface Load {
  /** Moves that were answered so far. */
  readonly moves: number;
  /** From now on, one move of each room in so many milliseconds; null stops. */
  pace(interval: number | null): void;
  close(): void;
}

const SEATS = 4;
/** So many rooms are made ready at once. */
const AT_ONCE = 20;

async function inBatches<Made>(count: number, make: (n: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => make(from + n));
    made.push(...(await Promise.all(batch)));
  }
  return made;
}

/** Each room at its own moment: nobody moves in step. */
function keepPace(rooms: number, move: (room: number) => void): Load['pace'] {
  let timers: NodeJS.Timeout[] = [];
  return (interval) => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    if (interval === null) return;
    for (let room = 0; room < rooms; room++) {
      const begin = setTimeout(
        () => timers.push(setInterval(() => move(room), interval)),
        (interval * room) / rooms,
      );
      timers.push(begin);
    }
  };
}

/** People at tables of Flip 7, as long as it can be; whose match is over begin another. */
export async function tableLoad({ base }: ServerChild, rooms: number): Promise<Load> {
  const tables = await inBatches(rooms, (n) => openTable(base, n));
  const load = {
    moves: 0,
    pace: keepPace(rooms, (room) => {
      const [host] = tables[room]!;
      if (host!.client.at?.status.over === true) void host!.line.request({ type: 'start' });
      for (const guest of tables[room]!) {
        void guest.act().then((answer) => {
          if (answer !== 'nothing' && answer?.type === 'accepted') load.moves++;
          return null;
        });
      }
    }),
    close() {
      load.pace(null);
      for (const guest of tables.flat()) guest.close();
    },
  };
  return load;
}

async function openTable(base: string, n: number): Promise<Guest[]> {
  const people = await Promise.all(Array.from({ length: SEATS }, () => identified(base)));
  const options = { target: 500 };
  const code = await createTable(people[0]!, { game: 'flip7', seats: SEATS, options });
  const guests = await Promise.all(
    people.map((one, seat) => comeIn(one, { game: 'flip7', code, seed: `bench ${n} ${seat}` })),
  );
  for (let seat = 1; seat < SEATS; seat++) await guests[seat]!.line.request({ type: 'sit', seat });
  await guests[0]!.line.request({ type: 'start' });
  return guests;
}

/** As long as a command. */
const SENT = 'y'.repeat(130);

export async function bareLoad({ base }: ServerChild, rooms: number): Promise<Load> {
  const sockets = await inBatches(rooms, (n) =>
    Promise.all(
      Array.from({ length: SEATS }, () => openSocket(`${base.replace('http', 'ws')}/${n}`)),
    ),
  );
  const load = {
    moves: 0,
    pace: keepPace(rooms, (room) => sockets[room]![0]!.send(SENT)),
    close() {
      load.pace(null);
      for (const socket of sockets.flat()) socket.terminate();
    },
  };
  for (const [first] of sockets) first!.on('message', () => void load.moves++);
  return load;
}

function openSocket(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
