/**
 * The words and buttons under the hand. Their place is kept, whatever is asked: nothing on the table
 * moves for them. What needs more room rises over the table.
 */
import { canRise, risen } from '#risen';
import type { Box, TrayLayout } from '../layout.ts';
import type { Id, Tray, TrayButton } from '../scene.ts';
import {
  BETWEEN,
  isKey,
  layRow,
  NARROWEST_THUMB,
  signsAndWides,
  WIDEST_THUMB,
  widthOfRow,
  widthsOf,
} from './button-row.ts';
import { inPlaces, rowOf } from './kept-places.ts';
import type { Measures } from './measures.ts';
import { wordsIn } from './tray-words.ts';

/** Within its edge, below the strip of inlay. */
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
/** Under the buttons, as a share of what is left over. */
const BENEATH = 0.3;

export function trayHeight({ tray, lowTray }: Measures, isLow: boolean): number {
  return isLow ? lowTray : tray;
}

/**
 * `place` is what is kept for it, `whole` the part of the screen over which it may rise; the hand begins
 * at `own`.
 */
export function layTray(
  tray: Tray,
  measures: Measures,
  place: Box,
  whole: Box,
  own: number,
): TrayLayout {
  const buttons = rowOf(tray);
  const { thumb } = measures;
  const split = place.width >= SPLIT;
  const aside = split ? ASIDE_SPLIT : ASIDE;
  const across = place.width - 2 * aside;
  const [signs, wides] = signsAndWides(buttons);
  const room = (split ? Math.floor(across * BUTTONS) : across) - signs.length * thumb;
  const free = room - (buttons.length - 1) * BETWEEN;
  const needsMore =
    buttons.some((one) => isKey(one) || one.section !== undefined) ||
    free < wides.length * NARROWEST_THUMB;
  if (needsMore && canRise()) {
    const inPlace = (row: Tray) => layTray(row, measures, place, whole, own);
    return risen(tray, measures, whole, own, inPlace);
  }
  const wide = widthsOf(wides, free, split ? WIDEST_SPLIT : WIDEST_THUMB, split);
  const widthOf = ({ id }: TrayButton) => wide.get(id) ?? thumb;
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
    buttons: inPlaces(tray, buttons, laid),
    headings: new Map(),
    risen: null,
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

/** What is said has all that buttons leave, so that a question is always printed in one size. */
function underEachOther(inner: Box, isLow: boolean, measures: Measures): TrayParts {
  const { thumb } = measures;
  const words = isLow ? Math.min(ONE_LINE, measures.words) : measures.words;
  const spare = inner.height - words - thumb;
  const y = inner.y + inner.height - thumb - Math.floor(spare * BENEATH);
  return { words: { ...inner, height: y - inner.y }, row: { ...inner, y, height: thumb } };
}
