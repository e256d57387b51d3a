/** What only some games need on their tables; it is fetched with those. */
import type { SheetLayout } from '../layout.ts';
import type { Zone } from '../scene.ts';
import type { LabelRule, Terms } from './block.ts';
import type { Board, Group } from './board.ts';
import type { Size } from './flow.ts';
import type { Part } from './part.ts';
import type { Placed } from './place.ts';

export interface LayoutShapes {
  /** Hands, melds, heads, stalls and chips, among cards with labels. */
  partsOf(
    groups: readonly Group[],
    size: Size,
    label: LabelRule,
    room: number,
    terms: Terms,
  ): Part[];
  /** What was opened to be read, above the tray and the own hand; it is fetched when something is. */
  laySheet?(
    zones: readonly Zone[],
    board: Board,
    tray: number,
    table: Placed,
    terms: Terms,
  ): SheetLayout;
}
