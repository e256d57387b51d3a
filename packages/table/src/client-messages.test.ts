import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClientMessage, PROTOCOL_VERSION } from './client-messages.ts';

test.each([
  { type: 'hello', version: PROTOCOL_VERSION, have: null, story: false },
  { type: 'hello', version: 99, have: { match: 'm', seat: null, seq: 3 }, story: true },
  { type: 'command', id: 'a', match: 'm', decision: 0, move: { type: 'anything', deep: [1] } },
  { type: 'moreTime', id: 'a', match: 'm', decision: 4 },
  { type: 'wish', id: 'a', match: 'm', wish: 'pause', want: true },
  { type: 'wish', id: 'a', match: 'm', wish: 'rematch', want: false },
  { type: 'sit', id: 'a', match: 'm', seat: 7 },
  { type: 'leave', id: 'a', match: 'm' },
])('a message: %o', (message) => {
  expect(readClientMessage(message)).toEqual(message);
});

test.each([
  undefined,
  null,
  7,
  'leave',
  [],
  {},
  { type: 'leave' },
  { type: 'leave', id: '', match: 'm' },
  { type: 'leave', id: 'x'.repeat(65), match: 'm' },
  { type: 'leave', id: 7, match: 'm' },
  { type: 'leave', id: 'a' },
  { type: 'leave', id: 'a', match: '' },
  { type: 'leave', id: 'a', match: 'm', seat: 1 },
  { type: 'sit', id: 'a', match: 'm', seat: 8 },
  { type: 'sit', id: 'a', match: 'm', seat: -1 },
  { type: 'sit', id: 'a', match: 'm', seat: '1' },
  { type: 'command', id: 'a', match: 'm', move: {} },
  { type: 'command', id: 'a', match: 'm', decision: 1e300, move: {} },
  { type: 'command', id: 'a', match: 'm', decision: Number.NaN, move: {} },
  { type: 'hello', version: 1, story: false },
  { type: 'hello', version: 1, have: null },
  { type: 'hello', version: 1, have: null, story: 'all' },
  { type: 'hello', version: 1, have: { match: 'm', seat: null, seq: -1 }, story: false },
  { type: 'wish', id: 'a', match: 'm', wish: 'win', want: true },
  { type: 'constructor', id: 'a' },
  { get type() { throw new Error('hostile'); } }, // prettier-ignore
  new Proxy({}, { get: () => { throw new Error('hostile'); } }), // prettier-ignore
])('no message: %#', (sent) => {
  expect(readClientMessage(sent)).toBeNull();
});

test('whatever is sent, nothing throws', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (sent) => {
      expect(() => readClientMessage(sent)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
