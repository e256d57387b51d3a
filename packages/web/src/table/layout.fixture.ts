/** What must hold of every layout. */
import { clothItems, trayItems } from './items.fixture.ts';
import type { Item } from './items.fixture.ts';
import type { Box, Layout, SheetLayout, Viewport } from './layout.ts';
import type { Id, Piece, Scene, Zone } from './scene.ts';

const LEAST_TARGET = 44;
const LEAST_STRIP = 14;

/** Every fault of this layout, in words; none if it is right. */
export function faultsOf(scene: Scene, layout: Layout, viewport: Viewport): string[] {
  const missing = missingOf(scene, layout);
  if (missing.length > 0) return missing;
  const [cloth, tray] = [clothItems(scene, layout), trayItems(scene, layout)];
  const scrolls = layout.height > layout.window;
  const window = { x: 0, y: 0, ...viewport };
  // What lies behind a risen tray, or scrolls behind any, is judged by itself.
  const together = layout.tray.risen !== null || scrolls ? [cloth, tray] : [[...cloth, ...tray]];
  return [
    ...offScreen(cloth, { ...window, height: layout.height }),
    ...offScreen(
      tray.filter(({ box }) => !isOnSheet(box, layout)),
      layout.tray.box,
    ),
    ...offScreen([{ id: 'the tray', box: layout.tray.box }], window),
    ...(scrolls && layout.tray.box.y < layout.window && layout.tray.risen === null
      ? ['the tray lies in the window']
      : []),
    ...[...cloth, ...tray].filter(isSmall).map(({ id }) => `${id} is too small`),
    ...together.flatMap(coveredOf),
    ...(scrolls ? [] : cloth.flatMap((item) => hiddenBy(item, layout))),
    ...scene.zones.flatMap((zone) => unreadable(zone, layout)),
    ...(layout.sheet === null ? [] : sheetFaults(scene, layout.sheet, layout, viewport)),
  ];
}

function missingOf({ zones, tray }: Scene, layout: Layout): string[] {
  const lines = zones.flatMap((zone) => (zone.shape === 'stall' ? zone.lines : []));
  // What a head has is seen when it is opened.
  const laid = zones.filter(({ shape }) => shape !== 'head');
  const pieces = [...laid, ...lines].flatMap(({ cards }) => cards);
  const labelled = zones.filter(({ shape }) => shape !== 'fan' && shape !== 'stall');
  return [
    ...zones.filter(({ id }) => !layout.zones.has(id) || !layout.shapes.has(id)),
    ...labelled.filter(({ id }) => !layout.labels.has(id)),
    ...lines.filter(({ id }) => !layout.lines.has(id)),
    ...pieces.filter(({ id }) => !layout.pieces.has(id)),
    ...tray.buttons.filter(({ id }) => !layout.tray.buttons.has(id)),
  ].map(({ id }) => `${id} has no place`);
}

function offScreen(items: readonly Pick<Item, 'id' | 'box'>[], around: Box): string[] {
  return items
    .filter(({ box }) => !isInside(box, around) || box.width <= 0 || box.height <= 0)
    .map(({ id }) => `${id} is off screen`);
}

function isInside({ x, y, width, height }: Box, around: Box): boolean {
  const right = x >= around.x && x + width <= around.x + around.width;
  return right && y >= around.y && y + height <= around.y + around.height;
}

function isSmall({ box, target }: Item): boolean {
  return target !== null && (box.width < LEAST_TARGET || box.height < LEAST_TARGET);
}

/** Whatever shares its place with something that can be touched, or with words. */
function coveredOf(items: readonly Item[]): string[] {
  const found: string[] = [];
  const sorted = items.toSorted((a, b) => a.box.y - b.box.y);
  sorted.forEach((one, n) => {
    const end = one.box.y + one.box.height;
    for (let m = n + 1; m < sorted.length && sorted[m]!.box.y < end; m++) {
      const other = sorted[m]!;
      const apart = one.within === null || one.within !== other.within;
      if (apart && overlap(one.box, other.box)) found.push(...covering(one.id, other.id));
    }
  });
  return found;
}

/** In both orders, so that whoever asks for one finds it. */
function covering(one: Id, other: Id): string[] {
  return [`${one} and ${other} cover each other`, `${other} and ${one} cover each other`];
}

