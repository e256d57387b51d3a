/** The words and buttons under the hand. */
import type { Box } from '../layout.ts';
import type { Id, Tray, TrayButton } from '../scene.ts';
import type { Spot } from './lay.ts';
import { LEAST_TARGET } from './measures.ts';
import type { Measures } from './measures.ts';

interface ButtonRow {
  readonly buttons: readonly TrayButton[];
  readonly each: number;
  readonly gap: number;
  readonly height: number;
}

const WIDEST_THUMB = 240;
const NARROWEST_THUMB = 108;
const WIDEST_KEY = 64;
const BETWEEN = 5;
const PADDING = 8;
/** The note is printed smaller than the question. */
const SMALLER = 0.9;

/** How high it gets, and the words of it; given a map, where the buttons lie. */
export function layTray(
  tray: Tray,
  { x, y, width }: Spot,
  measures: Measures,
  buttons?: Map<Id, Box>,
): { readonly words: number; readonly height: number } {
  const words = wordsHeight(tray, width, measures);
  let top = y + words;
  for (const { buttons: row, each, gap, height } of rowsOf(tray.buttons, width, measures)) {
    const whole = row.length * (each + gap) - gap;
    const left = x + Math.floor((width - whole) / 2);
    row.forEach(({ id }, n) => {
      const box = { x: left + n * (each + gap), y: top + gap, width: each, height: height - gap };
      buttons?.set(id, box);
    });
    top += height;
  }
  return { words, height: top - y };
}

/** Reckoned, not measured: a line too many is better than cards that jump. */
function wordsHeight({ question, note }: Tray, width: number, measures: Measures): number {
  const room = width - PADDING;
  const linesOf = (words: string, letter: number) => Math.ceil((words.length * letter) / room);
  const added =
    measures.density !== 'tightest' ? linesOf(note ?? '', measures.letter * SMALLER) : 0;
  const needed = linesOf(question, measures.letter) + added;
  return Math.max(measures.lines, needed) * measures.leading;
}

/** Buttons of one size lie together; an empty tray keeps the place of its usual row. */
function rowsOf(buttons: readonly TrayButton[], width: number, measures: Measures): ButtonRow[] {
  const keys = buttons.filter(({ size }) => size === 'key');
  const wides = buttons.filter(({ size }) => size === 'wide');
  const rows = keyRows(keys, width, measures);
  return keys.length > 0 && wides.length === 0
    ? rows
    : [...rows, ...wideRows(wides, width, measures)];
}

/** Keys touch each other; what is drawn of them is smaller. */
function keyRows(keys: readonly TrayButton[], width: number, { keyWidth }: Measures): ButtonRow[] {
  const columns = columnsFor(keys.length, Math.floor(width / keyWidth));
  const each = Math.min(WIDEST_KEY, Math.floor(width / columns));
  return split(keys, columns).map((row) => ({ buttons: row, each, gap: 0, height: LEAST_TARGET }));
}

function wideRows(wides: readonly TrayButton[], width: number, measures: Measures): ButtonRow[] {
  const height = measures.thumb + BETWEEN;
  if (wides.length === 0) {
    return measures.keepsRow ? [{ buttons: [], each: 0, gap: 0, height }] : [];
  }
  const most = Math.floor((width + BETWEEN) / (NARROWEST_THUMB + BETWEEN));
  const columns = columnsFor(wides.length, Math.max(1, most));
  const each = Math.min(WIDEST_THUMB, Math.floor((width + BETWEEN) / columns) - BETWEEN);
  return split(wides, columns).map((row) => ({ buttons: row, each, gap: BETWEEN, height }));
}

/** As few rows as fit, each as full as the others. */
function columnsFor(count: number, most: number): number {
  const fitting = Math.max(1, most);
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / fitting))));
}

function split<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = [];
  for (let n = 0; n < items.length; n += columns) rows.push(items.slice(n, n + columns));
  return rows;
}
