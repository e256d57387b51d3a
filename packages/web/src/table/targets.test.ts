import { expect, test } from 'vitest';
import { heirOf } from './focus.ts';
import { layout } from './layout.ts';
import type { Box, Viewport } from './layout.ts';
import type { Id } from './scene.ts';
import { rowsOf } from './scenes.fixture.ts';
import { neighbour, withinSheet } from './neighbours.ts';
import type { Direction } from './neighbours.ts';
import { groupsOf, targetsOf } from './targets.ts';
import { button, trayOf } from './things.fixture.ts';
import { placeAt } from './under-pointer.ts';

const telephone = { width: 360, height: 592 };
const scene = rowsOf([5, 5, 5]);

function targetsAt(viewport: Viewport) {
  return targetsOf(scene, layout(scene, viewport, { largePrint: false }), undefined);
}

test.each([
  ['0:0', 'right', '0:1'],
  ['0:1', 'left', '0:0'],
  ['0:4', 'right', null],
  ['0:2', 'down', '1:2'],
  ['1:2', 'up', '0:2'],
  ['0:0', 'up', null],
  ['2:1', 'left', '2:0'],
  ['deck!', 'right', 'drawn!'],
  ['pile!', 'left', 'drawn!'],
  ['2:0', 'down', 'yes'],
  ['2:4', 'down', 'no'],
  ['yes', 'right', 'no'],
  ['no', 'down', null],
] as const)('from %s going %s one comes to %s', (from, direction, to) => {
  expect(neighbour(targetsAt(telephone), from, direction)).toBe(to);
});

test.each([320, 360, 768, 1280])('at %i px the arrows come to everything', (width) => {
  const targets = targetsAt({ width, height: 700 });
  expect(reachedFrom('yes', targets)).toEqual(new Set(targets.keys()));
});

function reachedFrom(start: Id, targets: ReadonlyMap<Id, Box>): Set<Id> {
  const reached = new Set([start]);
  for (const id of reached) {
    for (const direction of ['left', 'right', 'up', 'down'] satisfies Direction[]) {
      const next = neighbour(targets, id, direction);
      if (next !== null) reached.add(next);
    }
  }
  return reached;
}

test.each([360, 1280])(
  'at %i px the arrows go over a tray that has risen, and stay there',
  (width) => {
    const keys = Array.from({ length: 14 }, (_, n) => button(`key ${n}`, 'key'));
    const padded = rowsOf([5, 5, 5, 12], trayOf(...keys, button('close', 'sign'), button('swap')));
    const made = layout(padded, { width, height: 592 }, { largePrint: false });
    const targets = targetsOf(padded, made, undefined);
    const around = withinSheet(targets, groupsOf(padded, targets, made), 'key 0');
    const buttons = padded.tray.buttons.map(({ id }) => id);
    expect(reachedFrom('key 0', around)).toEqual(new Set(buttons));
    expect(neighbour(around, 'close', 'right')).toBe('swap');
  },
);

test('what is dropped falls on the smallest place that is there', () => {
  const zone = { x: 0, y: 0, width: 200, height: 100 };
  const card = { x: 10, y: 10, width: 50, height: 70 };
  const places = new Map([
    ['zone', zone],
    ['card', card],
  ]);
  expect(placeAt(places, 20, 20)).toBe('card');
  expect(placeAt(places, 150, 20)).toBe('zone');
  expect(placeAt(places, 250, 20)).toBeNull();
});

test('the focus goes to what may be done, first in the tray, or else to whatever there is', () => {
  const targets = targetsAt(telephone);
  const buttons = ['yes', 'no'];
  const heir = (lit: string[], tray = buttons) =>
    heirOf('gone', { targets, buttons: tray, lit: new Set(lit) });
  expect(heirOf('1:1', { targets, buttons, lit: new Set() })).toBe('1:1');
  expect(heir(['2:1', 'no'])).toBe('no');
  expect(heir(['2:1'])).toBe('2:1');
  expect(heir([])).toBe('yes');
  expect(heir([], [])).toBe([...targets.keys()][0]);
});
