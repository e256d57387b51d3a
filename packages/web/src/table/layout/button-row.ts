/** Buttons side by side. */
import type { Box } from '../layout.ts';
import type { Id, TrayButton } from '../scene.ts';
import { LEAST_TARGET } from './measures.ts';

/** Between two of them. */
export const BETWEEN = 6;
export const NARROWEST_THUMB = 72;
export const WIDEST_THUMB = 240;

export function isKey({ size }: TrayButton): boolean {
  return size === 'key';
}

export function signsAndWides(buttons: readonly TrayButton[]): [TrayButton[], TrayButton[]] {
  return [
    buttons.filter(({ size }) => size === 'sign'),
    buttons.filter(({ size }) => size === 'wide'),
  ];
}

export function widthOfRow(
  buttons: readonly TrayButton[],
  widthOf: (button: TrayButton) => number,
  gap: number,
): number {
  return buttons.reduce((sum, button) => sum + widthOf(button) + gap, -gap);
}

/** About how wide a letter is on a button, and what there is around its words. */
const LETTER = 7.4;
const AROUND = 18;

/** With the key that presses it, where that is printed. */
const HINT = 34;

function needOf({ label }: TrayButton): number {
  return Math.max(LEAST_TARGET, Math.ceil(label.length * LETTER) + AROUND);
}

/** All as wide as each other; where long words would not fit so, they take of what others do not need. */
export function widthsOf(
  buttons: readonly TrayButton[],
  room: number,
  widest: number,
  hasHints = false,
): ReadonlyMap<Id, number> {
  const even = Math.min(widest, Math.floor(room / buttons.length));
  const needs = buttons.map((button) => needOf(button) + (hasHints ? HINT : 0));
  const needed = needs.reduce((sum, need) => sum + need, 0);
  const isEven = needs.every((need) => need <= even) || needed > room;
  const more = Math.floor((room - needed) / buttons.length);
  return new Map(
    buttons.map(({ id }, n) => [
      id,
      isEven ? even : Math.max(needs[n]!, Math.min(widest, needs[n]! + more)),
    ]),
  );
}

/** In as few rows as their words allow. */
export function wordedRows(buttons: readonly TrayButton[], room: number): TrayButton[][] {
  const rows: TrayButton[][] = [];
  let used = Infinity;
  for (const button of buttons) {
    const need = needOf(button) + BETWEEN;
    used += need;
    if (used > room + BETWEEN) {
      rows.push([]);
      used = need;
    }
    rows.at(-1)!.push(button);
  }
  return rows;
}

/** In the middle of their row. */
export function layRow(
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
