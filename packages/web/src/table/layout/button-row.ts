/** Buttons side by side. */
import type { Box } from '../layout.ts';
import type { Id, TrayButton } from '../scene.ts';

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
const LETTER = 7.8;
const AROUND = 18;

/** All as wide as each other; where long words would not fit so, they take of what others do not need. */
export function widthsOf(
  buttons: readonly TrayButton[],
  room: number,
  widest: number,
): ReadonlyMap<Id, number> {
  const even = Math.min(widest, Math.floor(room / buttons.length));
  const needs = buttons.map(({ label }) => Math.ceil(label.length * LETTER) + AROUND);
  const needed = needs.reduce((sum, need) => sum + need, 0);
  const isEven = needs.every((need) => need <= even) || needed > room;
  const more = Math.floor((room - needed) / buttons.length);
  return new Map(
    buttons.map(({ id }, n) => [id, isEven ? even : Math.min(widest, needs[n]! + more)]),
  );
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
