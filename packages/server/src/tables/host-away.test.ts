/** A host whose phone is flat: the others are told, and go on without. */
import { memoryStore } from '@mazzo/table';
import { fakeClock } from '@mazzo/table/testing';
import { expect, test } from 'vitest';
import type { SocketAnswer } from '../protocol/answers.ts';
import type { LobbyView } from '../protocol/lobby.ts';
import { openSqlite, scratchFolder } from '../store/folder.fixture.ts';
import { HOST_MISSED } from './host-watch.ts';
import type { Member, Room } from './room.ts';
import { Rooms } from './rooms.ts';

const [anna, bea] = ['a', 'b'].map((letter) => `p${letter.repeat(16)}`) as [string, string];

function memberFor(person: string): Member & { lobby: LobbyView | null; answers: unknown[] } {
  return {
    person,
    lobby: null,
    answers: [],
    hear(text) {
      const answer = JSON.parse(text) as SocketAnswer;
      if (answer.type === 'lobby') this.lobby = answer.lobby;
      else this.answers.push(answer);
    },
    end() {},
  };
}

test('after a while whoever sits may take the table over; a host who is back in time keeps it', async () => {
  const clock = fakeClock();
  const rooms = new Rooms({
    sqlite: await openSqlite(scratchFolder()),
    store: memoryStore(),
    clock,
    mistake(error) {
      throw error;
    },
  });
  const terms = { game: 'flip7', options: {}, seats: 2, clocks: 'none' } as const;
  const created = await rooms.create(
    { person: anna, name: 'Anna' },
    { ...terms, open: false, freeText: false },
  );
  const room = rooms.find((created as { code: string }).code) as Room;
  const [host, guest] = [memberFor(anna), memberFor(bea)];
  await room.enter(host, 'Anna');
  await room.enter(guest, 'Bea');
  await room.take(guest, { type: 'sit', id: '1', seat: 1 });
  room.leave(host);
  await clock.pass(HOST_MISSED - 1);
  await room.enter(host, 'Anna');
  await clock.pass(HOST_MISSED);
  expect(guest.lobby?.hostAway).toBeUndefined();
  room.leave(host);
  await room.take(guest, { type: 'takeOver', id: '2' });
  expect(guest.answers.at(-1)).toEqual({ type: 'refused', id: '2', reason: 'onlyTheHost' });
  await clock.pass(HOST_MISSED);
  expect(guest.lobby?.hostAway).toBe(true);
  await room.take(guest, { type: 'takeOver', id: '3' });
  expect(guest.answers.at(-1)).toEqual({ type: 'done', id: '3' });
  expect(guest.lobby).toMatchObject({ host: bea });
  expect(guest.lobby?.hostAway).toBeUndefined();
});
