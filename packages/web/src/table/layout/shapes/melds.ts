/** Melds, wherever they lie. */
import type { Chip, Head, Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Size } from '../flow.ts';
import type { Part } from '../part.ts';
import { beside } from './beside.ts';
import { chipsPart, headWithChips } from './chips.ts';
import { fittingAt } from './fan.ts';
import { LEAST_TARGET } from '../measures.ts';
import { broadHead } from './broad-head.ts';
import { headPart } from './head.ts';
import type { OwnShapes } from './parts.ts';
import { ownRibbonSize, ribbonParts } from './ribbon.ts';
import { headWithRibbons } from './rival-melds.ts';
import { LARGE } from './shape-measures.ts';

export const melds: Required<OwnShapes>['melds'] = (ribbons, size, room, terms, owner) => {
  const isOwn = ribbons[0]?.side === 'own';
  const fitted = isOwn ? ownRibbonSize(size, room) : size;
  if (owner === undefined) return ribbonParts(ribbons, fitted, room, terms);
  const { head, chips, hand } = owner;
  if (!isOwn) return headWithRibbons(head, ribbons, fitted, room, terms);
  if (room >= LARGE) return [ownBeside(head, chips, ribbons, fitted, room, terms)];
  const last = headWithChips(head, chips, room, terms);
  // A large hand needs the room of a line that could be shared.
  const held = (hand?.cards.length ?? 0) + (hand?.awaited ?? 0);
  const sharing = held < fittingAt(LEAST_TARGET, LEAST_TARGET, room) ? [] : [last];
  return [...ribbonParts(ribbons, fitted, room, terms, sharing), last];
};

/** One's own head with its chips under it, and one's melds beside them. */
function ownBeside(
  head: Head,
  chips: readonly Chip[],
  ribbons: readonly Ribbon[],
  size: Size,
  room: number,
  terms: Terms,
): Part {
  const { apart } = terms.measures;
  const first = headPart(head, broadHead(terms), terms);
  const below = chipsPart(chips, first.width, terms);
  const column: Part = {
    width: first.width,
    height: first.height + apart + below.height,
    fills: 'itself',
    put(boxes, x, y) {
      first.put(boxes, x, y, first.width);
      below.put(boxes, x, y + first.height + apart, first.width);
    },
  };
  const parts = ribbonParts(ribbons, size, room - first.width - apart, terms);
  return beside(column, parts, room, terms);
}
