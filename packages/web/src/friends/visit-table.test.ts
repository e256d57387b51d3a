import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => null);
const { readCode, spoken } = await import('./visit-table.ts');

test.each([
  ['BKM4TX', 'BKM4TX'],
  [' bkm 4tx ', 'BKM4TX'],
  ['bkm-4tx', 'BKM4TX'],
  ['http://mazzo.example/t/BKM4TX', 'BKM4TX'],
  ['BKM4T', null],
  ['BKM4TXX', null],
  ['BKM4TA', null],
  ['', null],
])('%j is the code %j', (written, code) => {
  expect(readCode(written)).toBe(code);
});

test('a code is spoken in two halves', () => {
  expect(spoken('BKM4TX')).toBe('BKM 4TX');
});
