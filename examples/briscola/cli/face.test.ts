import { moveMeant, readerAt } from '@mazzo/cli/testing';
import { briscola, handOf } from '@mazzo/games/briscola';
import * as texts from '@mazzo/games/briscola/text';
import { createMatch } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { face } from './face.ts';

const reader = (language: Language) => readerAt(face, texts, language);

/** The person leads: in the first seat, with cards that are named. */
function table() {
  const shuffles = [['Ad', '7c', 'Fs', '4d', '5c', '6b', '2d']];
  const seeds = Array.from({ length: 20 }, (_, n) => `sfc32:terminal ${n}`);
  const matches = seeds.map((seed) => createMatch(briscola, { seed, shuffles }));
  return matches.find(({ state }) => state.turn === 0)!;
}

test('a table shows the trump, the points and the hand', () => {
  const match = table();
  expect(face.draw(match.view(0), reader('en'))).toEqual([
    '── Deal 1 · Ada deals · 34 cards in the stock · to 2 wins ──────────────────────',
    '> You     0 wins · 0 points · 3 cards in hand',
    '  Ada     0 wins · 0 points · 3 cards in hand',
    'Trump: 2 of coins',
    'Your hand:   1 Ace of coins   2 7 of cups   3 Jack of swords',
  ]);
  match.play(0, { type: 'play', card: handOf(match.view(0), 0)[0]! });
  expect(face.draw(match.view(0), reader('en'))).toContain('Trump: 2 of coins · You: Ace of coins');
});

describe.each(['en', 'it'] as const)('in %s', (language) => {
  test('every line fits, and nothing of the other hand is shown', () => {
    const match = table();
    const lines = face.draw(match.view(0), reader(language));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    for (const card of handOf(match.state, 1)) {
      expect(lines.join(' ')).not.toContain(texts[language].card(card));
    }
  });

  test.each([
    ['1', 'Ad'],
    ['3', 'Fs'],
    ['7c', '7c'],
    ['fs', 'Fs'],
    ['4', null],
    ['0', null],
    ['9x', null],
    ['', null],
  ])('%j plays %j', (line, name) => {
    const view = table().view(0);
    const move = moveMeant(face, line, view, reader(language));
    expect(move).toEqual(
      name === null ? null : { type: 'play', card: briscola.cards.names.indexOf(name) },
    );
  });

  test('what is offered can be typed', () => {
    const view = table().view(0);
    const offered = face.offers(view, 0, reader(language)).map(([key]) => key);
    const moves = offered.map((key) => moveMeant(face, key, view, reader(language)));
    expect(moves).toEqual(briscola.legal(view, 0));
  });
});
