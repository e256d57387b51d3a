import { gameIds, games } from '@mazzo/games';
import { expect, test } from 'vitest';
import { faces } from './faces.ts';

test.each(gameIds)('%s has a face, whose example is one of its own rulings', (id) => {
  expect(faces[id].ruling).toMatch(new RegExp(`^${games[id].letter}-\\d+$`));
});
