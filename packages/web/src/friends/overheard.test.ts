import type { ClientMessage, Line, ServerMessage } from '@mazzo/table';
import { expect, test } from 'vitest';
import { Overheard } from './overheard.ts';

function listening(): {
  overheard: Overheard;
  send: (type: string) => void;
  hear: (message: object) => void;
} {
  let line: Line | null = null;
  const overheard = new Overheard();
  const transport = overheard.of({
    open: (opened) => void (line = opened),
    send: () => {},
    now: () => 500,
    close: () => {},
  });
  transport.open({ connected: () => {}, hear: () => {} });
  return {
    overheard,
    send: (type) => transport.send({ type } as ClientMessage),
    hear: (message) => line!.hear(message as ServerMessage),
  };
}

const clocks = (...seats: readonly number[]): object => ({
  type: 'clocks',
  now: 1000,
  asked: seats.map((seat) => ({ seat, decision: 7, deadline: 21_000, moreTime: true })),
  sessions: [],
});
const told = (cause: string): object => ({ type: 'told', cause, events: [] });

test('a move is on its way until it is answered; nothing else is', () => {
  const { overheard, send, hear } = listening();
  send('hello');
  expect(overheard.isMoveSent.value).toBe(false);
  send('command');
  hear(told('bot'));
  expect(overheard.isMoveSent.value).toBe(true);
  hear({ type: 'accepted' });
  expect(overheard.isMoveSent.value).toBe(false);
});

test('everybody hears whose time runs, and for whom it was up', () => {
  const { overheard, hear } = listening();
  hear(clocks(2));
  expect(overheard.asked.value).toEqual([{ seat: 2, until: 20_500 }]);
  hear(told('time'));
  expect(overheard.timeUp.value).toBe(2);
  hear(told('person'));
  expect(overheard.timeUp.value).toBeNull();
  hear(clocks(0, 1));
  hear(told('time'));
  expect(overheard.timeUp.value).toBeNull();
});
