import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { precacheOf } from './precache.ts';

const files = [
  { path: '/index.html', content: '<!doctype html>è' },
  { path: '/assets/home-abc.js', content: 'one()' },
  { path: '/icon.svg', content: new Uint8Array([60, 115]) },
  { path: '/assets/cards-def.js', content: 'two()' },
];

test('hashed names are listed, the others with what they must be', () => {
  const { hashed, loose } = precacheOf(files);
  expect(hashed).toEqual(['/assets/cards-def.js', '/assets/home-abc.js']);
  expect(Object.keys(loose)).toEqual(['/icon.svg', '/index.html']);
  const digest = createHash('sha256').update('<!doctype html>è').digest('base64');
  expect(loose['/index.html']).toBe(`sha256-${digest}`);
});

test('the order of the files does not make a version', () => {
  expect(precacheOf(files.toReversed())).toEqual(precacheOf(files));
});

test.each([
  ['a page that changed', { path: '/index.html', content: 'other' }],
  ['a chunk of another name', { path: '/assets/late-ghi.js', content: '' }],
  ['one more icon', { path: '/icon-192.png', content: '' }],
])('another version by %s', (_what, file) => {
  const others = files.filter(({ path }) => path !== file.path);
  expect(precacheOf([...others, file]).version).not.toBe(precacheOf(files).version);
});
