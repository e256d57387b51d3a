/** What the end of a round says at the stall. */
import { cardOf, sapone } from '@mazzo/games/sapone';
import type { Kind, State } from '@mazzo/games/sapone';
import { optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { resultLines } from './result.ts';
import { words } from './text/en.ts';

/** All hands lie open, a word a card. */
function laidOpen(...hands: readonly string[]): State {
  const view = sapone.blank(optionsFrom(sapone.options, {}), hands.length);
  hands.forEach((hand, seat) => {
    for (const kind of hand.split(' ')) view.hands[seat]!.cards[cardOf(kind as Kind)]! += 1;
  });
  return { ...view, market: [], phase: { kind: 'over' } };
}

test.each([
  [
    'three are level, and are put out one after another',
    ['scythe rake pick', 'scythe pick shovel', 'rake pick shovel', 'broom'],
    'You and Ada have a scythe, Bruno has none. You have a rake, Ada has none.',
  ],
  [
    'a step that puts nobody out is left out',
    ['broom broom scythe', 'broom scythe', 'rake'],
    'One of each kind taken away, you have 1 kind left, Ada none.',
  ],
  [
    'nothing decides',
    ['broom scythe', 'broom scythe', 'broom shovel'],
    'You and Ada have a scythe, Bruno has none. You and Ada have the very same tools.',
  ],
  ['the count decides', ['broom scythe', 'broom', 'rake'], null],
])('[S-14] %s: everybody who was level is named', (_what, hands, note) => {
  const lines = resultLines(laidOpen(...hands), eyesOf(0, words));
  expect(lines.find(({ id }) => id.endsWith(':tools'))!.note).toBe(note);
});
