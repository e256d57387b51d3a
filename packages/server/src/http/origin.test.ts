import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { accountOf, clientReader, isOwnOrigin } from './origin.ts';

function request(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('proxies', () => {
  const clientOf = clientReader(['10.0.0.1', '10.0.0.2']);

  test.each([
    [
      'nobody is believed who is not named',
      '9.9.9.9',
      { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https' },
      '9.9.9.9',
      false,
    ],
    [
      'a proxy is',
      '10.0.0.1',
      { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https' },
      '1.1.1.1',
      true,
    ],
    [
      'a client that makes something up is not',
      '10.0.0.1',
      { 'x-forwarded-for': '6.6.6.6, 1.1.1.1, 10.0.0.2' },
      '1.1.1.1',
      false,
    ],
    [
      'the older addresses in newer form',
      '::ffff:10.0.0.1',
      { 'x-forwarded-for': '1.1.1.1' },
      '1.1.1.1',
      false,
    ],
  ] as const)('%s', (_what, remote, headers, address, secure) => {
    expect(clientOf(request(remote, headers))).toMatchObject({ address, secure });
  });
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, account) => {
  expect(accountOf(address)).toBe(account);
});

test.each([
  [undefined, true],
  ['http://mazzo.test:5300', true],
  ['http://mazzo.test', false],
  ['https://evil.test', false],
  ['null', false],
])('a page from %s: %s', (origin, own) => {
  const headers = { host: 'mazzo.test:5300', ...(origin === undefined ? {} : { origin }) };
  const client = clientReader([])(request('1.1.1.1', headers));
  expect(isOwnOrigin(request('1.1.1.1', headers), client)).toBe(own);
});
