/** A card on show; what is said of it beside it, and what is offered for it there or below. */
import type { Box, CardShape } from '../../layout.ts';
import type { Stall, StallLine } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { isCards } from '../board.ts';
import type { Boxes } from '../boxes.ts';
import { cardPart } from '../card-part.ts';
import type { Size } from '../flow.ts';
import type { Part } from '../part.ts';
import { smaller } from './parts.ts';
import type { OwnShapes } from './parts.ts';
import { shapeMeasures } from './shape-measures.ts';
import { columnsIn, CONTESTS, LEADING, WIDEST_CLAIM } from './stall-measures.ts';

const WIDEST = 620;
/** Of offers, on a wide table. */
const COLUMN = 280;
/** More offers than these are not stacked beside the card on a narrow screen. */
const MOST_BESIDE = 3;
/** Where its lines lie: beside the card, and offers below it if it has no room for them there. */
interface Beside {
  /** What the card takes, from the stall's left. */
  readonly indent: number;
  readonly width: number;
  readonly card: number;
  readonly isBelow: boolean;
}

/** All its lines: how high they and the card get, and how they are put down from the stall's corner. */
export type LayLines = (
  lines: readonly StallLine[],
  beside: Beside,
  terms: Terms,
) => Pick<Part, 'height'> & { put(boxes: Boxes, x: number, y: number): void };

/** A stall whose lines are laid by this as soon as there is anything to say. */
export function stallWith(layLines: LayLines): Pick<OwnShapes, 'stall' | 'market'> {
  return {
    stall: (stall, size, room, terms) => stallPart(layLines, stall, size, room, 0, terms),
    market(groups, stall, size, label, room, terms) {
      const beside = smaller(size, BESIDE);
      const decks = groups
        .filter(isCards)
        .map((group) => cardPart(group, beside, label, room, terms));
      const { apart } = terms.measures;
      const taken = decks.reduce((sum, { width }) => sum + width + apart, 0);
      if (room - taken < LEAST_WIDE) return null;
      const shown = stallPart(layLines, stall, size, room - taken, taken, terms);
      // As much before the decks as what is said takes more than they do: the stall is in the middle.
      const said = shown.width - frameAround(size).width;
      const before = Math.min(room - taken - shown.width, said - taken);
      const nothing = { ...shown, width: Math.max(0, before) - apart, put: () => undefined };
      return [nothing, ...decks, shown];
    },
  };
}

/** Decks beside it, as a share of the card that is sold; and what is too narrow for it there. */
const BESIDE = 0.88;
const LEAST_WIDE = 420;

/** On a wide table it lies beside the decks, which take so much, otherwise in a line of its own. */
function stallPart(
  layLines: LayLines,
  { id, cards, lines, usual }: Stall,
  size: Size,
  room: number,
  decks: number,
  terms: Terms,
): Part {
  const isWide = decks > 0;
  const isEmpty = cards.length === 0;
  const isMany = usual > MOST_BESIDE;
  const around = isFramed(size.shape) ? frameAround(size) : { x: 0, y: 0, ...size };
  const before = around.width + 2 * terms.measures.gap;
  const indent = isEmpty ? 0 : before;
  // Beside decks it takes no more than its offers do: all of it lies in the middle then.
  const width = Math.min(isWide ? before + (isMany ? 2 : 1) * COLUMN : WIDEST, room);
  const isBelow = isMany && !isWide;
  // A comparison of few, without a card, reaches as far to the right as the decks do to the left.
  const across = isEmpty && isWide && !isMany ? Math.min(width, around.width + decks) : width;
  const beside = { indent, width: across, card: isEmpty ? 0 : around.height, isBelow };
  const laid = (lines[0]?.vacant === true ? vacant : layLines)(lines, beside, terms);
  const height = Math.max(laid.height, keptHeight(around, beside, usual, terms));
  return {
    width,
    height,
    fills: isWide ? 'itself' : 'line',
    put(boxes, x, y) {
      // With decks beside it, at their middle.
      const low = isWide ? Math.max(0, Math.floor((height - around.height) / 2)) : 0;
      const [left, top] = [x - around.x, y + low - around.y];
      const card = { x: left, y: top, width: size.width, height: size.height };
      boxes.zones.set(id, { x, y, width, height });
      boxes.places.set(id, card);
      boxes.shapes.set(id, size.shape);
      for (const piece of cards) boxes.pieces.set(piece.id, card);
      laid.put(boxes, x, y + Math.min(low, height - laid.height));
    },
  };
}

/** Where nothing is said of anything: the place of a claim. */
const vacant: LayLines = ([line], { indent, width: room, card }, { measures }) => {
  const { claim: height } = shapeMeasures[measures.density];
  const width = Math.min(WIDEST_CLAIM, room - indent);
  return {
    height: Math.max(card, height),
    put(boxes, x, y) {
      boxes.lines.set(line!.id, { x: x + indent, y, width, height });
    },
  };
};

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

/** What a comparison at the end of a round takes, or a sale with its usual offers: nothing moves for either. */
function keptHeight(around: Box, { isBelow, width }: Beside, usual: number, terms: Terms): number {
  const { gap, density } = terms.measures;
  const { chip, claim, offer, heads, contest, notes } = shapeMeasures[density];
  // It may reach to where the next thing begins.
  const compared = heads + CONTESTS * (contest + gap) + notes * LEADING - 2 * gap;
  // Below it all of them, or all but one and who offers nothing.
  const rows = (offers: number, columns = columnsIn(width, terms)) =>
    Math.ceil(offers / columns) * (offer + gap);
  const sale = around.height + (isBelow ? Math.max(rows(usual), rows(usual - 1) + chip) : 0);
  // Of few, all that is said beside it, with a wish of two lines.
  const said = usual > MOST_BESIDE ? 0 : claim + chip + LEADING + rows(usual, 1) + gap;
  return Math.max(compared, sale, said) + 2 * gap;
}
