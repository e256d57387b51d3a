/** A table with as many guests as it may have, all of them there: to see what one message costs. */
import { memoryStore } from '@mazzo/table';
import { wallClock } from '../clock.ts';
import type { Terms } from '../protocol/lobby.ts';
import { readSocketRequest } from '../protocol/requests.ts';
import { MOST_GUESTS } from '../protocol/vocabulary.ts';
import { Sqlite } from '../store/sqlite.ts';
import type { Member } from '../tables/room.ts';
import { Rooms } from '../tables/rooms.ts';

export interface Crowd {
  /** The host is the first. */
  readonly people: readonly string[];
  /** Reads what came from a socket, and settles when all that it sets off is done. */
  send(by: number, text: string): Promise<void>;
  close(): Promise<void>;
}

export async function crowdAt(folder: string, terms: Terms): Promise<Crowd> {
  const sqlite = await Sqlite.open({ folder });
  const mistake = (error: unknown): never => {
    throw error;
  };
  const rooms = new Rooms({ sqlite, store: memoryStore(), clock: wallClock(), mistake });
  const people = Array.from({ length: MOST_GUESTS }, (_, n) => `p${String(n).padStart(16, '0')}`);
  const created = await rooms.create({ person: people[0]!, name: 'Anna' }, terms);
  if (typeof created === 'string') throw new Error(created);
  const room = rooms.find(created.code);
  if (typeof room === 'string') throw new Error(room);
  const members = people.map((person): Member => ({
    person,
    // As a frame is made of it.
    hear: (text) => void Buffer.from(text),
    end() {},
  }));
  for (const member of members) await room.enter(member, 'A name as long as it');
  return {
    people,
    async send(by, text) {
      const request = readSocketRequest(text);
      const member = members[by]!;
      if ('refused' in request || request.type === 'table') return;
      if (request.type !== 'enter') return room.take(member, request);
      room.leave(member);
      await room.enter(member, request.name ?? 'Anna');
    },
    async close() {
      rooms.close();
      await sqlite.close();
    },
  };
}
