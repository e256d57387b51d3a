import { flip7 } from '@mazzo/games/flip7';
import type { State } from '@mazzo/games/flip7';
import { createMatch, decisionOf, optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { playerId } from './places.ts';
import { scene } from './scene.ts';
import { words } from './text/en.ts';

function holding(...names: readonly string[]): State {
  const view = flip7.blank(optionsFrom(flip7.options, {}), 3);
  const line = view.players[1]!;
  for (const card of names.map((name) => flip7.cards.names.indexOf(name))) {
    if ((line.kinds >> card) & 1) line.twins.push(card);
    line.kinds |= 1 << card;
  }
  return view;
}

test.each([
  ['a number that lies there twice was never worth anything', ['4', '9', '4'], '+13'],
  ['nor is it doubled', ['4', 'x2', '4'], '+8'],
  ['two that add points both count', ['4', '+8', '+8'], '+20'],
])('%s', (_what, names, gain) => {
  const { zones } = scene(holding(...names), eyesOf(0, words));
  const { facts } = zones.find(({ id }) => id === playerId(1))!;
  expect(facts.find(({ kind }) => kind === 'gain')!.text).toBe(gain);
});

test('whether to bank is asked as soon as there is something to bank', () => {
  const match = createMatch(flip7, { seats: 3, seed: 'sfc32:1' });
  const seat = [0, 1, 2].find((one) => decisionOf(match.status(), one) !== undefined)!;
  const view = match.view(seat);
  const asked = () => scene(view, eyesOf(seat, words)).tray.question;
  expect(asked()).toBe(words.table.askFirst);
  view.players[seat]!.kinds = 1 << flip7.cards.names.indexOf('4');
  expect(asked()).toBe(words.table.ask);
});
