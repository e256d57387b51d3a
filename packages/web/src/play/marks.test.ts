import { expect, test } from 'vitest';
import { pencil } from './marks.ts';

const marks = new Map([
  ['hand:0:1', '7'],
  ['hand:2:0', 'low'],
]);

test('a mark goes where its card goes', () => {
  const moved = pencil.move(marks, [{ from: 'hand:0:1', to: 'hand:3:4' }]);
  expect([...moved]).toEqual([
    ['hand:2:0', 'low'],
    ['hand:3:4', '7'],
  ]);
});

test('two cards that change places take their marks along', () => {
  const moved = pencil.move(marks, [
    { from: 'hand:0:1', to: 'hand:2:0' },
    { from: 'hand:2:0', to: 'hand:0:1' },
  ]);
  expect(moved.get('hand:0:1')).toBe('low');
  expect(moved.get('hand:2:0')).toBe('7');
});

test('a card laid in place of a marked one has no mark', () => {
  const moved = pencil.move(marks, [
    { from: 'drawn:card', to: 'hand:0:1' },
    { from: 'hand:0:1', to: 'pile:top' },
  ]);
  expect(moved.has('hand:0:1')).toBe(false);
});

test('where nothing moves, the marks stay the same', () => {
  expect(pencil.move(marks, [])).toBe(marks);
});
