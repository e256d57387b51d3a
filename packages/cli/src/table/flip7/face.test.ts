import { flip7 } from '@mazzo/games/flip7';
import type { State } from '@mazzo/games/flip7';
import * as flip7Text from '@mazzo/games/flip7/text';
import { createMatch } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { readerAt } from '../reader.fixture.ts';
import { face } from './face.ts';

const reader = (language: Language) => readerAt(face, flip7Text, language);

/** These cards before a player, flipped one by one. */
function lay(state: State, seat: number, cards: readonly number[]): void {
  for (const card of cards) {
    state.deck.push(card);
    flip7.apply(state, { type: 'flipped', seat, card });
  }
}

describe.each(['en', 'it'] as const)('a Flip 7 table in %s', (language) => {
  test('fits the screen with eight players, whatever lies before them', () => {
    const { state } = createMatch(flip7, { seats: 8 });
    for (const [seat, player] of state.players.entries()) {
      lay(state, seat, [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 20, 21]);
      player.total = 1234;
    }
    state.agenda = state.players.map((_, seat) => ({ kind: 'flips', seat, left: 2, aside: [] }));
    const lines = face.draw(state, reader(language));
    expect(lines.length).toBeLessThanOrEqual(11);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('asks in words', () => {
    const { state } = createMatch(flip7, { seats: 3 });
    expect(face.question(state, 0, reader(language))).toBe(flip7Text[language].ask.turn);
    state.agenda = [{ kind: 'choose', seat: 0, card: 19 }];
    expect(face.question(state, 0, reader(language))).toContain(flip7Text[language].card(19));
  });
});

test('a row tells the total, what the round brings, and the cards in order', () => {
  const { state } = createMatch(flip7, { seats: 3 });
  lay(state, 0, [12, 3, 21, 18]);
  state.players[0]!.total = 41;
  lay(state, 1, [9, 9]);
  state.active = 0b101;
  state.busted = 0b010;
  const [, , you, ada, bruno] = face.draw(state, reader('en'));
  expect(you?.slice(1)).toBe(' 1 You        41    +30  in      3  12  ×2  Second Chance');
  expect(ada).toBe('  2 Ada         0      0  bust    9  9');
  expect(bruno?.slice(1)).toBe(' 3 Bruno       0      0  in');
});

test('the one who is asked is marked', () => {
  const { state, status } = createMatch(flip7, { seats: 5 });
  const asked = status();
  const [, , ...rows] = face.draw(state, reader('en'));
  const marked = rows.flatMap((row, seat) => (row.startsWith('>') ? [seat] : []));
  expect(marked).toEqual(asked.over ? [] : asked.decisions.map(({ seat }) => seat));
});

test.each([
  // numbers, others, what a hint says of them
  [[], [], 'The next card cannot bust you.'],
  [[12], [], 'The next card busts you 12 times in a hundred.'],
  [[12, 11, 10], [], 'The next card busts you 33 times in a hundred.'],
  [[12, 11, 10], [21], 'The next card cannot bust you.'],
])('with %j and %j before you: %s', (held, others, said) => {
  const match = createMatch(flip7, { seats: 3, seed: 'sfc32:risk' });
  const view = flip7.clone(match.view(0));
  lay(view, 0, [...held, ...others]);
  for (const card of [...held, ...others]) view.lots[0]!.unseen[card]! -= 1;
  expect(face.consider(view, 0, reader('en'))).toBe(said);
});
