/** What must hold of every layout, said without looking at how it was made. */
import type { Box, Layout, Viewport } from './layout.ts';
import type { Id, Scene, Zone } from './scene.ts';

const LEAST_TARGET = 44;
const LEAST_STRIP = 14;

interface Item {
  readonly id: Id;
  readonly box: Box;
  /** What is touched with it, if it can be. */
  readonly target: Id | null;
  /** What it may share its place with: the cards of one line or pile; a zone that is one button. */
  readonly within: Id | null;
}

/** Every fault of this layout, in words; none if it is right. */
export function faultsOf(scene: Scene, layout: Layout, viewport: Viewport): string[] {
  const missing = missingOf(scene, layout);
  if (missing.length > 0) return missing;
  const cloth = scene.zones.flatMap((zone) => zoneItems(zone, layout));
  const tray = trayItems(scene, layout);
  const scrolls = layout.height > layout.window;
  // What lies behind a risen tray, or scrolls behind any, is judged by itself.
  const together = layout.tray.risen || scrolls ? [cloth, tray] : [[...cloth, ...tray]];
  return [
    ...offScreen(cloth, { x: 0, y: 0, width: viewport.width, height: layout.height }),
    ...offScreen(tray, layout.tray.box),
    ...offScreen([{ id: 'the tray', box: layout.tray.box }], { x: 0, y: 0, ...viewport }),
    ...(scrolls && layout.tray.box.y < layout.window && !layout.tray.risen
      ? ['the tray lies in the window']
      : []),
    ...[...cloth, ...tray].filter(isSmall).map(({ id }) => `${id} is too small`),
    ...together.flatMap(coveredOf),
    ...(layout.tray.risen && !scrolls ? cloth.flatMap((item) => hiddenBy(item, layout)) : []),
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
    ...tray.buttons.filter(({ id }) => !layout.tray.buttons.has(id)),
  ].map(({ id }) => `${id} has no place`);
}

function trayItems({ tray }: Scene, layout: Layout): Item[] {
  return [
    ...tray.buttons.map(({ id }) => {
      return { id, box: layout.tray.buttons.get(id)!, target: id, within: null };
    }),
    { id: 'the question', box: layout.tray.words, target: null, within: null },
  ];
}

function zoneItems(zone: Zone, layout: Layout): Item[] {
  const { id, cards, shape, tap } = zone;
  const cardsAreTargets = cards.some((card) => card.tap);
  const whole = tap && !cardsAreTargets;
  const label = { id: `the label of ${id}`, box: layout.labels.get(id)! };
  const visible = shape === 'pile' ? cards.slice(-1) : cards;
  return [
    ...(whole ? [{ id, box: layout.zones.get(id)!, target: id, within: id }] : []),
    { ...label, target: tap && !whole ? id : null, within: whole ? id : null },
    ...visible.map((card) => ({
      id: card.id,
      box: layout.pieces.get(card.id)!,
      target: card.tap ? card.id : null,
      within: whole || (shape === 'line' && !cardsAreTargets) ? id : null,
    })),
  ];
}

function offScreen(items: readonly Pick<Item, 'id' | 'box'>[], around: Box): string[] {
  return items
    .filter(({ box: { x, y, width, height } }) => {
      const right = x >= around.x && x + width <= around.x + around.width;
      const down = y >= around.y && y + height <= around.y + around.height;
      return !right || !down || width <= 0 || height <= 0;
    })
    .map(({ id }) => `${id} is off screen`);
}

function isSmall({ box, target }: Item): boolean {
  return target !== null && (box.width < LEAST_TARGET || box.height < LEAST_TARGET);
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

/** Of what can still be touched beside a risen tray, as much as a finger needs lies clear of it. */
function hiddenBy({ id, box, target }: Item, { tray, covered }: Layout): string[] {
  if (target === null) return [];
  if (!overlap(box, tray.box)) return covered.has(target) ? [`${id} is not covered at all`] : [];
  const clear = tray.box.y - box.y;
  return covered.has(target) || clear >= LEAST_TARGET ? [] : [`${id} is covered`];
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
