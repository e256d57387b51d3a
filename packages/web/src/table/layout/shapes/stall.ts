/** A card on show; what is said of it beside it, and what is offered for it there or below. */
import type { Box, CardShape } from '../../layout.ts';
import type { Stall, StallLine } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Size } from '../flow.ts';
import { layParts } from '../part.ts';
import type { Part } from '../part.ts';
import type { OwnShapes } from './parts.ts';
import { shapeMeasures } from './shape-measures.ts';
import { columnsIn, WIDEST_CLAIM } from './stall-measures.ts';

const WIDEST = 620;
/** Of offers, on a wide table. */
const COLUMN = 280;
/** More offers than these are not stacked beside the card on a narrow screen. */
const MOST_BESIDE = 3;
/** For so many there is always room below it, so that little moves when they come. */
const USUAL_BELOW = 4;

/** One of its lines, after the one before it. */
export type LinePart = (
  line: StallLine,
  before: StallLine | undefined,
  room: number,
  terms: Terms,
) => Part;

/** A stall whose lines are laid by this as soon as there is anything to say. */
export function stallWith(linePart: LinePart): NonNullable<OwnShapes['stall']> {
  return (...asked) => stallPart(linePart, ...asked);
}

/** On a wide table it lies beside the decks, otherwise in a line of its own. */
function stallPart(
  linePart: LinePart,
  stall: Stall,
  size: Size,
  room: number,
  isWide: boolean,
  terms: Terms,
): Part {
  const { id, cards, lines, usual } = stall;
  const { gap } = terms.measures;
  const isEmpty = cards.length === 0;
  const around = isFramed(size.shape) ? frameAround(size) : still(size);
  const indent = isEmpty ? 0 : around.width + 2 * gap;
  // Beside decks it takes no more than its offers do: all of it lies in the middle then.
  const most = isWide && !isEmpty ? indent + (usual > MOST_BESIDE ? 2 : 1) * COLUMN : WIDEST;
  const width = Math.min(most, room);
  const isBelow = !isEmpty && usual > MOST_BESIDE && !isWide;
  const split = isBelow ? lines.findIndex(({ kind }) => kind === 'offer') : -1;
  const end = split < 0 ? lines.length : split;
  const made = (from: number, to: number, wide: number) =>
    lines
      .slice(from, to)
      .map((line, n) =>
        line.vacant === true
          ? vacantPart(line, wide, terms)
          : linePart(line, lines[from + n - 1], wide, terms),
      );
  const said = made(0, end, width - indent);
  const offered = made(end, lines.length, width);
  const heightOf = (parts: readonly Part[], wide: number) =>
    layParts(parts, { x: 0, y: 0, width: wide }, gap, 'start').height;
  const beside = heightOf(said, width - indent);
  const reserved = isEmpty
    ? 0
    : usualHeight(usual, isBelow, isBelow ? width : width - indent, terms);
  const high = Math.max(isBelow ? 0 : reserved, beside, isEmpty ? 0 : around.height);
  const below = isBelow ? gap + Math.max(reserved, heightOf(offered, width)) : 0;
  return {
    width,
    height: high + below,
    fills: isWide ? 'itself' : 'line',
    put(boxes, x, y) {
      // What is said stands at the middle of the card, or begins with its awning.
      const [left, top] = [x - around.x, y - around.y];
      const lower = isEmpty ? 0 : Math.max(0, Math.floor((around.height - beside) / 2));
      const card = { x: left, y: top, width: size.width, height: size.height };
      boxes.zones.set(id, { x, y, width, height: high + below });
      boxes.places.set(id, card);
      boxes.shapes.set(id, size.shape);
      for (const piece of cards) boxes.pieces.set(piece.id, card);
      const spot = { x: x + indent, y: y + lower, width: width - indent };
      layParts(said, spot, gap, 'start', boxes);
      layParts(offered, { x, y: y + high + gap, width }, gap, 'start', boxes);
    },
  };
}

/** Where nothing is said of anything. */
function vacantPart({ id }: StallLine, room: number, { measures }: Terms): Part {
  const width = Math.min(WIDEST_CLAIM, room);
  const { claim: height } = shapeMeasures[measures.density];
  return {
    width,
    height,
    fills: 'line',
    put: (boxes, x, y) => void boxes.lines.set(id, { x, y, width, height }),
  };
}

/** A card under its awning: drawn 134 by 166, with 84 by 118 for the card at 25, 36. */
const FRAME = { x: 25 / 84, y: 36 / 84, width: 134 / 84, height: 166 / 84 };

/** Where cards look like cards. */
export function isFramed(shape: CardShape): boolean {
  return shape === 'card';
}

/** The stall, counted from the corner of its card. */
export function frameAround({ width }: Pick<Box, 'width'>): Box {
  const [x, y] = [-Math.ceil(width * FRAME.x), -Math.ceil(width * FRAME.y)];
  return { x, y, width: Math.ceil(width * FRAME.width), height: Math.ceil(width * FRAME.height) };
}

function still({ width, height }: Size): Box {
  return { x: 0, y: 0, width, height };
}

/** Of a claim, a line of wishes and offers; or below the card, of some offers and a line of who passes. */
function usualHeight(offers: number, isBelow: boolean, room: number, terms: Terms): number {
  const { gap, density } = terms.measures;
  const { claim, chip, offer } = shapeMeasures[density];
  const rows = (count: number) => Math.ceil(count / columnsIn(room, terms)) * (offer + gap);
  return isBelow ? rows(USUAL_BELOW) + chip : claim + chip + rows(offers) + gap;
}
