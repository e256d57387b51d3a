import { chanceFrom, soberly } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { tableAfter } from '../rules.fixture.ts';
import { remember } from './memory.ts';
import { weigh } from './weigh.ts';

/** What a player weighs after this story. */
function weighedBy(letter: string, story: string, free = false): (string | undefined)[] {
  const { match, seatOf } = tableAfter(story);
  const seat = seatOf(letter);
  const view = match.view(seat);
  const chance = chanceFrom('sfc32:weigh');
  const position = { view, seat, free, memory: remember(view), manner: soberly, chance };
  return weigh(position).map(({ move }) => move?.type);
}

// Everyone has seen their first two cards.
test('[V-9] a toss-in is weighed where a card of the rank is known, and nothing else', () => {
  expect(new Set(weighedBy('B', 'B1=8h A+8s A-'))).toEqual(new Set(['pass', 'tossIn']));
  expect(weighedBy('B', 'B3=8h A+8s A-')).toEqual(['pass']);
  expect(weighedBy('C', 'B1=9h A+9s A- B*1', true)).toEqual([undefined]);
});
