/** The least that a server of rooms can do: whatever one says, all four of the room hear. */
import { announce } from '@mazzo/server/testing';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

/** As long as what a table tells of a move. */
const TOLD = 'x'.repeat(170);

const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on('message', () => {
    for (const one of room) one.send(TOLD);
  });
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) announce(address.port);
});
process.on('SIGTERM', () => process.exit(0));
