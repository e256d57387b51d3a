/** Where everything of a scene lies, in pixels. Pure: tested in Node on many thousand scenes. */
import { boardOf } from './layout/board.ts';
import { levelsOf } from './layout/measures.ts';
import type { Density } from './layout/measures.ts';
import { placed } from './layout/place.ts';
import { planFor } from './layout/plan.ts';
import type { Id, Scene } from './scene.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface TablePreferences {
  /** Faces that can be read from afar need larger cards. */
  readonly largePrint: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card as it is, or a square that only says which card it is. */
export type CardShape = 'card' | 'tile';

export interface Layout {
  /** At least the viewport's; taller where even the smallest cards do not fit, which then scrolls. */
  readonly height: number;
  /** The whole of each zone. */
  readonly zones: ReadonlyMap<Id, Box>;
  /** Where a zone's name and facts stand. */
  readonly labels: ReadonlyMap<Id, Box>;
  /** Where the first card of each zone lies, or would. */
  readonly places: ReadonlyMap<Id, Box>;
  readonly pieces: ReadonlyMap<Id, Box>;
  /** Of the pieces, by zone. */
  readonly shapes: ReadonlyMap<Id, CardShape>;
  readonly density: Density;
  /** The question and, unless it is tightest, the note under it. */
  readonly question: Box;
  readonly buttons: ReadonlyMap<Id, Box>;
}

export function layout(scene: Scene, viewport: Viewport, preferences: TablePreferences): Layout {
  const board = boardOf(scene, viewport);
  const plan = planFor(board, levelsOf(viewport, preferences));
  return placed(board, plan);
}
