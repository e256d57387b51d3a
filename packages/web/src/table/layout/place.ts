/** A plan carried out: every box of the table. */
import type { Box, Layout } from '../layout.ts';
import type { Board } from './board.ts';
import { noBoxes } from './boxes.ts';
import type { Boxes } from './boxes.ts';
import { bottomWidths } from './heights.ts';
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
  laySide(top, columns, sizes.rival, label, inner, terms, boxes);
  const end = whole - margin;
  const coreTop = margin + (heights.top > 0 ? heights.top + apart : 0);
  placeCore(boxes, board, plan, (coreTop + end - heights.bottom - apart) / 2);
  const own = {
    ...inner,
    y: end - (trayBeside ? heights.own : heights.bottom),
    width: bottomWidths(board, trayBeside, terms.measures).own,
  };
  laySide(board.own, 1, sizes.own, heights.labels.own, own, terms, boxes);
  const height = trayBeside ? whole : end - heights.tray;
  return { height, window: height - (whole - board.height), density, ...boxes };
}

/** Where the tray has its place, and over what it may rise: always at the end of the screen. */
export function trayPlaces(board: Board, { arrangement, heights, terms }: Plan): [Box, Box] {
  const { margin } = terms.measures;
  const { tray: width } = bottomWidths(board, arrangement.trayBeside, terms.measures);
  const spare = board.width - 2 * margin - width;
  const place = {
    x: board.left + margin + (arrangement.trayBeside ? spare : Math.floor(spare / 2)),
    y: board.height - margin - heights.tray,
    width,
    height: heights.tray,
  };
  const widest = Math.min(board.width, WIDEST_RISEN);
  const left = board.left + Math.floor((board.width - widest) / 2);
  return [place, { x: left, y: 0, width: widest, height: board.height }];
}

const WIDEST_RISEN = 700;

/** The middle, and rivals at both sides of it, all about the same height. */
function placeCore(boxes: Boxes, board: Board, plan: Plan, axis: number): void {
  const { arrangement, heights, sizes, terms } = plan;
  const { margin } = terms.measures;
  const x = board.left + margin;
  const width = board.width - 2 * margin;
  const spot = { x, y: Math.round(axis - heights.middle / 2), width };
  layMiddle(board.middle, sizes.middle, heights.labels.middle, spot, terms, boxes);
  const { left, right, label } = arrangement;
  for (const groups of [left, right]) {
    const start = groups === left ? x : x + width - heights.flank;
    const flank = { x: start, y: 0, width: heights.flank };
    const tall = laySide(groups, 1, sizes.rival, label, flank, terms);
    const y = Math.round(axis - tall / 2);
    laySide(groups, 1, sizes.rival, label, { ...flank, y }, terms, boxes);
  }
}
