/** Where a word at a player's name stands. */
import { expect, test } from 'vitest';
import { faceSize } from '../../table/head-label.tsx';
import { pinnacolaLike } from '../../table/games.fixture.ts';
import { layout } from '../../table/layout.ts';
import { layoutShapes } from '../../table/layout/shapes/shapes.ts';
import { viewports } from '../../table/scenes.fixture.ts';
import { overFace, roomBelow } from './notice.tsx';

const screen = { x: 0, y: 520, width: 360, height: 120 };

test.each([
  ['beside its words', { x: 6, y: 57, width: 112, height: 58 }],
  ['at the right', { x: 242, y: 57, width: 112, height: 58 }],
  ['large', { x: 400, y: 60, width: 150, height: 58 }],
])('over a face %s it covers neither name nor numbers', (_where, box) => {
  const { x, width } = overFace(box, 'Scoperto!', screen);
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThanOrEqual(box.x + faceSize(box) + 14);
});

test.each([
  ['at the left', { x: 0, y: 57, width: 50, height: 70 }],
  ['in the middle', { x: 153, y: 57, width: 50, height: 70 }],
  ['in a row of four', { x: 180, y: 57, width: 86, height: 70 }],
  ['at the upper edge', { x: 0, y: 2, width: 50, height: 70 }],
])('over a face above its words, %s, it ends above the total', (_where, box) => {
  const { x, y, height } = overFace(box, 'Scoperto!', screen);
  expect(Math.min(x, y)).toBeGreaterThan(0);
  // The face is 34 high, and the total stands at its lower end.
  expect(y + height).toBeLessThanOrEqual(box.y + 34 - 18);
});

test.each(viewports)('on $width by $height a large word lies over no meld', (viewport) => {
  const melds = { own: [7, 4, 3, 4, 4, 3, 3, 4], rival: [4, 3], pozzo: 4, duties: 0, draft: false };
  const scene = pinnacolaLike({ ...melds, hand: [] });
  const made = layout(scene, viewport, { largePrint: false, shapes: layoutShapes });
  const room = roomBelow(made)!;
  expect(room.y + room.height).toBe(made.tray.box.y);
  for (const { y, height } of made.pieces.values()) expect(y + height).toBeLessThanOrEqual(room.y);
});
