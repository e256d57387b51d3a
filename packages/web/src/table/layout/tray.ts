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
const BETWEEN = 6;
/** Of a wide button beside words, in a risen tray on a telephone and on a larger screen. */
const THUMB_BESIDE = [92, 150] as const;
const LARGER = 500;
const NARROWEST_WORDS = 120;
/** Words that share their lines with buttons need more of them. */
const LEAST_HEAD = 60;
/** Within the edge of a risen tray, and of one in its place; the strip of inlay above that. */
const EDGE = 4;
const ASIDE = 10;
const INLAY = 8;
/** From here on words stand at the left and buttons at the right. */
const SPLIT = 700;
const WIDEST_SPLIT = 200;
const ASIDE_SPLIT = 24;
/** How much of such a tray its buttons may take. */
const BUTTONS = 0.6;
/** One line of words. */
const ONE_LINE = 24;

export function trayHeight(measures: Measures, isLow: boolean): number {
  return measures.tray - measures.words + wordsHeight(measures, isLow);
}

function wordsHeight({ words }: Measures, isLow: boolean): number {
  return isLow ? Math.min(ONE_LINE, words) : words;
}

/** `place` is what is kept for it, `whole` the part of the screen over which it may rise. */
export function layTray(tray: Tray, place: Box, whole: Box, measures: Measures): TrayLayout {
  const { buttons } = tray;
  const { thumb } = measures;
  const split = place.width >= SPLIT;
  const aside = split ? ASIDE_SPLIT : ASIDE;
  const across = place.width - 2 * aside;
  const [signs, wides] = signsAndWides(buttons);
  const room = (split ? Math.floor(across * BUTTONS) : across) - signs.length * thumb;
  const free = room - (buttons.length - 1) * BETWEEN;
  const isRisen = buttons.some(isKey) || free < wides.length * NARROWEST_THUMB;
  if (isRisen) return risen(tray, whole, measures);
  const wide = Math.min(split ? WIDEST_SPLIT : WIDEST_THUMB, Math.floor(free / wides.length));
  const widthOf = ({ size }: TrayButton) => (size === 'sign' ? thumb : wide);
  const used = Math.max(0, widthOfRow(buttons, widthOf, BETWEEN));
  const inner = {
    x: place.x + aside,
    y: place.y + INLAY,
    width: across,
    height: place.height - INLAY,
  };
  const { words, row } = split
    ? besideEachOther(inner, used, thumb)
    : underEachOther(inner, tray.low === true, measures);
  const laid = new Map<Id, Box>();
  layRow(buttons, widthOf, BETWEEN, row, laid);
  return {
    box: place,
    words,
    ...wordsIn(tray, words, measures),
    buttons: laid,
    risen: false,
    split,
  };
}

interface TrayParts {
  readonly words: Box;
  readonly row: Box;
}

function besideEachOther(inner: Box, used: number, thumb: number): TrayParts {
  const row = {
    x: inner.x + inner.width - used,
    y: inner.y + Math.floor((inner.height - thumb) / 2),
    width: used,
    height: thumb,
  };
  return { words: { ...inner, width: inner.width - used - 2 * BETWEEN }, row };
}

/** A little nearer to each other than to the edges. */
function underEachOther(inner: Box, isLow: boolean, measures: Measures): TrayParts {
  const { thumb } = measures;
  const height = wordsHeight(measures, isLow);
  const spare = inner.height - height - thumb;
  const [above, between] = [Math.floor(spare * 0.26), Math.floor(spare * 0.34)];
  const said = { ...inner, y: inner.y + above, height };
  return { words: said, row: { ...inner, y: said.y + height + between, height: thumb } };
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

function widthOfRow(
  buttons: readonly TrayButton[],
  widthOf: (button: TrayButton) => number,
  gap: number,
): number {
  return buttons.reduce((sum, button) => sum + widthOf(button) + gap, -gap);
}

/** In the middle of their row. */
function layRow(
  buttons: readonly TrayButton[],
  widthOf: (button: TrayButton) => number,
  gap: number,
  { x, y, width, height }: Box,
  laid: Map<Id, Box>,
): void {
  const used = widthOfRow(buttons, widthOf, gap);
  let left = x + Math.floor((width - used) / 2);
  for (const button of buttons) {
    laid.set(button.id, { x: left, y, width: widthOf(button), height });
    left += widthOf(button) + gap;
  }
}

/** Words, keys below them, and the other buttons beside the words, or below where those are many. */
function risen(tray: Tray, whole: Box, measures: Measures): TrayLayout {
  const made = risenWith(tray, whole, measures);
  return made.box.y >= 0 ? made : risenWith(tray, whole, { ...measures, ...LEAST });
}

/** On a low screen nothing is higher than a finger needs, or a line of words. */
const LEAST = {
  words: 30,
  thumb: LEAST_TARGET,
  key: { width: LEAST_TARGET, height: LEAST_TARGET },
};

function risenWith(tray: Tray, whole: Box, measures: Measures): TrayLayout {
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
  return {
    box,
    words,
    ...wordsIn(tray, words, measures),
    buttons: laid,
    risen: true,
    split: false,
  };
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
  { thumb, key: least }: Measures,
): ButtonRow[] {
  const keys = rowsOf(buttons.filter(isKey), width, least.width);
  const others = beside ? [] : buttons.filter((button) => !isKey(button));
  const across = keys[0]?.length ?? 1;
  const key = Math.min(WIDEST_KEY, Math.floor(width / across));
  return [
    ...keys.map((row) => ({ buttons: row, each: key, gap: 0, height: least.height })),
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

/** About how wide a letter is, and how high a line: of the question, and of the note below it. */
const letters: Readonly<Record<Print, Readonly<Record<'question' | 'note', Letter>>>> = {
  large: { question: { width: 12.4, leading: 30 }, note: { width: 6.6, leading: 20 } },
  usual: { question: { width: 9.9, leading: 24 }, note: { width: 6.2, leading: 18 } },
  small: { question: { width: 7.8, leading: 18 }, note: { width: 5.8, leading: 15 } },
};

interface Letter {
  readonly width: number;
  readonly leading: number;
}

/** As large as fits, reckoned, not measured; where nothing does, the note is only spoken. */
function wordsIn(
  tray: Tray,
  { width, height }: Box,
  { print: largest }: Measures,
): Pick<TrayLayout, 'print' | 'printsNote'> {
  const tall = (words: string, letter: Letter) =>
    Math.ceil((words.length * letter.width) / width) * letter.leading;
  const fits = (print: Print): boolean => {
    const { question, note } = letters[print];
    return tall(tray.question, question) + tall(tray.note ?? '', note) <= height;
  };
  const print = prints.slice(prints.indexOf(largest)).find(fits);
  return { print: print ?? 'small', printsNote: print !== undefined };
}
