/** Who lies where: rivals above and beside the middle, the hand and the tray below. */
import { isCards, WIDE } from './board.ts';
import type { Board, CardGroup, Group } from './board.ts';
import type { LabelRule } from './block.ts';

export interface Arrangement {
  /** Rivals as they sit, from the viewer's left round to the right. */
  readonly left: readonly Group[];
  readonly top: readonly Group[];
  readonly right: readonly Group[];
  /** How many of them lie side by side above the middle. */
  readonly columns: number;
  readonly label: LabelRule;
  /** Whether the tray lies at the right of the hand. */
  readonly trayBeside: boolean;
}

/** From here on there is room beside the hand. */
const RATHER_WIDE = 560;
const LOW = 500;
const MOST_NARROW_COLUMNS = 3;

/** All of them, those that look best first. */
export function arrangementsOf({ rival, width, height }: Board): Arrangement[] {
  const seated = rival.every(isCards);
  const seatings = seated ? seatingsOf(rival, width) : [above(rival)];
  const labels = seated ? labelRules(rival, width) : (['above'] as const);
  const trays = width >= RATHER_WIDE && height <= LOW ? [false, true] : [false];
  return trays.flatMap((trayBeside) =>
    labels.flatMap((label) => seatings.map((seating) => ({ ...seating, label, trayBeside }))),
  );
}

/** In a narrow column of rows, labels at their left leave the cards under each other. */
function labelRules(rivals: readonly CardGroup[], width: number): readonly LabelRule[] {
  const beside = width < WIDE && rivals.some(({ manner, headed }) => headed || manner === 'row');
  return beside ? ['left', 'above', 'lowest'] : ['above', 'left', 'lowest'];
}

/** Heads and what belongs to them find their own places. */
function above(rivals: readonly Group[]): Seating {
  return { left: [], top: rivals, right: [], columns: 1 };
}

/** A few sit in an arc above the middle; more also beside it, where there is room. */
const MOST_IN_ARC = 4;

function seatingsOf(rivals: readonly Group[], width: number): Seating[] {
  const [arc, ...rows] = stacked(rivals, width);
  const beside = flanked(rivals, width);
  if (width < WIDE || rivals.length > MOST_IN_ARC) return [...beside, arc!, ...rows];
  return [arc!, ...beside, ...rows];
}

type Seating = Pick<Arrangement, 'left' | 'top' | 'right' | 'columns'>;

function flanked(rivals: readonly Group[], width: number): Seating[] {
  if (width < WIDE || rivals.length < 3) return [];
  return Array.from({ length: Math.floor(rivals.length / 2) }, (_, n) => {
    const above = rivals.slice(n + 1, -n - 1);
    return {
      left: rivals.slice(0, n + 1).reverse(),
      top: above,
      right: rivals.slice(-n - 1),
      columns: Math.max(1, above.length),
    };
  });
}

function stacked(rivals: readonly Group[], width: number): Seating[] {
  const most = width < WIDE ? Math.min(MOST_NARROW_COLUMNS, rivals.length) : rivals.length;
  return Array.from({ length: Math.max(1, most) }, (_, n) => {
    return { left: [], top: rivals, right: [], columns: Math.max(1, most) - n };
  });
}
