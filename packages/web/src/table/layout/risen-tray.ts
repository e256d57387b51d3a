/** A tray that has risen over the table, with more than its own place holds. */
import type { Box, TrayLayout } from '../layout.ts';
import type { Id, Tray, TrayButton } from '../scene.ts';
import {
  BETWEEN,
  isKey,
  layRow,
  NARROWEST_THUMB,
  signsAndWides,
  WIDEST_THUMB,
  widthsOf,
  wordedRows,
} from './button-row.ts';
import { LEAST_TARGET } from './measures.ts';
import type { Measures } from './measures.ts';
import type { Spot } from './part.ts';
import { wordsIn } from './tray-words.ts';

// What it hides comes with it.
export { coveredBy } from './covered.ts';

const WIDEST_KEY = 64;
/** Of a wide button beside words, on a telephone and on a larger screen. */
const THUMB_BESIDE = [92, 150] as const;
const LARGER = 500;
/** Such a table has its frame. */
const FRAMED = 700;
const NARROWEST_WORDS = 120;
/** Words that share their lines with buttons need more of them. */
const LEAST_HEAD = 58;
/** Within its edge; on a larger screen aside, and below its inlay. */
const EDGE = 4;
const ASIDE = 20;
const BELOW_INLAY = 12;

/**
 * Words, keys below them, and the other buttons beside the words, or below where those are many. On a
 * telephone what has sections leaves words and buttons in their place, and the hand between in sight.
 */
export function risen(
  tray: Tray,
  measures: Measures,
  whole: Box,
  own: number,
  inPlace: (row: Tray) => TrayLayout,
): TrayLayout {
  const above = whole.width < FRAMED ? aboveHand(tray, measures, whole, own, inPlace) : null;
  if (above !== null) return above;
  const made = risenWith(tray, whole, measures);
  return made.box.y >= 0 ? made : risenWith(tray, whole, { ...measures, ...LEAST });
}

/** Null where there are no sections, or no room for them. */
function aboveHand(
  tray: Tray,
  measures: Measures,
  whole: Box,
  own: number,
  inPlace: (row: Tray) => TrayLayout,
): TrayLayout | null {
  const [x, width] = [whole.x + EDGE, whole.width - 2 * EDGE];
  const rows = sectionsOf(tray.buttons).flatMap((some) => sectionRows(some, width, measures));
  const height = deepOf(rows) + 2 * EDGE;
  const y = own - height;
  if (rows.length === 0 || y < 0) return null;
  const laid = new Map<Id, Box>();
  const headings = layRows(rows, { x, y: y + EDGE, width }, laid);
  const made = inPlace({ ...tray, buttons: freeOf(tray.buttons) });
  const buttons = new Map([...made.buttons, ...laid]);
  return { ...made, buttons, headings, risen: { ...whole, y, height } };
}

function freeOf(buttons: readonly TrayButton[]): TrayButton[] {
  return buttons.filter(({ section }) => section === undefined);
}

/** On a low screen nothing is higher than a finger needs, or a line of words. */
const LEAST = {
  words: 30,
  thumb: LEAST_TARGET,
  key: { width: LEAST_TARGET, height: LEAST_TARGET },
};

function risenWith(tray: Tray, whole: Box, measures: Measures): TrayLayout {
  const laid = new Map<Id, Box>();
  const [aside, above] = whole.width < FRAMED ? [EDGE, EDGE] : [ASIDE, BELOW_INLAY];
  const [x, width] = [whole.x + aside, whole.width - 2 * aside];
  const free = freeOf(tray.buttons);
  // Its buttons end where what is seen of keys does.
  const [headX, headWidth] = [x + EDGE, width - 2 * EDGE];
  const head = headOf(free, headWidth, measures);
  const rows = [
    ...rowsBelow(free, width, head.beside, measures),
    ...sectionsOf(tray.buttons).flatMap((buttons) => sectionRows(buttons, width, measures)),
  ];
  const height = head.height + deepOf(rows) + above + EDGE;
  const box = { ...whole, y: whole.y + whole.height - height, height };
  const y = box.y + above;
  const words = layHead(
    head,
    { x: headX, y, width: headWidth, height: head.height },
    measures,
    laid,
  );
  const headings = layRows(rows, { x, y: y + head.height, width }, laid);
  return {
    box,
    words,
    ...wordsIn(tray, words, measures),
    buttons: laid,
    headings,
    risen: box,
    split: false,
  };
}

function deepOf(rows: readonly ButtonRow[]): number {
  return rows.reduce((sum, { height, heading }) => sum + height + headingHeight(heading), 0);
}

