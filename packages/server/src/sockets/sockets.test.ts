/** Connections that do not read, do not answer, or do not say goodbye. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '../testing/guest.ts';
import { SOCKET_VERSION } from '../protocol/vocabulary.ts';
import { Sockets } from './sockets.ts';
import type { Doors } from './sockets.ts';

type Member = Parameters<Doors['leave']>[0];

/** Sockets of a table at which nothing happens but what a test says. */
async function listening() {
  const members: Member[] = [];
  const dropped: string[] = [];
  const room: Doors = {
    async enter(member) {
      members.push(member);
      return null;
    },
    leave(member) {
      members.splice(members.indexOf(member), 1);
    },
    async take() {},
    async takeForTable() {},
  };
  let people = 0;
  const sockets = new Sockets({
    rooms: { find: () => room },
    now: Date.now,
    identify: () => ({ person: `p${people++}`, name: 'Anna' }),
    addressOf: () => 'here',
    isOwnOrigin: () => true,
    measured() {},
    dropped: (why) => void dropped.push(why),
    mistake(error) {
      throw error;
    },
  });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    await sockets.close();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const comeIn = async (options = {}): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, options);
    await once(socket, 'open');
    const before = members.length;
    socket.send(
      JSON.stringify({ type: 'enter', version: SOCKET_VERSION, code: 'BCDFGH', name: null }),
    );
    await until(() => members.length > before, 'it is in');
    return socket;
  };
  return { sockets, port, members, dropped, comeIn };
}

test('half-open: who does not answer is dropped, who does stays', async () => {
  const { sockets, members, dropped, comeIn } = await listening();
  const [silent, there] = [await comeIn({ autoPong: false }), await comeIn()];
  const asked = once(there, 'ping');
  sockets.dropSilent();
  await asked;
  // The server has read the answer by the time it answers this.
  there.ping();
  await once(there, 'pong');
  sockets.dropSilent();
  await once(silent, 'close');
  await until(() => members.length === 1, 'it has left the table');
  expect(dropped).toEqual(['silent']);
  expect(there.readyState).toBe(WebSocket.OPEN);
});

test('who does not read is dropped when too much waits, and nothing more is kept for them', async () => {
  const { members, dropped, comeIn } = await listening();
  const [slow, quick] = [await comeIn(), await comeIn()];
  let read = 0;
  quick.on('message', () => (read += 1));
  slow.pause();
  const text = 'x'.repeat(100_000);
  let said = 0;
  // More than the system itself keeps for a connection.
  for (; members.length === 2 && said < 1000; said++) {
    for (const member of members) member.hear(text);
    await until(() => read === said + 1, 'who reads has read it');
  }
  expect(said).toBeLessThan(1000);
  expect(dropped).toEqual(['slow']);
  expect(quick.readyState).toBe(WebSocket.OPEN);
});

test('the end of the server: who listens is told to come back, who does not is not waited for', async () => {
  const { sockets, port, comeIn } = await listening();
  const listener = await comeIn();
  const deaf = connect(port, '127.0.0.1');
  deaf.write(
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await until(() => sockets.size === 2, 'both are connected');
  const [[code]] = await Promise.all([once(listener, 'close'), sockets.close()]);
  expect(code).toBe(1012);
  expect(sockets.size).toBe(0);
  deaf.destroy();
});

test('what one is told in one turn goes out together, and the next turn is not held', async () => {
  const { comeIn, members } = await listening();
  const socket = await comeIn();
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  const writes = vi.spyOn(Socket.prototype, '_writev');
  onTestFinished(() => writes.mockRestore());
  for (const text of ['told', 'clocks']) members[0]!.hear(text);
  void Promise.resolve().then(() => members[0]!.hear('accepted'));
  await until(() => heard.length === 3, 'all is heard');
  expect(heard).toEqual(['told', 'clocks', 'accepted']);
  expect(writes).toHaveBeenCalledTimes(1);
  members[0]!.hear('again');
  await until(() => heard.length === 4, 'the next is heard');
  expect(writes).toHaveBeenCalledTimes(2);
});
