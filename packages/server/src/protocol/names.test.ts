import { describe, expect, test } from 'vitest';
import { readName, uniqueName } from './names.ts';

describe('what people may call themselves', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna   Maria ', 'Anna Maria'],
    ['Zoë', 'Zoë'],
    ['e\u0301lodie', 'élodie'],
    ['李小龙', '李小龙'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['a'.repeat(20), 'a'.repeat(20)],
    ['a'.repeat(21), null],
    ['', null],
    ['   ', null],
    ['\u202Eanna', null],
    ['an\u0000na', null],
    ['\u200B', null],
    ['\u3164', null],
    ['an\u2066na', null],
    [`z${'\u0321'.repeat(6)}`, null],
    ['x'.repeat(5000), null],
  ])('%j is %j', (sent, name) => {
    expect(readName(sent)).toBe(name);
  });
});

test.each([
  ['Anna', [], 'Anna'],
  ['Anna', ['Bea'], 'Anna'],
  ['Anna', ['Anna'], 'Anna 2'],
  ['anna', ['Anna', 'Anna 2'], 'anna 3'],
  ['Ａｎｎａ', ['Anna'], 'Ａｎｎａ 2'],
  ['a'.repeat(20), ['a'.repeat(20)], `${'a'.repeat(18)} 2`],
])('%j beside %j is %j', (wanted, taken, name) => {
  expect(uniqueName(wanted, taken)).toBe(name);
});
