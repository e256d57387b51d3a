import type { Id } from '../scene.ts';

/** The place of the card that comes next. */
export function nextId(hand: Id): Id {
  return `${hand}:next`;
}