/** Of what can still be touched beside a risen tray, as much as a finger needs lies clear of it. */
function hiddenBy({ id, box, target }: Item, { tray, covered }: Layout): string[] {
  if (target === null || target.startsWith('more:')) return [];
  const { risen } = tray;
  if (risen === null) return [];
  if (!overlap(box, risen)) return covered.has(target) ? [`${id} is not covered at all`] : [];
  const clear = risen.y - box.y;
  return covered.has(target) || clear >= LEAST_TARGET ? [] : [`${id} is covered`];
}

function isOnSheet(box: Box, { tray: { risen } }: Layout): boolean {
  return risen !== null && isInside(box, risen);
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Of each card in a line, an own row, a hand or a meld enough is seen, and none leaves its zone. */
function unreadable(zone: Zone, layout: Layout): string[] {
  const { id, cards, shape, side } = zone;
  const isOwnRow = side === 'own' && (shape === 'row' || shape === 'line');
  if (shape !== 'line' && shape !== 'fan' && shape !== 'ribbon' && !isOwnRow) return [];
  const counted = [...layout.more.values()].some(({ zones }) => zones.includes(id));
  if (layout.folded.has(id) || counted) return [];
  const around = layout.zones.get(id)!;
  const least = (card: Piece) => {
    if ((shape !== 'fan' && !isOwnRow) || !card.tap)
      return { width: LEAST_STRIP, height: LEAST_STRIP };
    const magnified = layout.magnified.has(card.id);
    return { width: magnified ? LEAST_STRIP : LEAST_TARGET, height: LEAST_TARGET };
  };
  return [
    ...hiddenCards(cards, layout.pieces, least),
    ...offScreen(
      cards.map((card) => ({ id: card.id, box: layout.pieces.get(card.id)! })),
      around,
    ),
  ];
}

/** A later card lies over an earlier one. */
function hiddenCards(
  cards: readonly Piece[],
  boxes: ReadonlyMap<Id, Box>,
  least: (card: Piece) => { readonly width: number; readonly height: number },
): string[] {
  return cards.flatMap((card, n) => {
    const box = boxes.get(card.id)!;
    const { width, height } = least(card);
    // The corner with the index, as large as it has to be.
    const corner = { x: box.x, y: box.y, width: Math.min(width, box.width), height };
    const hidden = cards.slice(n + 1).some((later) => overlap(corner, boxes.get(later.id)!));
    return hidden ? [`${card.id} cannot be read or touched`] : [];
  });
}

function sheetFaults(
  scene: Scene,
  sheet: SheetLayout,
  layout: Layout,
  viewport: Viewport,
): string[] {
  const opened = scene.zones.filter(({ cards }) => cards.some(({ id }) => sheet.pieces.has(id)));
  // A sentence may be all there is to read.
  const isTold = sheet.pieces.size === 0 && scene.zones.some(({ read }) => read !== undefined);
  const cards = opened.flatMap((zone) => zone.cards);
  const box = (id: Id) => sheet.pieces.get(id)!;
  const least = ({ id, tap }: Piece) => ({
    width: !tap || sheet.magnified.has(id) ? LEAST_STRIP : LEAST_TARGET,
    height: tap ? LEAST_TARGET : LEAST_STRIP,
  });
  const content = { x: 0, y: 0, width: sheet.window.width, height: sheet.height };
  const parts = [
    { id: 'the title', box: sheet.title, target: null, within: null },
    { id: 'the way out', box: sheet.close, target: 'close', within: null },
    ...(isTold ? [] : [{ id: 'the window', box: sheet.window, target: null, within: null }]),
  ];
  return [
    ...(opened.length === 0 && !isTold ? ['nothing is open'] : []),
    ...offScreen([{ id: 'the sheet', box: sheet.box }], { x: 0, y: 0, ...viewport }),
    ...offScreen(parts, sheet.box),
    ...parts.filter(isSmall).map(({ id }) => `${id} is too small`),
    ...coveredOf(parts),
    ...(overlap(sheet.box, layout.tray.box) ? ['the sheet covers the tray'] : []),
    ...cards.filter(({ id }) => !sheet.pieces.has(id)).map(({ id }) => `${id} is not in the sheet`),
    ...offScreen(
      cards.map(({ id }) => ({ id, box: box(id) })),
      content,
    ),
    ...hiddenCards(cards, sheet.pieces, least),
  ];
}
