import { chanceFrom, countKinds, optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { KINDS } from '../cards.ts';
import { flip7 } from '../index.ts';
import type { State } from '../types.ts';
import { ImaginedDecks } from './imagined-decks.ts';

/** As somebody sees it after so many cards of the deck have been thrown away. */
function viewAfter(thrown: number): State {
  const options = optionsFrom(flip7.options);
  const view = flip7.blank(options, 4);
  flip7.open(view, chanceFrom('sfc32:decks'), (event) => flip7.apply(view, event));
  for (const card of view.deck.splice(view.deck.length - thrown)) view.discard[card]! += 1;
  return view;
}

test('every card lies on top as often as it is likely', () => {
  const view = viewAfter(20);
  const decks = new ImaginedDecks(view);
  const chance = chanceFrom('sfc32:tops');
  const tops = Array.from({ length: decks.size }, () => decks.next(chance).deck.at(-1)!);
  expect(countKinds(tops, KINDS)).toEqual(countKinds(view.deck, KINDS));
});

test.each([20, 70, 95])('no card is lost, with %i cards thrown away', (thrown) => {
  const view = viewAfter(thrown);
  const all = countKinds(view.deck, KINDS).map((count, card) => count + view.discard[card]!);
  const decks = new ImaginedDecks(view);
  const { deck, discard } = decks.next(chanceFrom('sfc32:all'));
  expect(deck).toHaveLength(decks.size);
  expect(countKinds(deck, KINDS).map((count, card) => count + discard[card]!)).toEqual(all);
});
