/** Scenes made up for tests: any table there could be, and the ones that must look right. */
import * as fc from 'fast-check';
import type { Viewport } from './layout.ts';
import { button, piece, trayOf, zone } from './things.fixture.ts';
import type { Scene, Tray, TrayButton, Zone } from './scene.ts';

const HEADER = 54;
/** What a table has of the smallest telephone, the usual one, a tablet and a desk. */
export const viewports: readonly Viewport[] = [
  { width: 320, height: 568 - HEADER },
  { width: 360, height: 640 - HEADER },
  { width: 768, height: 1024 - HEADER },
  { width: 1280, height: 800 - HEADER },
];

/** Players with so many cards each, the last of them the viewer; three piles in the middle. */
export function rowsOf(
  counts: readonly number[],
  tray = trayOf(button('yes'), button('no')),
): Scene {
  const cards = (seat: number, count: number) =>
    Array.from({ length: count }, (_, n) => piece(`${seat}:${n}`));
  const pile = (id: string) =>
    zone(id, { side: 'middle', shape: 'pile', cards: [piece(`${id}!`)] });
  return {
    zones: [
      ...counts.map((count, seat) => {
        const side = seat === counts.length - 1 ? 'own' : 'rival';
        return zone(`seat ${seat}`, { side, shape: 'row', cards: cards(seat, count) });
      }),
      ...['deck', 'drawn', 'pile'].map(pile),
    ],
    tray,
  };
}

const anyPieces = fc.array(
  fc.record({ tap: fc.boolean(), face: fc.constantFrom('back', 'gap', 'Qh') }),
  { maxLength: 22 },
);

function anyZones(side: Zone['side'], most: number): fc.Arbitrary<Zone[]> {
  const shapes =
    side === 'middle' ? (['pile', 'row', 'line'] as const) : (['row', 'line'] as const);
  const any = fc.record({ shape: fc.constantFrom(...shapes), cards: anyPieces, tap: fc.boolean() });
  return fc.array(any, { maxLength: most }).map((zones) =>
    zones.map(({ shape, cards, tap }, n) => {
      const pieces = cards.map((card, m) => piece(`${side} ${n}:${m}`, card));
      return zone(`${side} ${n}`, { side, shape, cards: pieces }, tap);
    }),
  );
}

function anyButtons(sizes: readonly TrayButton['size'][], maxLength: number) {
  return fc.array(fc.constantFrom(...sizes), { maxLength });
}

/** As many keys as there are kinds of cards, and a few others. */
export const anyTray: fc.Arbitrary<Tray> = fc.record({
  question: fc.string({ maxLength: 90 }),
  note: fc.option(fc.string({ maxLength: 90 })),
  buttons: fc
    .tuple(anyButtons(['key'], 18), anyButtons(['wide', 'sign'], 5))
    .map((sizes) => sizes.flat().map((size, n) => button(`button ${n}`, size))),
});

export const anyScene: fc.Arbitrary<Scene> = fc
  .tuple(anyZones('rival', 7), anyZones('middle', 4), anyZones('own', 1), anyTray)
  .map(([rivals, middle, own, tray]) => {
    return { deck: 'french', zones: [...rivals, ...middle, ...own], tray };
  });

export const anyViewport = fc.record({
  width: fc.integer({ min: 320, max: 2000 }),
  height: fc.integer({ min: 250, max: 1400 }),
});
