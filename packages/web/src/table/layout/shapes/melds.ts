/** Melds, wherever they lie. */
import type { Chip, Head, Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Size } from '../flow.ts';
import { linesOf } from '../part.ts';
import type { Part } from '../part.ts';
import { beside } from './beside.ts';
import { chipsPart, headWithChips } from './chips.ts';
import { broadHead } from './broad-head.ts';
import { headPart } from './head.ts';
import type { OwnShapes } from './parts.ts';
import { MOST_LINES, ownRibbonSize, ribbonParts, spreadRibbons } from './ribbon.ts';
import { headWithRibbons } from './rival-melds.ts';
import { LARGE } from './shape-measures.ts';

export const melds: Required<OwnShapes>['melds'] = (ribbons, size, room, terms, owner) => {
  const isOwn = ribbons[0]?.side === 'own';
  const fitted = isOwn ? ownRibbonSize(size, room) : size;
  if (owner === undefined) return ribbonParts(ribbons, fitted, room, terms);
  const { head, chips } = owner;
  if (!isOwn) return headWithRibbons(head, ribbons, fitted, room, terms);
  if (room >= LARGE) return [ownBeside(head, chips, ribbons, fitted, room, terms)];
  const whole = headWithChips(head, chips, room, terms);
  if (head.spread === true) return [...spreadRibbons(ribbons, fitted, room, terms), whole];
  return ribbonsAndHead(ribbons, whole, fitted, room, terms);
};

/**
 * Two lines for melds, and under them one's head; where there is too little room for that the head has
 * its place in the second of them. They are kept free while there are few melds: nothing moves for
 * another one.
 */
function ribbonsAndHead(
  ribbons: readonly Ribbon[],
  head: Part,
  size: Size,
  room: number,
  terms: Terms,
): Part[] {
  const parts = ribbonParts(ribbons, size, room, terms, terms.folded === 'none' ? [] : [head]);
  if (terms.folded === 'all') return [...parts, head];
  const { apart } = terms.measures;
  const line = Math.max(...parts.map(({ height }) => height));
  const lines = linesOf(parts, room, apart).length;
  if (terms.folded === 'none') {
    const free = Math.max(0, MOST_LINES - lines) * (line + apart);
    return [...parts, atRight(head, room, free + head.height)];
  }
  return lines < MOST_LINES ? [...parts, atRight(head, room, line)] : [...parts, head];
}

/** In a line of its own that is so high, at the lower edge. */
function atRight(part: Part, room: number, height: number): Part {
  return {
    ...part,
    width: room,
    height,
    fills: 'line',
    put: (boxes, x, y) => part.put(boxes, x, y + height - part.height, room),
  };
}

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
