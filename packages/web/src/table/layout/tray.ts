/**
 * The words and buttons under the hand. Their place is kept, whatever is asked: nothing on the table
 * moves for them. What needs more room rises over the table.
 */
import type { Box, TrayLayout } from '../layout.ts';
import type { Id, Tray, TrayButton } from '../scene.ts';
import { LEAST_TARGET, prints } from './measures.ts';
import type { Measures, Print } from './measures.ts';

const WIDEST_THUMB = 240;
const NARROWEST_THUMB = 72;
const WIDEST_KEY = 64;
const BETWEEN = 5;

/** Beside words, in a risen tray on a telephone and on a larger screen. */
const THUMB_BESIDE = [92, 150] as const;
const LARGER = 500;
const NARROWEST_WORDS = 120;
/** Words that share their lines with buttons need more of them. */
const LEAST_HEAD = 60;
/** Within the edge of a risen tray. */
const EDGE = 6;

export function trayHeight({ words, thumb }: Measures): number {
  return words + BETWEEN + thumb;
}

/** `place` is what is kept for it, `whole` the part of the screen over which it may rise. */
export function layTray(tray: Tray, place: Box, whole: Box, measures: Measures): TrayLayout {
  const { buttons } = tray;
  const row = { ...place, y: place.y + measures.words + BETWEEN, height: measures.thumb };
  const columns = columnsFor(buttons, place.width, measures);
  if (buttons.some(({ size }) => size === 'key') || columns === null) {
    return risen(tray, whole, measures);
  }
  const words = { ...place, height: measures.words };
  const laid = new Map<Id, Box>();
  layThumbs(buttons, columns, row, laid);
  return { box: place, words, ...wordsIn(tray, words, measures), buttons: laid, risen: false };
}

interface Columns {
  readonly sign: number;
  readonly wide: number;
}

/** All in one row; null where that has no room for them. */
function columnsFor(
  buttons: readonly TrayButton[],
  width: number,
  { thumb }: Measures,
): Columns | null {
  const signs = buttons.filter(({ size }) => size === 'sign').length;
  const wides = buttons.length - signs;
  const room = width - signs * thumb - Math.max(0, buttons.length - 1) * BETWEEN;
  if (room < wides * NARROWEST_THUMB) return null;
  return { sign: thumb, wide: Math.min(WIDEST_THUMB, Math.floor(room / Math.max(1, wides))) };
}

/** In the middle of the row. */
function layThumbs(
  buttons: readonly TrayButton[],
  columns: Columns,
  { x, y, width, height }: Box,
  laid: Map<Id, Box>,
): void {
  const widths = buttons.map(({ size }) => (size === 'sign' ? columns.sign : columns.wide));
  const used = widths.reduce((sum, one) => sum + one + BETWEEN, -BETWEEN);
  let left = x + Math.floor((width - used) / 2);
  buttons.forEach(({ id }, n) => {
    laid.set(id, { x: left, y, width: widths[n]!, height });
    left += widths[n]! + BETWEEN;
  });
}

/** Words, keys below them, and the other buttons beside the words, or below where those are many. */
function risen(tray: Tray, whole: Box, measures: Measures): TrayLayout {
  const keys = tray.buttons.filter(({ size }) => size === 'key');
  const others = tray.buttons.filter(({ size }) => size !== 'key');
  const x = whole.x + EDGE;
  const inner = whole.width - 2 * EDGE;
  const beside = headWidths(others, inner, measures);
  const head = Math.max(measures.words, beside === null ? 0 : LEAST_HEAD);
  const pad = rowsOf(keys, Math.floor(inner / measures.keyWidth));
  const rest = beside === null ? thumbRows(others, inner, measures) : [];
  const deep = pad.length * LEAST_TARGET + rest.length * (measures.thumb + BETWEEN);
  const height = head + deep + 2 * EDGE;
  const box = { ...whole, y: whole.y + whole.height - height, height };
  const laid = new Map<Id, Box>();
  const top = box.y + EDGE;
  const words = layHead(others, beside, { x, y: top, width: inner, height: head }, measures, laid);
  layKeys(pad, { x, y: top + head, width: inner }, laid);
  rest.forEach((row, n) => {
    const y = top + head + pad.length * LEAST_TARGET + n * (measures.thumb + BETWEEN) + BETWEEN;
    const columns = columnsFor(row, inner, measures)!;
    layThumbs(row, columns, { x, y, width: inner, height: measures.thumb }, laid);
  });
  return { box, words, ...wordsIn(tray, words, measures), buttons: laid, risen: true };
}

