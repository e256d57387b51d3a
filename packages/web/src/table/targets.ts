/** What can be touched, and where: for the keyboard's arrows and for what is dropped. */
import type { Box, Layout } from './layout.ts';
import type { Id, Scene, Zone } from './scene.ts';

/** A zone is one button where none of its cards is; else its label is one beside theirs. */
export function isWhole({ cards }: Zone): boolean {
  return !cards.some((card) => card.tap);
}

/** In the order in which they are read; while a card is held, with the zones it may be put in. */
export function targetsOf(
  { zones, tray }: Scene,
  layout: Layout,
  held: ReadonlySet<Id> | undefined,
): Map<Id, Box> {
  const found = new Map<Id, Box>();
  for (const zone of zones) {
    const { id, cards, shape } = zone;
    const whole = isWhole(zone);
    const tap = zone.tap || (whole && held?.has(id) === true);
    if (tap) found.set(id, (whole ? layout.zones : layout.labels).get(id)!);
    for (const card of shape === 'pile' ? cards.slice(-1) : cards) {
      if (card.tap) found.set(card.id, layout.pieces.get(card.id)!);
    }
  }
  for (const id of layout.covered) found.delete(id);
  for (const { id } of tray.buttons) found.set(id, layout.tray.buttons.get(id)!);
  return found;
}

/** Of these things, those of each zone and those of the tray, first to last. */
export function groupsOf(
  { zones, tray }: Scene,
  targets: ReadonlyMap<Id, Box>,
): { readonly zones: readonly (readonly Id[])[]; readonly tray: readonly Id[] } {
  const among = (ids: readonly Id[]) => ids.filter((id) => targets.has(id));
  return {
    zones: zones.map(({ id, cards }) => among([id, ...cards.map((card) => card.id)])),
    tray: among(tray.buttons.map(({ id }) => id)),
  };
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
  return Math.max(0, ahead) + ASIDE * aside + shift / 2;
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

/** The smallest of these places that holds the point. */
export function placeAt(places: Iterable<readonly [Id, Box]>, x: number, y: number): Id | null {
  let best: Id | null = null;
  let least = Infinity;
  for (const [id, box] of places) {
    const inside = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    const area = box.width * box.height;
    if (inside && area < least) [best, least] = [id, area];
  }
  return best;
}
