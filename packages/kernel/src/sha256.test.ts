import { expect, test } from 'vitest';
import { hex, hmacSha256, sha256, unhex, utf8 } from './sha256.ts';

test.each([
  // FIPS 180-4 and RFC 6234
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('SHA-256 of "%s"', (text, digest) => {
  expect(hex(sha256(utf8(text)))).toBe(digest);
});

test('SHA-256 of a million a', () => {
  expect(hex(sha256(new Uint8Array(1_000_000).fill(0x61)))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('SHA-256 of every length around one and two blocks, hashed together', () => {
  const digests = Array.from({ length: 130 }, (_, size) =>
    hex(sha256(new Uint8Array(size).fill(size))),
  );
  expect(hex(sha256(utf8(digests.join(''))))).toBe(
    'e108a5d0d82f909d2dfc8500881efeb1254cd3cedf04c1891665ab484c120788',
  );
});

test('SHA-256 of a part of a larger array reads only that part', () => {
  const part = utf8('xxabcxx').subarray(2, 5);
  expect(sha256(part)).toEqual(sha256(utf8('abc')));
});

const longKey = 'aa'.repeat(131);

test.each([
  // RFC 4231; its fifth is cut to 128 bits there, so here only the start is compared
  [
    1,
    '0b'.repeat(20),
    hex(utf8('Hi There')),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    2,
    hex(utf8('Jefe')),
    hex(utf8('what do ya want for nothing?')),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    3,
    'aa'.repeat(20),
    'dd'.repeat(50),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    4,
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    'cd'.repeat(50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [5, '0c'.repeat(20), hex(utf8('Test With Truncation')), 'a3b6167473100ee06e0c796c2955552b'],
  [
    6,
    longKey,
    hex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    7,
    longKey,
    hex(
      utf8(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
])('HMAC, RFC 4231 test case %i', (_case, key, message, code) => {
  const computed = hex(hmacSha256(unhex(key)!, unhex(message)!));
  expect(computed.slice(0, code.length)).toBe(code);
});

test('hex digits there and back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect(unhex(hex(bytes))).toEqual(bytes);
  expect(unhex('00aBcDeFFf')).toEqual(Uint8Array.of(0, 0xab, 0xcd, 0xef, 0xff));
  expect(unhex('')).toEqual(new Uint8Array());
});

test.each(['0', 'abc', '0g', 'g0', '/0', ':0', '@0', '`0', ' 00', '0x00', '+1', '-1', 'é0', '0Ł'])(
  '"%s" is no text of hex digits',
  (text) => {
    expect(unhex(text)).toBeNull();
  },
);

test.each([
  ['one byte', 'A\u0000\u007f', '41007f'],
  ['two bytes', '\u0080é\u07ff', 'c280c3a9dfbf'],
  ['three bytes', '\u0800€\ud7ff\ue000\uffff', 'e0a080e282aced9fbfee8080efbfbf'],
  ['four bytes', '\u{10000}🂡\u{10ffff}', 'f0908080f09f82a1f48fbfbf'],
  ['a lone high surrogate', 'a\ud83cb', '61efbfbd62'],
  ['a lone high surrogate at the end', 'a\ud83c', '61efbfbd'],
  ['a lone low surrogate', '\udca1b', 'efbfbd62'],
  ['surrogates the wrong way round', '\udca1\ud83c', 'efbfbdefbfbd'],
  ['a high surrogate before a pair', '\ud83c🂡', 'efbfbdf09f82a1'],
])('UTF-8: %s', (_what, text, bytes) => {
  expect(hex(utf8(text))).toBe(bytes);
});
