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
/** Of a wide button beside words, in a risen tray on a telephone and on a larger screen. */
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
  const { thumb } = measures;
  const [signs, wides] = signsAndWides(buttons);
  const room = place.width - signs.length * thumb - (buttons.length - 1) * BETWEEN;
  const isRisen = buttons.some(isKey) || room < wides.length * NARROWEST_THUMB;
  if (isRisen) return risen(tray, whole, measures);
  const words = { ...place, height: measures.words };
  const laid = new Map<Id, Box>();
  const wide = Math.min(WIDEST_THUMB, Math.floor(room / wides.length));
  const row = { ...place, y: place.y + measures.words + BETWEEN, height: thumb };
  layRow(buttons, ({ size }) => (size === 'sign' ? thumb : wide), BETWEEN, row, laid);
  return { box: place, words, ...wordsIn(tray, words, measures), buttons: laid, risen: false };
}

function isKey({ size }: TrayButton): boolean {
  return size === 'key';
}

function signsAndWides(buttons: readonly TrayButton[]): [TrayButton[], TrayButton[]] {
  return [
    buttons.filter(({ size }) => size === 'sign'),
    buttons.filter(({ size }) => size === 'wide'),
  ];
}

/** In the middle of their row. */
function layRow(
  buttons: readonly TrayButton[],
  widthOf: (button: TrayButton) => number,
  gap: number,
  { x, y, width, height }: Box,
  laid: Map<Id, Box>,
): void {
  const used = buttons.reduce((sum, button) => sum + widthOf(button) + gap, -gap);
  let left = x + Math.floor((width - used) / 2);
  for (const button of buttons) {
    laid.set(button.id, { x: left, y, width: widthOf(button), height });
    left += widthOf(button) + gap;
  }
}

/** Words, keys below them, and the other buttons beside the words, or below where those are many. */
function risen(tray: Tray, whole: Box, measures: Measures): TrayLayout {
  const laid = new Map<Id, Box>();
  const [x, width] = [whole.x + EDGE, whole.width - 2 * EDGE];
  const head = headOf(tray.buttons, width, measures);
  const rows = rowsBelow(tray.buttons, width, head.beside, measures);
  const deep = rows.reduce((sum, { height }) => sum + height, 0);
  const height = head.height + deep + 2 * EDGE;
  const box = { ...whole, y: whole.y + whole.height - height, height };
  let y = box.y + EDGE;
  const words = layHead(head, { x, y, width, height: head.height }, measures, laid);
  y += head.height;
  for (const { buttons, each, gap, height: high } of rows) {
    layRow(buttons, () => each, gap, { x, y: y + gap, width, height: high - gap }, laid);
    y += high;
  }
  return { box, words, ...wordsIn(tray, words, measures), buttons: laid, risen: true };
}

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
  const after = wides.length * (wide + BETWEEN);
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
  readonly each: number;
  readonly gap: number;
  readonly height: number;
}

/** Keys touch each other; what is drawn of them is smaller. */
function rowsBelow(
  buttons: readonly TrayButton[],
  width: number,
  beside: boolean,
  { thumb, keyWidth }: Measures,
): ButtonRow[] {
  const keys = rowsOf(buttons.filter(isKey), width, keyWidth);
  const others = beside ? [] : buttons.filter((button) => !isKey(button));
  const across = keys[0]?.length ?? 1;
  const key = Math.min(WIDEST_KEY, Math.floor(width / across));
  return [
    ...keys.map((row) => ({ buttons: row, each: key, gap: 0, height: LEAST_TARGET })),
    ...rowsOf(others, width, NARROWEST_THUMB + BETWEEN).map((row) => {
      const each = Math.min(WIDEST_THUMB, Math.floor((width + BETWEEN) / row.length) - BETWEEN);
      return { buttons: row, each, gap: BETWEEN, height: thumb + BETWEEN };
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
