/** What a tray that has risen over the table hides. */
import type { Box } from '../layout.ts';
import { isWhole, piecesOf } from '../scene.ts';
import type { Id, Scene } from '../scene.ts';
import { LEAST_TARGET } from './measures.ts';
import type { Placed } from './place.ts';

/** Where the cloth scrolls, all of it can be brought above the tray. */
export function coveredBy(
  risen: Box,
  { zones }: Scene,
  { height, window, ...boxes }: Placed,
): ReadonlySet<Id> {
  if (height > window) return new Set();
  const under = (ids: readonly { readonly id: Id }[], at: ReadonlyMap<Id, Box>) =>
    ids.filter(({ id }) => at.has(id) && isUnder(at.get(id)!, risen)).map(({ id }) => id);
  return new Set(
    zones.flatMap((zone) => [
      // Where a zone is a button, it is so as a whole, or by its label if its cards are buttons.
      ...under([zone], isWhole(zone) ? boxes.zones : boxes.labels),
      ...under(piecesOf(zone), boxes.pieces),
      ...(zone.shape === 'stall' ? under(zone.lines, boxes.lines) : []),
    ]),
  );
}

/** It is as wide as the screen. */
function isUnder({ y, height }: Box, over: Box): boolean {
  if (y + height <= over.y || y >= over.y + over.height) return false;
  return over.y - y < LEAST_TARGET;
}
