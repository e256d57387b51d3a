/** Where the keyboard's arrows lead. */
import type { Box } from './layout.ts';
import type { Id } from './scene.ts';
import type { TargetGroups } from './targets.ts';

/** The arrows do not leave a sheet: what is read, or a tray that has risen over the table. */
export function withinSheet(
  targets: ReadonlyMap<Id, Box>,
  { sheet, tray, isRisen }: TargetGroups,
  from: Id,
): ReadonlyMap<Id, Box> {
  const group = [sheet, isRisen || sheet.length > 0 ? tray : []].find((ids) => ids.includes(from));
  return group === undefined ? targets : new Map(group.map((id) => [id, targets.get(id)!]));
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest of them that way; one straight ahead counts as nearer than one aside. */
export function neighbour(
  targets: ReadonlyMap<Id, Box>,
  from: Id,
  direction: Direction,
): Id | null {
  const start = targets.get(from);
  if (start === undefined) return null;
  let best: Id | null = null;
  let least = Infinity;
  for (const [id, box] of targets) {
    const distance = id === from ? Infinity : distanceTo(start, box, direction);
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}

const ASIDE = 3;
/** Left and right lead along a row as long as it has more. */
const OTHER_ROW = 10_000;

function distanceTo(from: Box, to: Box, direction: Direction): number {
  const sideways = direction === 'left' || direction === 'right';
  const [a, b] = sideways ? [along(from), along(to)] : [across(from), across(to)];
  const [c, d] = sideways ? [across(from), across(to)] : [along(from), along(to)];
  const onwards = direction === 'right' || direction === 'down';
  const ahead = onwards ? b.start - a.end : a.start - b.end;
  // Boxes touch or share a few pixels; what begins behind the middle does not lie ahead.
  if (ahead < -Math.min(a.end - a.start, b.end - b.start) / 2) return Infinity;
  const aside = Math.max(0, d.start - c.end, c.start - d.end);
  const shift = Math.abs((d.start + d.end - c.start - c.end) / 2);
  const leavesRow = sideways && aside > 0 ? OTHER_ROW : 0;
  return Math.max(0, ahead) + ASIDE * aside + shift / 2 + leavesRow;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function along({ x, width }: Box): Span {
  return { start: x, end: x + width };
}

function across({ y, height }: Box): Span {
  return { start: y, end: y + height };
}
