/** What a tray that has risen over the table hides. */
import type { Box, TrayLayout } from '../layout.ts';
import type { Id, Scene } from '../scene.ts';
import { LEAST_TARGET } from './measures.ts';
import type { Placed } from './place.ts';

const nothing: ReadonlySet<Id> = new Set();

/** Where the cloth scrolls, all of it can be brought above the tray. */
export function coveredBy(
  { risen, box }: TrayLayout,
  { zones }: Scene,
  { height, window, ...boxes }: Placed,
): ReadonlySet<Id> {
  if (!risen || height > window) return nothing;
  const found = zones.flatMap(({ id, cards }) => [
    // Where a zone is a button, it is so as a whole, or by its label if its cards are buttons.
    [id, (cards.some(({ tap }) => tap) ? boxes.labels : boxes.zones).get(id)!] as const,
    ...cards.map((card) => [card.id, boxes.pieces.get(card.id)!] as const),
  ]);
  return new Set(found.filter(([, at]) => isUnder(at, box)).map(([id]) => id));
}

function isUnder({ x, y, width, height }: Box, over: Box): boolean {
  if (x >= over.x + over.width || x + width <= over.x || y + height <= over.y) return false;
  return over.y - y < LEAST_TARGET;
}
