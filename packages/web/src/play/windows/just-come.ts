/**
 * Buttons that have just come where another stood: a touch may still have been meant for that one.
 */
import type { Box } from '../../table/layout.ts';
import type { Id } from '../../table/scene.ts';

/** How long, in milliseconds. */
export const MEANT_BEFORE = 500;

interface Stood {
  readonly id: Id;
  readonly box: Box;
  /** When it was last seen there. */
  readonly at: number;
}

export class JustCome {
  #boxes: ReadonlyMap<Id, Box> = new Map();
  #stood: readonly Stood[] = [];
  readonly #came = new Map<Id, number>();

  /** With every change of where buttons are. */
  follow(boxes: ReadonlyMap<Id, Box>): void {
    const now = performance.now();
    const left = Array.from(this.#boxes, ([id, box]): Stood => ({ id, box, at: now }));
    this.#stood = [...this.#stood, ...left].filter(({ at }) => now - at < MEANT_BEFORE);
    for (const [id, box] of boxes) {
      const before = this.#boxes.get(id);
      const hasCome = before === undefined || before.x !== box.x || before.y !== box.y;
      if (hasCome && this.#stood.some((one) => one.id !== id && touch(one.box, box))) {
        this.#came.set(id, now);
      }
    }
    this.#boxes = boxes;
  }

  has(id: Id): boolean {
    const at = this.#came.get(id);
    return at !== undefined && performance.now() - at < MEANT_BEFORE;
  }
}

function touch(a: Box, b: Box): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}
