/** Buttons that come where another has just been touched, or was about to be: a touch was meant for that one. */
import type { Box } from '../../table/layout.ts';
import type { Id } from '../../table/scene.ts';
import { GO_ON, WISH } from '../scene-shown.ts';

/** How long, in milliseconds. */
export const MEANT_BEFORE = 500;

/** What comes by itself where a move was made. */
const pagesOwn: ReadonlySet<Id> = new Set([WISH, GO_ON]);

interface Stood {
  /** Buttons that stood there, and until when. */
  readonly boxes: ReadonlyMap<Id, Box>;
  readonly at: number;
}

export class JustCome {
  #boxes: ReadonlyMap<Id, Box> = new Map();
  #touched: Stood | null = null;
  #closed: Stood | null = null;

  /** With every change of where buttons are. */
  follow(boxes: ReadonlyMap<Id, Box>): void {
    this.#boxes = boxes;
  }

  /** A window closes by itself, maybe under a finger on its way. */
  close(): void {
    this.#closed = { boxes: this.#boxes, at: performance.now() };
  }

  /** Whether it was meant. */
  touch(id: Id): boolean {
    const box = this.#boxes.get(id);
    if (this.#isNewIn(this.#closed, id)) return false;
    if (pagesOwn.has(id) && this.#isNewIn(this.#touched, id)) return false;
    const boxes = new Map(box === undefined ? [] : [[id, box]]);
    this.#touched = { boxes, at: performance.now() };
    return true;
  }

  /** It has just come where another one stood. */
  #isNewIn(stood: Stood | null, id: Id): boolean {
    const box = this.#boxes.get(id);
    if (stood === null || box === undefined) return false;
    if (performance.now() - stood.at >= MEANT_BEFORE) return false;
    return [...stood.boxes].some(([other, place]) => other !== id && overlap(place, box));
  }
}

function overlap(a: Box, b: Box): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}
