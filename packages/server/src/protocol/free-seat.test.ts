import { expect, test } from 'vitest';
import { freeSeat } from './free-seat.ts';
import type { WishedSeat } from './lobby.ts';

const seats = {
  person: { kind: 'person', person: 'p1' },
  bot: { kind: 'bot', level: 'expert' },
  empty: { kind: 'empty' },
} as const satisfies Readonly<Record<string, WishedSeat>>;

test.each([
  [['person', 'bot', 'bot', 'empty'], 3],
  [['person', 'bot', 'empty', 'bot'], 2],
  [['person', 'person', 'bot', 'bot'], 2],
  [['person', 'person'], -1],
] as const)('%j: seat %i', (wished, seat) => {
  expect(freeSeat(wished.map((kind) => seats[kind]))).toBe(seat);
});
