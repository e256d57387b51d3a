/** The page's reach test, for a game that the page does not have. */
import { outOfReach, reachable } from '@mazzo/web/testing/reach';
import { expect, test } from 'vitest';
import { subject } from './game/subject.ts';
import { page } from './web/index.ts';

test('every legal move is within reach on the page', async () => {
  expect(outOfReach(await reachable(page), subject, 1000)).toEqual([]);
});
