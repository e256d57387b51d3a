/** What must hold of every layout, said without looking at how it was made. */
import type { Box, Layout, Viewport } from './layout.ts';
import type { Id, Scene, Zone } from './scene.ts';

const LEAST_TARGET = 44;
const LEAST_STRIP = 14;

interface Item {
  readonly id: Id;
  readonly box: Box;
  /** Of cards and labels. */
  readonly zone: Zone | null;
  readonly target: boolean;
  /** What it may share its place with: the cards of one line or pile; a zone that is one button. */
  readonly within: Id | null;
}

/** Every fault of this layout, in words; none if it is right. */
export function faultsOf(scene: Scene, layout: Layout, viewport: Viewport): string[] {
  const missing = missingOf(scene, layout);
  if (missing.length > 0) return missing;
  const items = itemsOf(scene, layout);
  return [
    ...items.flatMap(({ id, box }) =>
      isInside(box, layout, viewport) ? [] : [`${id} is off screen`],
    ),
    ...items.flatMap(({ id, box, target }) =>
      target && (box.width < LEAST_TARGET || box.height < LEAST_TARGET)
        ? [`${id} is too small`]
        : [],
    ),
    ...coveredOf(items),
    ...scene.zones
      .filter(({ shape }) => shape === 'line')
      .flatMap((zone) => hiddenOf(zone, layout)),
  ];
}

function missingOf({ zones, tray }: Scene, layout: Layout): string[] {
  const pieces = zones.flatMap(({ cards }) => cards);
  return [
    ...zones.filter(({ id }) => !layout.zones.has(id) || !layout.labels.has(id)),
    ...zones.filter(({ id }) => !layout.shapes.has(id)),
    ...pieces.filter(({ id }) => !layout.pieces.has(id)),
    ...tray.buttons.filter(({ id }) => !layout.buttons.has(id)),
  ].map(({ id }) => `${id} has no place`);
}

function itemsOf({ zones, tray }: Scene, layout: Layout): Item[] {
  return [
    ...zones.flatMap((zone) => zoneItems(zone, layout)),
    ...tray.buttons.map(({ id }): Item => {
      return { id, box: layout.buttons.get(id)!, zone: null, target: true, within: null };
    }),
    { id: 'the question', box: layout.question, zone: null, target: false, within: null },
  ];
}

function zoneItems(zone: Zone, layout: Layout): Item[] {
  const { id, cards, shape, tap } = zone;
  const cardsAreTargets = cards.some((card) => card.tap);
  const whole = tap && !cardsAreTargets;
  const label = { id: `the label of ${id}`, box: layout.labels.get(id)!, zone };
  const visible = shape === 'pile' ? cards.slice(-1) : cards;
  return [
    ...(whole ? [{ id, box: layout.zones.get(id)!, zone, target: true, within: id }] : []),
    { ...label, target: tap && !whole, within: whole ? id : null },
    ...visible.map((card) => ({
      id: card.id,
      box: layout.pieces.get(card.id)!,
      zone,
      target: card.tap,
      within: whole || (shape === 'line' && !cardsAreTargets) ? id : null,
    })),
  ];
}

function isInside({ x, y, width, height }: Box, layout: Layout, viewport: Viewport): boolean {
  const fits = x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= layout.height;
  return fits && width > 0 && height > 0;
}

/** Whatever shares its place with something that can be touched, or with words. */
function coveredOf(items: readonly Item[]): string[] {
  const found: string[] = [];
  items.forEach((one, n) => {
    for (let m = n + 1; m < items.length; m++) {
      const other = items[m]!;
      if (!overlap(one.box, other.box)) continue;
      if (one.within === null || one.within !== other.within) {
        found.push(`${one.id} and ${other.id} cover each other`);
      }
    }
  });
  return found;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Of each card in a line at least the index is seen, and none leaves its zone. */
function hiddenOf({ id, cards }: Zone, layout: Layout): string[] {
  const zone = layout.zones.get(id)!;
  return cards.flatMap((card, n) => {
    const box = layout.pieces.get(card.id)!;
    const over = cards.slice(n + 1).map((later) => layout.pieces.get(later.id)!);
    const hidden = over.some((later) => overlap(box, later) && later.x < box.x + LEAST_STRIP);
    const outside = box.x < zone.x || box.x + box.width > zone.x + zone.width;
    return hidden || outside ? [`${card.id} cannot be read`] : [];
  });
}
