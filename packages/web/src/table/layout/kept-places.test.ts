import { expect, test } from 'vitest';
import type { TrayButton } from '../scene.ts';
import { inPlaces, rowOf } from './kept-places.ts';

const button = (id: string): TrayButton => ({
  id,
  label: id,
  size: 'wide',
  tone: 'plain',
  shortcut: null,
});
const places = [[button('wish')], [button('doubt')], [button('pass'), button('go on')]];
const laid = new Map(
  ['wish', 'doubt', 'go on'].map((id, n) => [id, { x: 100 * n, y: 0, width: 90, height: 50 }]),
);

function lie(...ids: readonly string[]) {
  const tray = { question: '', note: null, buttons: ids.map(button), places };
  const boxes = inPlaces(tray, rowOf(tray), laid);
  return ids.map((id) => [boxes.get(id)!.x, boxes.get(id)!.width]);
}

test.each([
  [
    ['wish', 'doubt', 'pass'],
    [
      [0, 90],
      [100, 90],
      [200, 90],
    ],
  ],
  [
    ['wish', 'pass'],
    [
      [0, 90],
      [200, 90],
    ],
  ],
  // What has no place of its own has those that are free; where none is, it still lies somewhere.
  [
    ['wish', 'talk'],
    [
      [0, 90],
      [100, 190],
    ],
  ],
  [
    ['wish', 'doubt', 'go on', 'talk'],
    [
      [0, 90],
      [100, 90],
      [200, 90],
      [0, 290],
    ],
  ],
])('%j', (ids, found) => {
  expect(lie(...ids)).toEqual(found);
});
