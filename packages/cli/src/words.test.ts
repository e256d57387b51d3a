import { describe, expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { cut, flow, wrap } from './screen.ts';
import { shorten } from './story.ts';

describe('nearest', () => {
  const names = ['play', 'sim', 'replay', 'rules', 'reference'];
  test.each([
    ['plai', 'play'],
    ['paly', 'play'],
    ['PLAY', 'play'],
    ['rulse', 'rules'],
    ['refrence', 'reference'],
    ['si', 'sim'],
    ['xyz', null],
    ['', null],
    ['something', null],
  ])('%j is near %j', (word, near) => {
    expect(nearest(word, names)).toBe(near);
  });
});

describe('lines', () => {
  test('wrap breaks between words and indents what follows', () => {
    expect(wrap('one two three four', 9, '- ', '  ')).toEqual(['- one two', '  three', '  four']);
    expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
    expect(wrap('', 4)).toEqual(['']);
  });

  test('flow keeps things whole', () => {
    expect(flow(['d flip a card', 'b bank', '? help'], 24)).toEqual([
      'd flip a card   b bank',
      '   ? help',
    ]);
  });

  test('cut says that something is missing', () => {
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(cut('abcd', 4)).toBe('abcd');
  });

  test('shorten keeps the first paragraph and the last ones, whole', () => {
    const blocks = [['a'], ['b', 'b2'], ['c'], ['d', 'd2'], ['e']];
    const left = (lines: number) => `… ${lines}`;
    expect(shorten(blocks, 7, left)).toEqual(['a', 'b', 'b2', 'c', 'd', 'd2', 'e']);
    expect(shorten(blocks, 5, left)).toEqual(['a', '… 3', 'd', 'd2', 'e']);
    expect(shorten(blocks, 4, left)).toEqual(['a', '… 5', 'e']);
    expect(shorten(blocks, 1, left)).toEqual(['a', '… 6']);
    expect(shorten([['a', 'a2']], 1, left)).toEqual(['a', 'a2']);
  });
});
