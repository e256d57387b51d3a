/** A plan carried out: every box of the table. */
import type { Box, Layout } from '../layout.ts';
import type { Terms } from './block.ts';
import { isCards } from './board.ts';
import type { Board } from './board.ts';
import { noBoxes } from './boxes.ts';
import type { Boxes } from './boxes.ts';
import { ASIDE, asideWidth, bottomWidths } from './heights.ts';
import { LIFT } from './measures.ts';
import type { Spot } from './part.ts';
import { layMiddle, laySide } from './side.ts';
import type { Plan } from './plan.ts';

export type Placed = Omit<Layout, 'tray' | 'sheet' | 'covered'>;

export function placed(board: Board, plan: Plan): Placed {
  const { arrangement, heights, sizes, terms } = plan;
  const { margin, apart, density } = terms.measures;
  const boxes = noBoxes();
  const whole = Math.max(board.height, heights.whole);
  const inner = { x: board.left + margin, y: margin, width: board.width - 2 * margin };
  const { top, columns, label, trayBeside } = arrangement;
  const looser = loosened(board, plan);
  const high = laySide(top, columns, sizes.rival, label, inner, looser, boxes);
  const coreTop = margin + (high > 0 ? high + apart : 0);
  const ownTop = whole - heights.bottom;
  // Under a rival with melds piles stand still, whatever else is laid below them.
  const end = board.hasSpread ? coreTop + heights.middle : ownTop - apart;
  placeCore(boxes, board, plan, (coreTop + end) / 2);
  if (board.ownAside) {
    const y = Math.max(coreTop, ownTop - LIFT - ASIDE);
    putAside(boxes, board, { ...inner, y }, terms);
  }
  const own = {
    ...inner,
    y: trayBeside ? whole - margin - heights.own : ownTop,
    width: bottomWidths(board, trayBeside, terms.measures).own,
  };
  laySide(board.own, 1, sizes.own, heights.labels.own, own, terms, boxes);
  const height = trayBeside ? whole : whole - heights.tray;
  return { height, window: height - (whole - board.height), density, ...boxes };
}

/** Players under each other share what is left over, within reason. */
const LOOSEST = 10;

function loosened({ height }: Board, { arrangement, heights, terms }: Plan): Terms {
  const { top, columns } = arrangement;
  if (columns > 1 || !top.every(isCards)) return terms;
  const spare = Math.max(0, height - heights.whole);
  const more = Math.min(LOOSEST, Math.floor(spare / (top.length + 2)));
  return { ...terms, measures: { ...terms.measures, apart: terms.measures.apart + more } };
}

/**
 * Where the tray has its place, always at the end of the screen; over what it may rise, and where the own
 * cards begin, if all of them are seen above it.
 */
export function trayPlaces(
  board: Board,
  { arrangement, heights, terms }: Plan,
): [Box, Box, number] {
  const { margin } = terms.measures;
  const whole = { x: 0, y: 0, width: board.screen, height: board.height };
  const place = { x: 0, y: board.height - heights.tray, width: board.screen, height: heights.tray };
  if (!arrangement.trayBeside) {
    return [place, whole, heights.whole > board.height ? 0 : board.height - heights.bottom];
  }
  const { tray: width } = bottomWidths(board, true, terms.measures);
  const x = board.left + board.width - margin - width;
  return [{ ...place, x, y: place.y - margin, width }, whole, 0];
}

/** Just above the player's own cards, whatever lies beside it. */
function putAside({ labels }: Boxes, board: Board, { x, y }: Spot, { measures }: Terms): void {
  const width = asideWidth(board, measures);
  for (const { id } of board.own) labels.set(id, { x, y, width, height: ASIDE });
}

/** The middle, and rivals at both sides of it, all about the same height. */
function placeCore(boxes: Boxes, board: Board, plan: Plan, axis: number): void {
  const { arrangement, heights, sizes, terms } = plan;
  const { margin } = terms.measures;
  const x = board.left + margin;
  const width = board.width - 2 * margin;
  const top = Math.round(axis - heights.middle / 2);
  const taken = asideWidth(board, terms.measures);
  const lay = (spot: Spot, into?: Boxes) =>
    layMiddle(board.middle, sizes.middle, heights.labels.middle, spot, terms, into);
  const beside = { x: x + taken, y: top, width: width - taken };
  const middle = lay(beside);
  // In the middle of the table, unless there it would meet the head beside it.
  const free = (width - middle.width) / 2 >= taken ? { x, y: top, width } : beside;
  lay({ ...free, y: top + Math.ceil((heights.middle - middle.height) / 2) }, boxes);
  const { left, right, label } = arrangement;
  for (const groups of [left, right]) {
    const start = groups === left ? x : x + width - heights.flank;
    const flank = { x: start, y: 0, width: heights.flank };
    const tall = laySide(groups, 1, sizes.rival, label, flank, terms);
    const y = Math.round(axis - tall / 2);
    laySide(groups, 1, sizes.rival, label, { ...flank, y }, terms, boxes);
  }
}
