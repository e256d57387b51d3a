/** What can be touched, and where. */
import type { Box, Layout } from './layout.ts';
import { isWhole } from './scene.ts';
import type { Id, Scene, Zone } from './scene.ts';

/** In the order in which they are read; while a card is held, with the zones it may be put in. */
export function targetsOf(
  scene: Scene,
  layout: Layout,
  held: ReadonlySet<Id> | undefined,
): Map<Id, Box> {
  const { sheet, tray, covered, more } = layout;
  const found = new Map<Id, Box>(sheet?.targets);
  if (sheet === null) {
    for (const zone of scene.zones) {
      if (!isCounted(zone.id, layout)) addZone(found, zone, layout, held);
    }
    for (const { id, box } of more.values()) found.set(id, box);
    for (const id of covered) found.delete(id);
    if (tray.risen) clip(found, tray.risen.y);
  }
  for (const { id } of scene.tray.buttons) found.set(id, tray.buttons.get(id)!);
  return found;
}

/** Of what a risen tray covers in part, the rest is touched. */
function clip(targets: Map<Id, Box>, end: number): void {
  for (const [id, box] of targets) {
    if (box.y < end && box.y + box.height > end) targets.set(id, { ...box, height: end - box.y });
  }
}

/** Whether there is no room for it, and a chip counts it. */
export function isCounted(id: Id, { more }: Layout): boolean {
  return [...more.values()].some(({ zones }) => zones.includes(id));
}

function addZone(
  found: Map<Id, Box>,
  zone: Zone,
  layout: Layout,
  held: ReadonlySet<Id> | undefined,
): void {
  const { id, cards, shape } = zone;
  const whole = isWhole(zone);
  const tap = zone.tap || zone.opens === true || (whole && held?.has(id) === true);
  const button = (whole ? layout.zones : layout.labels).get(id);
  if (tap && button !== undefined) found.set(id, button);
  if (!whole) {
    for (const card of shape === 'pile' ? cards.slice(-1) : cards) {
      if (card.tap) found.set(card.id, layout.pieces.get(card.id)!);
    }
  }
  if (shape !== 'stall') return;
  for (const line of zone.lines) if (line.tap) found.set(line.id, layout.lines.get(line.id)!);
}

export interface TargetGroups {
  /** Of each zone, in the scene's order. */
  readonly zones: readonly (readonly Id[])[];
  readonly sheet: readonly Id[];
  readonly tray: readonly Id[];
  /** Whether the tray lies over the table. */
  readonly isRisen: boolean;
}

/** Of these things, those that the Tab key takes together, first to last. */
export function groupsOf(
  { zones, tray }: Scene,
  targets: ReadonlyMap<Id, Box>,
  layout: Layout,
): TargetGroups {
  const among = (ids: readonly Id[]) => ids.filter((id) => targets.has(id));
  const idsOf = (things: readonly { readonly id: Id }[]) => things.map(({ id }) => id);
  const sheet = [...(layout.sheet?.targets.keys() ?? [])];
  return {
    zones: zones.map((zone) => {
      if (sheet.length > 0) return [];
      const lines = zone.shape === 'stall' ? zone.lines : [];
      const more = layout.more.get(zone.id);
      return among(idsOf([zone, ...(more ? [more] : []), ...zone.cards, ...lines]));
    }),
    sheet,
    tray: among(idsOf(tray.buttons)),
    isRisen: layout.tray.risen !== null,
  };
}
