/** One part at the left, and others in as few lines as they need at the right of it. */
import type { Terms } from '../block.ts';
import { layParts } from '../part.ts';
import type { Part } from '../part.ts';

/** About a common axis. */
export function beside(left: Part, right: readonly Part[], room: number, terms: Terms): Part {
  const { apart } = terms.measures;
  const indent = left.width + apart;
  const spot = { x: indent, y: 0, width: room - indent };
  const { height: tall } = layParts(right, spot, apart, 'start');
  const height = Math.max(left.height, tall);
  const middle = (y: number, high: number) => y + Math.floor((height - high) / 2);
  return {
    width: room,
    height,
    fills: 'line',
    put(boxes, x, y) {
      left.put(boxes, x, middle(y, left.height), left.width);
      layParts(right, { ...spot, x: x + indent, y: middle(y, tall) }, apart, 'start', boxes);
    },
  };
}
