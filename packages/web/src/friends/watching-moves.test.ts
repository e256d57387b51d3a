import type { ClientMessage, Line, ServerMessage } from '@mazzo/table';
import { expect, test } from 'vitest';
import { watchingMoves } from './watching-moves.ts';

test('a move is on its way until it is answered; nothing else is', () => {
  let line: Line | null = null;
  const isSent = { value: false };
  const transport = watchingMoves(
    { open: (opened) => void (line = opened), send: () => {}, now: () => 0, close: () => {} },
    isSent,
  );
  transport.open({ connected: () => {}, hear: () => {} });
  const send = (type: string): void => transport.send({ type } as ClientMessage);
  const hear = (type: string): void => line!.hear({ type } as ServerMessage);
  send('hello');
  expect(isSent.value).toBe(false);
  send('command');
  hear('told');
  expect(isSent.value).toBe(true);
  hear('accepted');
  expect(isSent.value).toBe(false);
});
