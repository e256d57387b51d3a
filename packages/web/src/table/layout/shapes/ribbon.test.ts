import { expect, test } from 'vitest';
import { pinnacolaLike } from '../../games.fixture.ts';
import type { Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { noBoxes } from '../boxes.ts';
import { sizeOf } from '../flow.ts';
import { ribbonPart } from './ribbon.ts';

const WIDTH = 27;
const { zones } = pinnacolaLike({
  hand: [8],
  own: [12],
  rival: [],
  pozzo: 0,
  duties: 0,
  draft: false,
});
const mine = zones.find(({ id }) => id === 'mine 0') as Ribbon;
const terms = { measures: { density: 'tight' } } as Terms;

/** Where the cards of a folded meld lie, left to right, whose band says so much. */
function placesOf(count: number, said: string): number[] {
  const boxes = noBoxes();
  const cards = mine.cards.slice(0, count);
  const ribbon: Ribbon = { ...mine, cards, facts: [{ text: said, tone: 'bad' }] };
  ribbonPart(ribbon, sizeOf(WIDTH, 'card'), 300, true, terms).put(boxes, 0, 0, 300);
  return cards.map(({ id }) => boxes.pieces.get(id)!.x);
}

test.each([
  [4, 'in hand −35', 4],
  [9, 'in hand −35', 2],
  [4, '60', 2],
])('of %i cards over “%s” %i are seen, without a gap', (count, said, seen) => {
  const places = [...new Set(placesOf(count, said))];
  expect(places).toHaveLength(seen);
  const gaps = places.slice(1).map((x, n) => x - (places[n]! + WIDTH));
  expect(gaps.filter((gap) => gap > 0)).toEqual([]);
});
