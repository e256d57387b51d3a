import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyMove } from './game.ts';
import { commonReasons } from './rejection.ts';
import { commonText, languages, tellEvent, tellMove, tellReason } from './text.ts';
import type { AnyText, Audience } from './text.ts';

const text: AnyText = {
  title: 'Toy',
  tagline: '',
  card: (card) => `card ${card}`,
  options: {},
  presets: {},
  moves: { look: (_move, to) => `${to.name(1)} looks` },
  events: { looked: (event) => `${event.type}.` },
  reasons: { lookFirst: 'Look first.', matchOver: 'Enough.' },
};
const reader: Audience = { you: null, name: (seat) => `Seat ${seat}` };

describe.each(languages)('in %s', (language) => {
  const words: Readonly<Record<string, string>> = commonText[language];

  test.each(commonReasons)('%s has a sentence', (reason) => {
    expect(words[reason]).toMatch(/^\p{Lu}.*\p{L}{2}.*\.$/u);
    expect(tellReason({ ...text, reasons: {} }, language, { reason })).toBe(words[reason]);
  });

  test('no two reasons have the same, and there are no others', () => {
    expect(Object.keys(words).toSorted()).toEqual([...commonReasons].toSorted());
    expect(new Set(Object.values(words)).size).toBe(commonReasons.length);
  });
});

test('the languages are not each other’s', () => {
  for (const reason of commonReasons) expect(commonText.it[reason]).not.toBe(commonText.en[reason]);
});

test('a game’s own words come first, the common ones next, the code last', () => {
  expect(tellReason(text, 'en', { reason: 'lookFirst' })).toBe('Look first.');
  expect(tellReason(text, 'en', { reason: 'matchOver' })).toBe('Enough.');
  expect(tellReason(text, 'it', { reason: 'noSuchSeat' })).toBe(commonText.it.noSuchSeat);
  expect(tellReason(text, 'it', { reason: 'neverHeardOf' })).toBe('neverHeardOf');
});

test('a refusal about a card names it in words', () => {
  const told = { ...text, reasons: { owed: (card: string) => `Lay ${card} first.` } };
  expect(tellReason(told, 'en', { reason: 'owed', card: 3 })).toBe(`Lay ${text.card(3)} first.`);
});

test('moves and events are told by their type', () => {
  const move: AnyMove = { type: 'look' };
  const event: AnyEvent = { type: 'looked' };
  expect(tellMove(text, move, reader)).toBe('Seat 1 looks');
  expect(tellEvent(text, event, reader)).toBe('looked.');
});
