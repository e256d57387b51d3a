import { vinto } from '@mazzo/games/vinto';
import type { Event } from '@mazzo/games/vinto';
import { expect, test } from 'vitest';
import { slotId } from './places.ts';
import { traces } from './traces.ts';

const [YOU, ADA, BRUNO] = [0, 1, 2];
const [card] = vinto.cards.names.keys();
const began = (seat: number): Event => ({ type: 'turnBegan', seat });
const looked = (by: number, seat: number, slot: number): Event => {
  return { type: 'looked', by, seat, slot, card: card! };
};
const swapped = (by: number, seat: number, slot: number): Event => {
  return { type: 'cardsSwapped', by, seat, slot, other: BRUNO, otherSlot: 0 };
};
const left = (...story: Event[]) => Object.fromEntries(traces(story, YOU));

test('what others look at or swap is marked until the player’s next turn is over', () => {
  const story = [began(YOU), began(ADA), looked(ADA, YOU, 1), swapped(ADA, YOU, 2)];
  const marked = { [slotId(YOU, 1)]: 'eye', [slotId(YOU, 2)]: 'swap', [slotId(BRUNO, 0)]: 'swap' };
  expect(left(...story)).toEqual(marked);
  expect(left(...story, began(BRUNO), began(YOU))).toEqual(marked);
  expect(left(...story, began(BRUNO), began(YOU), began(ADA))).toEqual({});
});

test('nothing that the player does, nor the first looks, nor a card that is gone', () => {
  const gone: Event = { type: 'tossedIn', seat: YOU, slot: 1, card: card! };
  expect(left(looked(ADA, ADA, 0), began(ADA))).toEqual({});
  expect(left(began(ADA), looked(YOU, ADA, 0), swapped(YOU, ADA, 1))).toEqual({});
  expect(left(began(ADA), looked(ADA, YOU, 1), gone)).toEqual({});
});

const dealt = (seat: number): Event => ({ type: 'dealt', seat, card: card! });
const penalty = (seat: number): Event => ({ type: 'penaltyDrawn', seat, card: card! });
const drew = (seat: number): Event => ({ type: 'drew', seat, card: card! });

test('[V-21] a card drawn into a row is marked at its right end until the player’s next move', () => {
  const gave: Event = { type: 'gaveCard', by: ADA, seat: BRUNO, card: card! };
  const row = [dealt(YOU), dealt(YOU), dealt(BRUNO)];
  const marked = { [slotId(YOU, 2)]: 'new', [slotId(BRUNO, 1)]: 'new' };
  const story = [...row, began(YOU), penalty(YOU), began(ADA), gave];
  expect(left(...story, drew(ADA))).toEqual(marked);
  expect(left(...story, began(BRUNO), drew(BRUNO), began(YOU))).toEqual(marked);
  expect(left(...story, began(BRUNO), began(YOU), drew(YOU))).toEqual({});
  const round: Event = { type: 'roundBegan', round: 2, first: YOU };
  const next = [round, dealt(YOU), began(ADA), penalty(YOU)];
  expect(left(...story, ...next)).toEqual({ [slotId(YOU, 1)]: 'new' });
});

test('nothing once all cards are laid open', () => {
  const shown: Event = { type: 'shown', seat: BRUNO, cards: [] };
  expect(left(began(ADA), looked(ADA, YOU, 1), shown)).toEqual({});
});