/** One under the other. Returns where the words over them stand. */
function layRows(
  rows: readonly ButtonRow[],
  { x, y: top, width }: Spot,
  laid: Map<Id, Box>,
): ReadonlyMap<string, Box> {
  const headings = new Map<string, Box>();
  let y = top;
  for (const { buttons, widthOf, gap, height, heading } of rows) {
    const over = y;
    y += headingHeight(heading);
    layRow(buttons, widthOf, gap, { x, y: y + gap, width, height: height - gap }, laid);
    // Words begin with what they stand over.
    const left = laid.get(buttons[0]!.id)!.x;
    if (heading !== undefined) headings.set(heading, { x: left, y: over, width, height: HEADING });
    y += height;
  }
  return headings;
}

/** The words over a section. */
const HEADING = 17;

function headingHeight(heading: string | undefined): number {
  return heading === undefined ? 0 : HEADING;
}

function sectionsOf(buttons: readonly TrayButton[]): TrayButton[][] {
  const names = new Set(buttons.flatMap(({ section }) => section ?? []));
  return Array.from(names, (name) => buttons.filter(({ section }) => section === name));
}

/** The first of its rows stands under its words. */
function sectionRows(
  buttons: readonly TrayButton[],
  width: number,
  measures: Measures,
): ButtonRow[] {
  const [first, ...rows] = buttons.some(isKey)
    ? rowsBelow(buttons, width, true, measures)
    : wordedRows(buttons, width).map((row) => wordedRow(row, width));
  return [{ ...first!, heading: buttons[0]!.section }, ...rows];
}

/** Each as wide as its words. */
function wordedRow(buttons: readonly TrayButton[], width: number): ButtonRow {
  const widths = widthsOf(buttons, width - (buttons.length - 1) * BETWEEN, WIDEST_WORDED);
  const widthOf = ({ id }: TrayButton) => widths.get(id)!;
  return { buttons, widthOf, gap: BETWEEN, height: LEAST_TARGET + BETWEEN };
}

const WIDEST_WORDED = 120;

/** The words, and the buttons beside them: signs before, wide ones after. */
interface Head {
  readonly beside: boolean;
  readonly signs: readonly TrayButton[];
  readonly wides: readonly TrayButton[];
  /** Of a wide button, of all before the words, of all after. */
  readonly wide: number;
  readonly before: number;
  readonly after: number;
  readonly height: number;
}

function headOf(buttons: readonly TrayButton[], width: number, measures: Measures): Head {
  const [signs, wides] = signsAndWides(buttons);
  const wide = THUMB_BESIDE[width < LARGER ? 0 : 1];
  const before = signs.length * (measures.thumb + BETWEEN);
  // Words stand in the middle where only a sign is beside them.
  const after = wides.length === 0 ? before : wides.length * (wide + BETWEEN);
  const beside = width - before - after >= NARROWEST_WORDS;
  const height = beside ? Math.max(measures.words, LEAST_HEAD) : measures.words;
  return { beside, signs, wides, wide, before, after, height };
}

/** Returns where the words stand. */
function layHead(
  { beside, signs, wides, wide, before, after }: Head,
  box: Box,
  { thumb }: Measures,
  laid: Map<Id, Box>,
): Box {
  if (!beside) return box;
  const row = { ...box, y: box.y + Math.floor((box.height - thumb) / 2), height: thumb };
  const end = { ...row, x: box.x + box.width - after + BETWEEN, width: after - BETWEEN };
  layRow(signs, () => thumb, BETWEEN, { ...row, width: before - BETWEEN }, laid);
  layRow(wides, () => wide, BETWEEN, end, laid);
  return { ...box, x: box.x + before, width: box.width - before - after };
}

interface ButtonRow {
  readonly buttons: readonly TrayButton[];
  readonly widthOf: (button: TrayButton) => number;
  readonly gap: number;
  readonly height: number;
  readonly heading?: string | undefined;
}

/** Keys touch each other; what is drawn of them is smaller. */
function rowsBelow(
  buttons: readonly TrayButton[],
  width: number,
  beside: boolean,
  { thumb, key: least }: Measures,
): ButtonRow[] {
  const keys = rowsOf(buttons.filter(isKey), width, least.width);
  const others = beside ? [] : buttons.filter((button) => !isKey(button));
  const across = keys[0]?.length ?? 1;
  const key = Math.min(WIDEST_KEY, Math.floor(width / across));
  return [
    ...keys.map((row) => ({ buttons: row, widthOf: () => key, gap: 0, height: least.height })),
    ...rowsOf(others, width, NARROWEST_THUMB + BETWEEN).map((row) => {
      const each = Math.min(WIDEST_THUMB, Math.floor((width + BETWEEN) / row.length) - BETWEEN);
      return { buttons: row, widthOf: () => each, gap: BETWEEN, height: thumb + BETWEEN };
    }),
  ];
}

/** As few rows as hold them, each about as full as the others. */
function rowsOf(buttons: readonly TrayButton[], width: number, least: number): TrayButton[][] {
  const most = Math.max(1, Math.floor(width / least));
  const count = Math.ceil(buttons.length / most);
  const columns = Math.ceil(buttons.length / Math.max(1, count));
  return Array.from({ length: count }, (_, n) => buttons.slice(n * columns, (n + 1) * columns));
}
