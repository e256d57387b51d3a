/** A plan carried out: every box of the table. */
import type { Box, Layout } from '../layout.ts';
import type { Id } from '../scene.ts';
import type { Board } from './board.ts';
import { bottomWidths } from './heights.ts';
import { layGrid, layMiddle } from './lay.ts';
import type { Plan } from './plan.ts';
import { layTray } from './tray.ts';
import type { Boxes } from './zone.ts';

export function placed(board: Board, plan: Plan): Layout {
  const { arrangement, heights, sizes, terms } = plan;
  const { margin, apart, density } = terms.measures;
  const boxes: Boxes = {
    zones: new Map(),
    labels: new Map(),
    places: new Map(),
    pieces: new Map(),
    shapes: new Map(),
  };
  const buttons = new Map<Id, Box>();
  const height = Math.max(board.height, heights.whole);
  const inner = { x: board.left + margin, y: margin, width: board.width - 2 * margin };
  const end = height - margin;
  layGrid(
    arrangement.top,
    arrangement.columns,
    sizes.rival,
    arrangement.label,
    inner,
    terms,
    boxes,
  );
  const coreTop = margin + (heights.top > 0 ? heights.top + apart : 0);
  placeCore(boxes, board, plan, (coreTop + end - heights.bottom - apart) / 2);

  const widths = bottomWidths(board, arrangement.trayBeside, terms.measures);
  const spare = inner.width - widths.tray;
  const ownTop = end - (arrangement.trayBeside ? heights.own : heights.bottom);
  const own = { ...inner, y: ownTop, width: widths.own };
  layGrid(board.own, 1, sizes.own, heights.labels.own, own, terms, boxes);
  const tray = {
    x: inner.x + (arrangement.trayBeside ? spare : Math.floor(spare / 2)),
    y: end - heights.tray,
    width: widths.tray,
  };
  const { words } = layTray(board.tray, tray, terms.measures, buttons);
  return { height, density, ...boxes, buttons, question: { ...tray, height: words } };
}

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
    const tall = layGrid(groups, 1, sizes.rival, label, flank, terms);
    const y = Math.round(axis - tall / 2);
    layGrid(groups, 1, sizes.rival, label, { ...flank, y }, terms, boxes);
  }
}
