import { expect, test } from 'vitest';
import { originFor } from './nearby.ts';

const NEARBY = 'http://192.0.2.2:5300';

test.each([
  ['localhost:5300', false, NEARBY],
  ['127.0.0.1:5300', false, NEARBY],
  ['[::1]:5300', false, NEARBY],
  ['192.0.2.7:5300', false, 'http://192.0.2.7:5300'],
  ['mazzo.example', true, 'https://mazzo.example'],
  ['localhost.example', false, 'http://localhost.example'],
])('whoever has the page from %s (secure: %j) hands on %s', (host, secure, origin) => {
  expect(originFor({ address: '192.0.2.9', secure, host }, NEARBY)).toBe(origin);
});

test('where no other address is known, it stays', () => {
  const client = { address: '127.0.0.1', secure: false, host: 'localhost:5300' };
  expect(originFor(client, null)).toBe('http://localhost:5300');
});
