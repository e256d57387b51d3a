import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cardSchema, listOf } from './event-schema.ts';
import { choice, range, readOptions, ruleIdSchema, seatSchema, whole } from './schema.ts';

const fields = { target: range(50, 500, 200), ties: choice('play on', 'shared', 'none') };
const defaults = { target: 200, ties: 'play on' };

describe('options', () => {
  test.each([
    [undefined, defaults],
    [null, defaults],
    [{}, defaults],
    [{ target: undefined }, defaults],
    [{ target: 50 }, { target: 50, ties: 'play on' }],
    [
      { target: 500, ties: 'none' },
      { target: 500, ties: 'none' },
    ],
    [{ ties: 'shared' }, { target: 200, ties: 'shared' }],
  ])('%o: %o', (given, options) => {
    expect(readOptions(fields, given)).toEqual({ ok: true, options });
  });

  test.each([
    ['target=50'],
    [''],
    [0],
    [7],
    [NaN],
    [true],
    [false],
    [10n],
    [Symbol('options')],
    [() => ({})],
    [[]],
    [[['target', 50]]],
    [Object.assign([], { target: 50 })],
  ])('%o: no options', (given) => {
    expect(readOptions(fields, given)).toEqual({ ok: false, problem: { kind: 'notOptions' } });
  });

  test.each([
    ['lives', { lives: 3 }],
    ['Target', { Target: 50 }],
    ['', { '': 1 }],
    ['lives', { target: 60, lives: undefined }],
    ['__proto__', JSON.parse('{"__proto__":{"target":60}}')],
    ['constructor', { constructor: Object }],
    ['toString', { toString: () => 'target' }],
    ['hasOwnProperty', JSON.parse('{"hasOwnProperty":1}')],
  ])('"%s" is unknown in %o', (key, given) => {
    const problem = { kind: 'unknownOption', key, allowed: ['target', 'ties'] };
    expect(readOptions(fields, given)).toEqual({ ok: false, problem });
  });

  test.each([
    ...[49, 501, 50.5, NaN, Infinity, -Infinity, '200', null, true, 200n, [200], {}].map(
      (value) => ['target', value] as const,
    ),
    ...['Shared', '', ' shared', null, 0, true, ['shared'], { ties: 'shared' }].map(
      (value) => ['ties', value] as const,
    ),
  ])('%s: %o is out of bounds', (key, value) => {
    const problem = { kind: 'badValue', key, value, field: fields[key] };
    expect(readOptions(fields, { [key]: value })).toEqual({ ok: false, problem });
  });

  test('once read, are frozen, plain and not what was given', () => {
    const given = { target: 60 };
    const read = readOptions(fields, given);
    if (!read.ok) throw new Error('refused');
    expect(Object.isFrozen(read.options)).toBe(true);
    expect(Object.isFrozen(given)).toBe(false);
    given.target = 70;
    expect(read.options).toEqual({ target: 60, ties: 'play on' });
    expect(Object.getPrototypeOf(read.options)).toBe(Object.prototype);
    expect(readOptions(fields, read.options)).toEqual(read);
  });

  test('leave nothing behind on other objects', () => {
    readOptions(
      fields,
      JSON.parse('{"__proto__":{"target":60},"constructor":{"prototype":{"ties":"none"}}}'),
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { target?: number }).target).toBeUndefined();
    expect(readOptions(fields, {})).toEqual({ ok: true, options: defaults });
  });

  test('a choice’s first word is its default', () => {
    expect(choice('a', 'b')).toEqual({ kind: 'choice', values: ['a', 'b'], default: 'a' });
    expect(range(1, 9, 3)).toEqual({ kind: 'range', min: 1, max: 9, default: 3 });
  });
});

describe('numbers from outside', () => {
  const strange = [NaN, Infinity, -Infinity, 0.5, '1', null, undefined, true, 1n, [1], {}];

  test.each([
    ['whole(1, 3)', whole(1, 3), [1, 2, 3], [0, 4, -1]],
    ['a seat', seatSchema, [0, 7, -0], [-1, 8]],
    [
      'a card or hole',
      cardSchema({ names: ['a', 'b'], backs: [0, 1] }),
      [0, 1, -1, -2],
      [2, -3, 99],
    ],
  ] as const)('%s', (_what, schema, good, bad) => {
    for (const value of good) expect(v.is(schema, value)).toBe(true);
    for (const value of [...bad, ...strange]) expect(v.is(schema, value)).toBe(false);
  });
});

test('a list has a bound', () => {
  const schema = listOf(seatSchema, 2);
  for (const good of [[], [0], [0, 7]]) expect(v.is(schema, good)).toBe(true);
  for (const bad of [[0, 1, 2], [8], [[0]], 0, {}]) expect(v.is(schema, bad)).toBe(false);
});

test.each(['A', 'C', 'F', 'T', 'Z'])('a ruling may begin with %s', (letter) => {
  expect(v.is(ruleIdSchema, `${letter}-12`)).toBe(true);
});

test.each(['f-1', 'FF-1', 'F-', 'F-1a', 'F1', ''])('%j names no ruling', (name) => {
  expect(v.is(ruleIdSchema, name)).toBe(false);
});
