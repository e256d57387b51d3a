/** Buttons that come where another has just been touched: a second touch was meant for that one too. */
import type { Box } from '../../table/layout.ts';
import type { Id } from '../../table/scene.ts';

/** How long, in milliseconds. */
export const MEANT_BEFORE = 500;

interface Touched {
  readonly id: Id;
  readonly box: Box;
  readonly at: number;
}

export class JustCome {
  #boxes: ReadonlyMap<Id, Box> = new Map();
  #touched: Touched | null = null;

  /** With every change of where buttons are. */
  follow(boxes: ReadonlyMap<Id, Box>): void {
    this.#boxes = boxes;
  }

  touch(id: Id): void {
    const box = this.#boxes.get(id);
    this.#touched = box === undefined ? null : { id, box, at: performance.now() };
  }

  has(id: Id): boolean {
    const [touched, box] = [this.#touched, this.#boxes.get(id)];
    if (touched === null || touched.id === id || box === undefined) return false;
    return performance.now() - touched.at < MEANT_BEFORE && overlap(touched.box, box);
  }
}

function overlap(a: Box, b: Box): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}
