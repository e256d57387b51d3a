/** Words on the cloth, in the room that is left beside other things. */
import type { Chip, Head } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { LEAST_TARGET } from '../measures.ts';
import type { Measures } from '../measures.ts';
import { layParts } from '../part.ts';
import type { Part } from '../part.ts';
import { beside } from './beside.ts';
import { headPart } from './head.ts';
import { LARGE, shapeMeasures } from './shape-measures.ts';

/** Within the edge of a chip, at both sides together. */
const EDGE = 16;
/** Of a sign before the words, or an empty box. */
const ICON = 25;
/** Of a sign in a meter, and what is beside those. */
const SIGN = { usual: 11, roomy: 16 };
const METER_EDGE = 4;
/** Of the face of whose it is. */
export const CHIP_FACE = 22;
/** How much wider than half of it a sentence in two lines is, and how high a line. */
const BROKEN = 0.6;
const LEADING = 14;
/** Narrower than this, two meters side by side, they get a line of their own; a sentence wider than that is broken. */
const NARROWEST = 154;
const WIDEST_LINE = 152;
/** On a large screen they need not take all there is. */
const BROAD = 224;
/** Of one's own head, and of the words beside it, whatever those are: it does not move for them. */
const BESIDE_CHIPS = 136;
const CHIPS = 80;
/** One that is touched has room for any of its words: it does not grow with them. */
const TOUCHED = 92;

/** With a head before them they stay together with it. */
export function chips(shown: readonly Chip[], room: number, terms: Terms, head?: Head): Part {
  return head === undefined
    ? chipsPart(shown, room, terms)
    : headWithChips(head, shown, room, terms);
}

/** All of them together take a place of their own, so that nothing beside them moves for their words. */
export function chipsPart(
  chips: readonly Chip[],
  room: number,
  terms: Terms,
  least = room < LARGE ? NARROWEST : BROAD,
): Part {
  const { gap } = terms.measures;
  const parts = chips.map((chip) => chipPart(chip, room, terms));
  const widest = Math.max(...parts.map(({ width }) => width));
  const width = Math.min(room, Math.max(least, widest));
  const heightAt = (wide: number) =>
    layParts(parts, { x: 0, y: 0, width: wide }, gap, 'start').height;
  const height = heightAt(width);
  return {
    width,
    height,
    fills: room < LARGE ? 'rest' : 'itself',
    // Those that come and go stand above those that stay.
    low: room < LARGE,
    put(boxes, x, y, got) {
      // More room may break lines where higher chips make two of them higher.
      const used = heightAt(got) <= height ? got : width;
      layParts(parts, { x, y, width: used }, gap, 'start', boxes);
    },
  };
}

function chipPart(chip: Chip, room: number, { measures }: Terms): Part {
  const { id, tap } = chip;
  const { chip: line } = shapeMeasures[measures.density];
  const { inner, lines } = wordsOf(chip, room, measures);
  const width = Math.min(room, Math.max(tap ? TOUCHED : LEAST_TARGET, inner));
  const height = Math.max(tap ? LEAST_TARGET : 0, line + (lines - 1) * LEADING);
  return {
    width,
    height,
    fills: 'itself',
    put(boxes, x, y) {
      const box = { x, y, width, height };
      for (const at of [boxes.zones, boxes.labels, boxes.places]) at.set(id, box);
      boxes.shapes.set(id, 'card');
    },
  };
}

/** A meter's signs stand under its name; on a telephone a long sentence breaks in two. */
function wordsOf(
  { name, tap, icon, meter, tone, avatar }: Chip,
  room: number,
  { density }: Measures,
): { readonly inner: number; readonly lines: number } {
  const { letter } = shapeMeasures[density];
  const sign = density === 'roomy' ? SIGN.roomy : SIGN.usual;
  const words = Math.ceil(name.length * letter);
  const face = avatar === undefined ? 0 : CHIP_FACE;
  if (meter !== null)
    return { inner: face + Math.max(words, meter.of * sign) + METER_EDGE, lines: 2 };
  const around = EDGE + (icon === null && tone !== 'strong' ? 0 : ICON);
  const breaks = !tap && room < LARGE && words + around > WIDEST_LINE;
  return { inner: (breaks ? Math.ceil(words * BROKEN) : words) + around, lines: breaks ? 2 : 1 };
}

/**
 * One's own head with words beside it: they stay together, at the right of the line above the hand.
 * There they stand still, however many melds share that line.
 */
export function headWithChips(
  head: Head,
  chips: readonly Chip[],
  room: number,
  terms: Terms,
): Part {
  const first = headPart(head, BESIDE_CHIPS, terms);
  const words = chips.length === 0 ? [] : [chipsPart(chips, CHIPS, terms, CHIPS)];
  const width = first.width + terms.measures.apart + CHIPS;
  const part = beside(first, words, width, terms);
  return {
    ...part,
    fills: room < LARGE ? 'rest' : 'itself',
    low: true,
    put: (boxes, x, y, got) => part.put(boxes, x + got - width, y, width),
  };
}
