/** Zones that were opened to be read: all their cards in rows, on a sheet between the top and the own hand. */
import type { Box, SheetLayout } from '../../layout.ts';
import type { Id, Zone } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { isCards } from '../board.ts';
import type { Board } from '../board.ts';
import type { Placed } from '../place.ts';
import { CLOSE } from './ids.ts';
import { evenly, fittingAt, heightOf, putRows } from './fan.ts';
import type { Rows } from './fan.ts';
import { meldsContent } from './sheet-melds.ts';
import type { SheetContent } from './sheet-melds.ts';
import { sizeOf } from '../flow.ts';
import { LEAST_STRIP, LEAST_TARGET } from '../measures.ts';

const WIDEST = 640;
const TITLE = 48;
const EDGE = 8;
/** What is left of the cloth above it. */
const ABOVE = 4;
/** So that the edge of a card that may be touched is seen. */
const PAD = 3;

export function laySheet(
  zones: readonly Zone[],
  board: Board,
  tray: number,
  table: Placed,
  { measures: { gap } }: Terms,
): SheetLayout {
  const end = Math.min(tray, handTop(board, table));
  const width = Math.min(board.width, WIDEST);
  const x = board.left + Math.floor((board.width - width) / 2);
  const inner = width - 2 * EDGE;
  const title = titleHeight(zones, inner - LEAST_TARGET);
  const most = end - ABOVE - title - EDGE;
  const [zone, ...others] = zones;
  const content =
    others.length > 0 ? meldsContent(zones, inner, most) : contentOf(zone!, inner, most, gap);
  const hasCards = content.pieces.size > 0;
  const seen = hasCards ? Math.max(LEAST_TARGET, Math.min(most, content.height)) : 0;
  const y = end - seen - title - EDGE;
  const left = x + EDGE;
  const close = { x: left + inner - LEAST_TARGET, y, width: LEAST_TARGET, height: TITLE };
  const window = { x: left, y: y + title, width: inner, height: seen };
  return {
    box: { x, y, width, height: end - y },
    title: { x: left, y, width: inner - LEAST_TARGET, height: title },
    close,
    window,
    ...content,
    targets: new Map([[CLOSE, close], ...targetsOf(zones, content.pieces, window)]),
  };
}

/** What is read leaves the own hand in sight, where that leaves room; on a cloth that scrolls, once at its end. */
function handTop({ own }: Board, { zones, height, window }: Placed): number {
  const hand = own.find((group) => !isCards(group) && group.shape === 'fan');
  const top = hand === undefined ? Infinity : zones.get(hand.id)!.y - (height - window);
  return top < LEAST_READ ? Infinity : top;
}

/** For a title, and a row of cards; more of them scroll. */
const LEAST_READ = 150;

/** About how wide a letter is of what is said under the title, and how high its lines. */
const LETTER = 6.4;
const LEADING = 16;

function titleHeight([zone]: readonly Zone[], width: number): number {
  const lines = Math.ceil(((zone?.read ?? '').length * LETTER) / width);
  return TITLE + Math.max(0, lines - 1) * LEADING;
}

function targetsOf(
  zones: readonly Zone[],
  pieces: ReadonlyMap<Id, Box>,
  { x, y }: Box,
): [Id, Box][] {
  const cards = zones.flatMap((zone) => zone.cards).filter(({ tap }) => tap);
  return cards.map(({ id }) => {
    const box = pieces.get(id)!;
    return [id, { ...box, x: x + box.x, y: y + box.y }];
  });
}

interface Way {
  readonly width: number;
  /** How much of a card is seen at least. */
  readonly step: number;
  /** Whether a row covers what it can of the one above. */
  readonly snug: boolean;
}

/** Large and apart, then small and close to each other. */
const ways: readonly Way[] = [
  ...[72, 64, 56, 50, LEAST_TARGET].map((width) => ({ width, step: width, snug: false })),
  { width: 50, step: LEAST_TARGET, snug: true },
  ...[LEAST_TARGET, 32, 22, LEAST_STRIP].map((step) => ({ width: LEAST_TARGET, step, snug: true })),
];

function contentOf(zone: Zone, room: number, most: number, gap: number): SheetContent {
  const tried = ways.map((way) => inRows(zone, way, room, gap));
  return tried.find(({ height }) => height <= most) ?? tried.at(-1)!;
}

function inRows({ cards }: Zone, { width, step, snug }: Way, room: number, gap: number) {
  const size = sizeOf(width, 'card');
  const pitch = snug ? LEAST_TARGET : size.height + gap;
  const made = {
    labels: new Map<Id, Box>(),
    pieces: new Map<Id, Box>(),
    under: new Set<Id>(),
    magnified: new Set<Id>(),
  };
  if (cards.length === 0) return { height: 2 * PAD, ...made };
  const spot = { x: PAD, y: PAD, width: room - 2 * PAD };
  const count = Math.ceil(cards.length / fittingAt(step, width, spot.width));
  const counts = evenly(cards.length, count);
  const rows: Rows = { counts, places: counts, pitch, size };
  putRows(made, cards, rows, spot, gap);
  return { height: heightOf(rows) + 2 * PAD, ...made };
}
