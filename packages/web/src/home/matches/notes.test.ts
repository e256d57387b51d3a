import { afterEach, expect, test, vi } from 'vitest';
import { putNotes, takeNotes } from './notes.ts';

/** As browsers have it: what is kept are its own entries. */
class Storage {
  [key: string]: unknown;

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

afterEach(() => void vi.unstubAllGlobals());

test('a match that is cleared away takes its notes along, and brings them back', () => {
  const kept = new Storage();
  vi.stubGlobal('localStorage', kept);
  const all = { 'mazzo.settings': '{}', 'mazzo.begun.a1': '[1]', 'mazzo.marks.b2': '[2]' };
  for (const [key, note] of Object.entries({ ...all, 'mazzo.marks.a1': '[3]' })) {
    kept.setItem(key, note);
  }
  const notes = takeNotes('a1');
  expect(Object.fromEntries(Object.entries(kept))).toEqual({
    'mazzo.settings': '{}',
    'mazzo.marks.b2': '[2]',
  });
  putNotes(notes);
  expect(Object.fromEntries(Object.entries(kept))).toEqual({ ...all, 'mazzo.marks.a1': '[3]' });
});

test('without storage there are none', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(takeNotes('a1')).toEqual([]);
});
