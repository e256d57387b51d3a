/** Melds that are only counted on the table, opened to be read: as they would lie there, side by side. */
import type { Box, SheetLayout } from '../../layout.ts';
import type { Id, Piece, Zone } from '../../scene.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import { LEAST_TARGET } from '../measures.ts';

export type SheetContent = Pick<
  SheetLayout,
  'height' | 'labels' | 'pieces' | 'under' | 'magnified'
>;

/** How large their cards are, if all fit; the last in any case. */
const WIDTHS = [56, 50, LEAST_TARGET];
/** How much of a card is seen, as a share of its width. */
const STRIP = 0.42;
const BAND = 17;
const APART = { x: 8, y: 5 };
/** So that the edge of a card that may be touched is seen. */
const PAD = 3;
/** About how wide a letter is on a band, and what there is around its words. */
const LETTER = 6.6;
const AROUND = 20;

export function meldsContent(zones: readonly Zone[], room: number, most: number): SheetContent {
  const tried = WIDTHS.map((width) => side(zones, sizeOf(width, 'card'), room - 2 * PAD));
  return tried.find(({ height }) => height <= most) ?? tried.at(-1)!;
}

/** As many beside each other as there is room for. */
function side(zones: readonly Zone[], size: Size, room: number): SheetContent {
  const labels = new Map<Id, Box>();
  const pieces = new Map<Id, Box>();
  const magnified = new Set<Id>();
  let [x, y] = [PAD, PAD];
  for (const zone of zones) {
    const lefts = leftsOf(zone.cards, size.width, room);
    const width = Math.max(lefts.at(-1)! + size.width, Math.min(room, bandWidth(zone)));
    if (x > PAD && x + width > PAD + room) [x, y] = [PAD, y + size.height + BAND + APART.y];
    zone.cards.forEach(({ id }, n) => {
      pieces.set(id, { x: x + lefts[n]!, y, width: size.width, height: size.height });
      if ((lefts[n + 1] ?? Infinity) - lefts[n]! < LEAST_TARGET) magnified.add(id);
    });
    labels.set(zone.id, { x, y: y + size.height, width, height: BAND });
    x += width + APART.x;
  }
  return { height: y + size.height + BAND + PAD, labels, pieces, under: new Set(), magnified };
}

/** Where its cards begin: of one that may be touched all is seen, if there is room for that. */
function leftsOf(cards: readonly Piece[], width: number, room: number): number[] {
  const strip = Math.round(width * STRIP);
  const lefts = [0];
  for (const { tap } of cards.slice(0, -1)) lefts.push(lefts.at(-1)! + (tap ? width : strip));
  const share = Math.min(1, (room - width) / Math.max(1, lefts.at(-1)!));
  return lefts.map((left) => Math.floor(left * share));
}

function bandWidth(zone: Zone): number {
  const printed = (zone.shape === 'ribbon' ? zone.printed : undefined) ?? zone.name;
  const words = [printed, ...zone.facts.map(({ text }) => text)].join(' ');
  return Math.ceil(words.length * LETTER) + AROUND;
}
