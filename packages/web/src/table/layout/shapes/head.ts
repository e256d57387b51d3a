/** Players without cards: a face, a name and a few facts. */
import type { Fan, Head } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { fanPart } from './fan.ts';
import { ARC, sagging } from '../grid.ts';
import type { Size } from '../flow.ts';
import { LEAST_TARGET } from '../measures.ts';
import type { Part } from '../part.ts';
import { LARGE, shapeMeasures } from './shape-measures.ts';
import { LEAST_BESIDE, STACKED } from '../stacked.ts';

const WIDEST_HEAD = 220;
/** On a large table heads have room between them, and none beside their words. */
const WIDEST_PITCH = 280;
const DRAWN = 150;
/** Of heads with signs. */
const THREE_LINES = 58;

/** All heads of a side, and nothing else: in one row if there is room for it, on a large table in an arc. */
export function headRow(heads: readonly Head[], room: number, terms: Terms): Part[] {
  const { apart } = terms.measures;
  const most = Math.max(1, Math.floor((room + apart) / (LEAST_TARGET + apart)));
  const columns = Math.ceil(heads.length / Math.ceil(heads.length / most));
  const isLarge = room >= LARGE;
  const widest = isLarge ? WIDEST_PITCH : WIDEST_HEAD;
  const pitch = Math.min(widest, Math.floor((room + apart) / columns) - apart);
  const width = isLarge ? Math.min(DRAWN, pitch) : pitch;
  const { head } = shapeMeasures[terms.measures.density];
  const isFull = heads.some(({ facts }) => facts.some(({ sign }) => sign !== undefined));
  const least = width < LEAST_BESIDE ? STACKED : isFull ? THREE_LINES : head;
  const height = Math.max(head, least);
  const arc = isLarge && heads.length >= 3 ? ARC : 0;
  return heads.map((one, n) => {
    const part = headPart(one, width, terms, height);
    const sag = sagging(n, heads.length, arc);
    return {
      ...part,
      width: pitch,
      height: height + arc,
      put: (boxes, x, y) => part.put(boxes, x + Math.floor((pitch - width) / 2), y + sag, width),
    };
  });
}

export function headPart({ id }: Head, width: number, terms: Terms, high?: number): Part {
  const height = high ?? shapeMeasures[terms.measures.density].head;
  return {
    width,
    height,
    fills: 'itself',
    put(boxes, x, y) {
      const box = { x, y, width, height };
      boxes.zones.set(id, box);
      boxes.labels.set(id, box);
      boxes.places.set(id, { x, y, width: Math.min(width, height), height });
      boxes.shapes.set(id, 'card');
    },
  };
}

/** One's own head, and the hand at its right: in the middle of the table, unless it needs more. */
export function headWithHand(head: Head, fan: Fan, size: Size, room: number, terms: Terms): Part {
  const { ownHead, head: least } = shapeMeasures[terms.measures.density];
  const first = headPart(head, ownHead, terms, Math.max(least, THREE_LINES));
  const indent = first.width + terms.measures.apart;
  const centred = room - 2 * indent;
  // There half of each card is seen.
  const isFew = size.width * (fan.cards.length + 1) <= 2 * centred;
  const promised = isFew ? centred : room - indent;
  const { usual: _, ...few } = fan;
  const hand = fanPart(few, size, promised, terms);
  const height = Math.max(first.height, hand.height);
  return {
    width: room,
    height,
    fills: 'line',
    put(boxes, x, y, got) {
      const low = (part: Part) => y + Math.floor((height - part.height) / 2);
      const left = Math.max(indent, Math.floor((got - hand.width) / 2));
      // It lies in the middle of the room that it was promised.
      const within = Math.floor((promised - hand.width) / 2);
      first.put(boxes, x, low(first), first.width);
      hand.put(boxes, x + left - within, low(hand), hand.width);
    },
  };
}