interface HeadWidths {
  /** Of a wide button. */
  readonly thumb: number;
  readonly left: number;
  readonly right: number;
}

/** What the buttons beside the words take, signs before and wide ones after; null if too much. */
function headWidths(
  others: readonly TrayButton[],
  inner: number,
  { thumb }: Measures,
): HeadWidths | null {
  const signs = others.filter(({ size }) => size === 'sign').length;
  const left = signs * (thumb + BETWEEN);
  const wide = THUMB_BESIDE[inner < LARGER ? 0 : 1];
  const right = (others.length - signs) * (wide + BETWEEN);
  return inner - left - right < NARROWEST_WORDS ? null : { thumb: wide, left, right };
}

/** Returns where the words stand. */
function layHead(
  others: readonly TrayButton[],
  beside: HeadWidths | null,
  head: Box,
  { thumb }: Measures,
  laid: Map<Id, Box>,
): Box {
  if (beside === null) return head;
  const y = head.y + Math.floor((head.height - thumb) / 2);
  let [left, right] = [head.x, head.x + head.width - beside.right + BETWEEN];
  for (const { id, size } of others) {
    const width = size === 'sign' ? thumb : beside.thumb;
    laid.set(id, { x: size === 'sign' ? left : right, y, width, height: thumb });
    if (size === 'sign') left += width + BETWEEN;
    else right += width + BETWEEN;
  }
  return { ...head, x: left, width: head.width - beside.left - beside.right };
}

/** Keys touch each other; what is drawn of them is smaller. */
function layKeys(
  rows: readonly (readonly TrayButton[])[],
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  laid: Map<Id, Box>,
): void {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const each = Math.min(WIDEST_KEY, Math.floor(width / columns));
  rows.forEach((row, n) => {
    const left = x + Math.floor((width - row.length * each) / 2);
    row.forEach(({ id }, m) => {
      const height = LEAST_TARGET;
      laid.set(id, { x: left + m * each, y: y + n * LEAST_TARGET, width: each, height });
    });
  });
}

function thumbRows(
  others: readonly TrayButton[],
  inner: number,
  measures: Measures,
): TrayButton[][] {
  for (let most = others.length; most > 1; most--) {
    const rows = rowsOf(others, most);
    if (rows.every((row) => columnsFor(row, inner, measures) !== null)) return rows;
  }
  return others.map((one) => [one]);
}

/** As few rows as hold them, each about as full as the others. */
function rowsOf(buttons: readonly TrayButton[], most: number): TrayButton[][] {
  const count = Math.ceil(buttons.length / Math.max(1, most));
  const columns = Math.ceil(buttons.length / Math.max(1, count));
  return Array.from({ length: count }, (_, n) => buttons.slice(n * columns, (n + 1) * columns));
}

/** About how wide a letter is, and how high a line. */
const letters: Readonly<Record<Print, { readonly width: number; readonly leading: number }>> = {
  large: { width: 10, leading: 24 },
  usual: { width: 8.4, leading: 19 },
  small: { width: 7.3, leading: 15 },
};
/** The note is printed smaller than the question. */
const SMALLER = 0.9;
const PADDING = 8;

/** As large as fits, reckoned, not measured; where nothing does, the note is only spoken. */
function wordsIn(
  { question, note }: Tray,
  { width, height }: Box,
  { print: largest }: Measures,
): Pick<TrayLayout, 'print' | 'printsNote'> {
  const fits = (print: Print): boolean => {
    const { width: letter, leading } = letters[print];
    const lines = (words: string, each: number) =>
      Math.ceil((words.length * each) / (width - PADDING));
    return (lines(question, letter) + lines(note ?? '', letter * SMALLER)) * leading <= height;
  };
  const print = prints.slice(prints.indexOf(largest)).find(fits);
  return { print: print ?? 'small', printsNote: print !== undefined };
}
