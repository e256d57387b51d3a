/** Everything of a layout that is seen or touched, said without looking at how it was made. */
import type { Box, Layout } from './layout.ts';
import type { Id, Piece, Scene, Zone } from './scene.ts';

export interface Item {
  readonly id: Id;
  readonly box: Box;
  /** What is touched with it, if it can be. */
  readonly target: Id | null;
  /** What it may share its place with: the cards of one line, pile or hand; a zone that is one button. */
  readonly within: Id | null;
}

export function trayItems({ tray }: Scene, layout: Layout): Item[] {
  return [
    ...tray.buttons.map(({ id }) => {
      return { id, box: layout.tray.buttons.get(id)!, target: id, within: null };
    }),
    { id: 'the question', box: layout.tray.words, target: null, within: null },
  ];
}

/** On the cloth; what is only counted is so by a chip. */
export function clothItems({ zones }: Scene, layout: Layout): Item[] {
  const counted = new Set([...layout.more.values()].flatMap((more) => more.zones));
  return [
    ...zones.filter(({ id }) => !counted.has(id)).flatMap((zone) => zoneItems(zone, layout)),
    ...[...layout.more].map(([id, { box }]) => {
      return { id: `more of ${id}`, box, target: `more:${id}`, within: null };
    }),
  ];
}

/** One thing to be touched, or several. */
function isOne({ shape, cards, opens }: Zone): boolean {
  return shape === 'ribbon' || opens === true || !cards.some(({ tap }) => tap);
}

function zoneItems(zone: Zone, layout: Layout): Item[] {
  const { id, tap, opens } = zone;
  if (zone.shape === 'stall') return stallItems(zone, layout);
  const whole = isOne(zone) && (tap || opens === true);
  const label = layout.labels.get(id);
  const shares = whole || mayOverlap(zone);
  return [
    ...(whole ? [{ id, box: layout.zones.get(id)!, target: id, within: id }] : []),
    ...(label === undefined ? [] : [labelItem(zone, label, whole)]),
    ...seenOf(zone, layout).map((card) => ({
      id: card.id,
      box: layout.pieces.get(card.id)!,
      target: card.tap && !isOne(zone) ? card.id : null,
      within: shares ? id : null,
    })),
  ];
}

function labelItem({ id, tap }: Zone, box: Box, whole: boolean): Item {
  return {
    id: `the label of ${id}`,
    box,
    target: tap && !whole ? id : null,
    within: whole ? id : null,
  };
}

/** Own cards in a row too, as long as a finger finds each of them. */
function mayOverlap(zone: Zone): boolean {
  const { shape, side } = zone;
  if (shape === 'row' || (shape === 'line' && !isOne(zone))) return side === 'own';
  return shape === 'fan' || shape === 'ribbon' || shape === 'line';
}

function seenOf({ id, shape, cards, opens }: Zone, layout: Layout): readonly Piece[] {
  if (shape === 'head') return [];
  if (shape === 'pile') return opens === true ? cards.slice(-5) : cards.slice(-1);
  return layout.folded.has(id) ? [cards[0]!, cards.at(-1)!] : cards;
}

function stallItems(
  { id, cards, lines }: Extract<Zone, { shape: 'stall' }>,
  layout: Layout,
): Item[] {
  const item = (of: { id: Id; tap: boolean }, box: Box, within: Id | null) => {
    return { id: of.id, box, target: of.tap ? of.id : null, within };
  };
  return [
    ...cards.map((card) => item(card, layout.pieces.get(card.id)!, `${id}'s cards`)),
    ...lines.flatMap((line) => [
      item(line, layout.lines.get(line.id)!, line.id),
      ...line.cards.map((card) =>
        item({ ...card, tap: false }, layout.pieces.get(card.id)!, line.id),
      ),
    ]),
  ];
}
