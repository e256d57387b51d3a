/** What a tray that has risen over the table hides. */
import type { Box, TrayLayout } from '../layout.ts';
import { isWhole, piecesOf } from '../scene.ts';
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
  const under = (ids: readonly { readonly id: Id }[], at: ReadonlyMap<Id, Box>) =>
    ids.filter(({ id }) => at.has(id) && isUnder(at.get(id)!, box)).map(({ id }) => id);
  return new Set(
    zones.flatMap((zone) => [
      // Where a zone is a button, it is so as a whole, or by its label if its cards are buttons.
      ...under([zone], isWhole(zone) ? boxes.zones : boxes.labels),
      ...under(piecesOf(zone), boxes.pieces),
      ...(zone.shape === 'stall' ? under(zone.lines, boxes.lines) : []),
    ]),
  );
}

function isUnder({ x, y, width, height }: Box, over: Box): boolean {
  if (x >= over.x + over.width || x + width <= over.x || y + height <= over.y) return false;
  return over.y - y < LEAST_TARGET;
}
