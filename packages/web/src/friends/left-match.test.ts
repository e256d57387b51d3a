import { expect, test, vi } from 'vitest';
import { forgetLeft, keepLeft, leftMatch } from './left-match.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

test('the latest match with friends is found again until its own table forgets it', () => {
  expect(leftMatch()).toBeNull();
  keepLeft({ code: 'BKM4TX', game: 'vinto' });
  keepLeft({ code: 'G2ZWND', game: 'flip7' });
  forgetLeft('BKM4TX');
  expect(leftMatch()).toEqual({ code: 'G2ZWND', game: 'flip7' });
  forgetLeft('G2ZWND');
  expect(leftMatch()).toBeNull();
});
