/** Where everything of a scene lies, in pixels. Pure: tested in Node on many thousand scenes. */
import { coveredBy } from '#risen';
import { boardOf } from './layout/board.ts';
import { levelsOf } from './layout/measures.ts';
import type { Density, Measures, Print } from './layout/measures.ts';
import { placed, trayPlaces } from './layout/place.ts';
import { planFor } from './layout/plan.ts';
import type { Most } from './layout/plan.ts';
import type { LayoutShapes } from './layout/shapes.ts';
import { layTray } from './layout/tray.ts';
import type { Id, Scene, Zone } from './scene.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** For what is looked at from across a room; it comes with what shows that. */
export interface Far {
  /** The widest cards. */
  most(hasRows: boolean): Most;
  /** Of the tray, whatever it says. */
  readonly tray: Pick<Measures, 'tray' | 'lowTray'>;
}

export interface TablePreferences {
  /** Faces that can be read from afar need larger cards. */
  readonly largePrint: boolean;
  /** A whole room looks at it: cards are as large as there is room for. */
  readonly far?: Far | undefined;
  /** The zone that is open to be read, or the head of which all that has no room is. */
  readonly opened?: Id | null;
  /** Of a game that has more than labelled cards. */
  readonly shapes?: LayoutShapes | null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card as it is, one drawn smaller than a finger needs, or a square that only says which it is. */
export type CardShape = 'card' | 'small' | 'tile';

export interface Layout {
  /** Of the cloth, and of what is seen of it: where even the smallest cards do not fit, it scrolls. */
  readonly height: number;
  readonly window: number;
  /** The whole of each zone. */
  readonly zones: ReadonlyMap<Id, Box>;
  /** Where a zone's name and facts stand. */
  readonly labels: ReadonlyMap<Id, Box>;
  /** Where the first card of each zone lies, or would; and where the next of a hand will. */
  readonly places: ReadonlyMap<Id, Box>;
  readonly pieces: ReadonlyMap<Id, Box>;
  /** Of the pieces, by zone. */
  readonly shapes: ReadonlyMap<Id, CardShape>;
  /** What is said at a stall. */
  readonly lines: ReadonlyMap<Id, Box>;
  /** Melds of which only the ends are seen, and those that are only counted, by whose they are. */
  readonly folded: ReadonlySet<Id>;
  readonly more: ReadonlyMap<Id, More>;
  /** Cards of a hand on which others of its next row lie. */
  readonly under: ReadonlySet<Id>;
  /** Cards of which a finger cannot touch the right one unaided. */
  readonly magnified: ReadonlySet<Id>;
  readonly density: Density;
  readonly tray: TrayLayout;
  /** What is open to be read. */
  readonly sheet: SheetLayout | null;
  /** Cards and zones of which the risen tray leaves too little to be touched. */
  readonly covered: ReadonlySet<Id>;
}

/** Zones that have no room of their own, and the chip that stands for them. */
export interface More {
  readonly id: Id;
  readonly box: Box;
  readonly zones: readonly Id[];
  /** What they count together. */
  readonly worth: number;
}

/** Zones with all their cards in rows, over the cloth; counted from the corner of the window. */
export interface SheetLayout {
  readonly box: Box;
  readonly title: Box;
  readonly close: Box;
  /** What holds the cards; where they need more, it scrolls. */
  readonly window: Box;
  readonly height: number;
  /** From the corner of that. */
  readonly labels: ReadonlyMap<Id, Box>;
  readonly pieces: ReadonlyMap<Id, Box>;
  readonly under: ReadonlySet<Id>;
  readonly magnified: ReadonlySet<Id>;
  /** What can be touched there, as it lies before it is scrolled, from the corner of the table. */
  readonly targets: ReadonlyMap<Id, Box>;
}

/** Counted from the corner of the window: it does not scroll. */
export interface TrayLayout {
  readonly box: Box;
  /** Where question and note stand, how large, and whether the note is printed or only spoken. */
  readonly words: Box;
  readonly print: Print;
  readonly printsNote: boolean;
  readonly buttons: ReadonlyMap<Id, Box>;
  /** The words over a section of them. */
  readonly headings: ReadonlyMap<string, Box>;
  /** Whether words stand at the left and buttons at the right. */
  readonly split: boolean;
  /** What of it lies over the table, with more than its own place holds. */
  readonly risen: Box | null;
}

const nothing: ReadonlySet<Id> = new Set();

export function layout(scene: Scene, viewport: Viewport, preferences: TablePreferences): Layout {
  const { opened = null, shapes = null, far } = preferences;
  const board = boardOf(scene, viewport, far);
  const plan = planFor(board, levelsOf(viewport, preferences), shapes);
  const table = placed(board, plan);
  const tray = layTray(scene.tray, plan.terms.measures, ...trayPlaces(board, plan));
  const read = openedZones(scene, opened, table.more);
  // What is asked comes before what is read.
  const isRead = read.length > 0 && tray.risen === null;
  const sheet = isRead ? shapes?.laySheet?.(read, board, tray.box.y, table, plan.terms) : null;
  return {
    ...table,
    tray,
    sheet: sheet ?? null,
    covered: tray.risen ? coveredBy(tray.risen, scene, table) : nothing,
  };
}

/** A zone that opens; or of a head, those that have no room beside it. */
function openedZones({ zones }: Scene, opened: Id | null, more: Layout['more']): Zone[] {
  const counted = more.get(opened ?? '')?.zones;
  return zones.filter(
    ({ id, cards, opens, read }) =>
      (cards.length > 0 || read !== undefined) &&
      (counted?.includes(id) ?? (id === opened && opens === true)),
  );
}
