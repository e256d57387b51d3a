/** How high the table gets with cards of given sizes. */
import type { Arrangement } from './arrangement.ts';
import type { LabelRule, Terms } from './block.ts';
import { isCards } from './board.ts';
import type { Board, Group } from './board.ts';
import type { Size } from './flow.ts';
import type { Measures } from './measures.ts';
import type { Spot } from './part.ts';
import { layMiddle, laySide } from './side.ts';
import { trayHeight } from './tray.ts';

export interface Sizes {
  readonly rival: Size;
  readonly middle: Size;
  readonly own: Size;
}

export interface Labels {
  readonly middle: LabelRule;
  readonly own: LabelRule;
}

export interface Heights {
  /** Rivals above the middle. */
  readonly top: number;
  readonly middle: number;
  readonly own: number;
  readonly tray: number;
  /** Own and tray together. */
  readonly bottom: number;
  readonly whole: number;
  readonly labels: Labels;
  /** The width at each side of the middle. */
  readonly flank: number;
}

/** With these sizes; without labels asked for, they lie where the table gets lowest. */
export type Reckoning = (arrangement: Arrangement, sizes: Sizes, labels?: Labels) => Heights;

/** The same parts are asked for again and again while plans are compared, so they are kept. */
export function reckoningFor(board: Board, terms: Terms): Reckoning {
  const { measures } = terms;
  const { apart, margin, labelsAbove } = measures;
  const below = spaceBelow(board, measures);
  const inner = spot(board.width - 2 * margin);
  const lower = (height: (label: LabelRule) => number): LabelRule =>
    labelsAbove || height('above') <= height('lowest') ? 'above' : 'lowest';
  const beside = spot(inner.width - asideWidth(board, measures));
  const middleOf = kept((size, label) => layMiddle(board.middle, size, label, beside, terms));
  const least = board.ownAside ? ASIDE : 0;
  const tray = trayHeight(measures, board.lowTray);
  const owns = [false, true].map((beside) => {
    const width = bottomWidths(board, beside, measures).own;
    return kept((size, label) => laySide(board.own, 1, size, label, spot(width), terms));
  });

  return (arrangement, sizes, labels) => {
    const { left, top, right, columns, label, trayBeside } = arrangement;
    const ownOf = owns[Number(trayBeside)]!;
    const placed = labels ?? {
      // Beside rivals a low middle gains nothing, a narrow one does; so do words among piles.
      middle:
        left.length > 0 || board.hasChips
          ? 'above'
          : lower((one) => middleOf(sizes.middle, one).height),
      own: board.ownAside ? 'elsewhere' : lower((one) => ownOf(sizes.own, one)),
    };
    const laid = middleOf(sizes.middle, placed.middle);
    const high = laid.height + (board.hasRows && measures.gap > 0 ? AROUND : 0);
    const middle = { ...laid, height: Math.max(least, high) };
    const own = ownOf(sizes.own, placed.own);
    const flank = Math.floor((inner.width - middle.width) / 2) - 2 * apart;
    const tall = (groups: readonly Group[], across: number, width: number) =>
      laySide(groups, across, sizes.rival, label, spot(width), terms);
    const above = tall(top, columns, inner.width);
    const core = Math.max(middle.height, tall(left, 1, flank), tall(right, 1, flank));
    const bottom = trayBeside ? Math.max(own, tray) + margin : own + below + tray;
    const whole = joined([above, core, bottom], apart) + margin;
    return { top: above, middle: middle.height, own, tray, bottom, whole, labels: placed, flank };
  };
}

/** Between piles and rows whose cards may be touched: lips below those, a ring around a pile, words under it. */
const AROUND = 7;

/** The height of the player's own head beside the middle, and what it takes there. */
export const ASIDE = 56;

export function asideWidth({ ownAside, middle }: Board, { head, apart }: Measures): number {
  return ownAside ? (middle.length > 1 ? head.beside : head.besideLine) + apart : 0;
}

/** A card that is lifted must be clear of keys that rise over the tray. */
function spaceBelow({ own }: Board, { below, beneath }: Measures): number {
  return own.some((one) => isCards(one) && one.manner === 'row') ? beneath : below;
}

function spot(width: number): Spot {
  return { x: 0, y: 0, width };
}

function kept<Found>(make: (size: Size, label: LabelRule) => Found) {
  const made: Record<LabelRule, Found[]> = { above: [], left: [], elsewhere: [], lowest: [] };
  return (size: Size, label: LabelRule): Found => (made[label][size.width] ??= make(size, label));
}

/** What has no height takes no space between either. */
function joined(heights: readonly number[], apart: number): number {
  return heights.reduce((sum, height) => sum + (sum > 0 && height > 0 ? apart : 0) + height, 0);
}

/** Seven keys in a row. */
const NARROWEST_TRAY = 308;

export function bottomWidths(
  board: Board,
  trayBeside: boolean,
  { margin, apart }: Measures,
): { readonly own: number; readonly tray: number } {
  const inner = board.width - 2 * margin;
  if (!trayBeside) return { own: inner, tray: inner };
  const tray = Math.max(NARROWEST_TRAY, Math.floor(inner * 0.45));
  return { own: inner - tray - apart, tray };
}
