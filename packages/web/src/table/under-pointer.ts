/** What lies where a finger or a card is. */
import type { Box, Layout } from './layout.ts';
import type { Id, Scene } from './scene.ts';

/** Of the cards that lie together with this one, the uppermost at the point. */
export function cardUnder(
  { zones }: Scene,
  { pieces }: Layout,
  among: Id,
  x: number,
  y: number,
): Id | null {
  const cards = zones.find((zone) => zone.cards.some(({ id }) => id === among))?.cards ?? [];
  return cards.findLast(({ id }) => isAt(pieces.get(id)!, x, y))?.id ?? null;
}

function isAt(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** The smallest of these places that holds the point. */
export function placeAt(places: Iterable<readonly [Id, Box]>, x: number, y: number): Id | null {
  let best: Id | null = null;
  let least = Infinity;
  for (const [id, box] of places) {
    const area = box.width * box.height;
    if (isAt(box, x, y) && area < least) [best, least] = [id, area];
  }
  return best;
}
