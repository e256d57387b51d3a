/** What a touch opens or closes, where it means nothing to the game. */
import { CLOSE, headOfMore } from '../layout/shapes/ids.ts';
import type { Gesture, Id, Scene } from '../scene.ts';

/** What is to be read then: a zone, or the head of a player; null for nothing, undefined as it was. */
export function opens(
  gesture: Gesture,
  { zones }: Scene,
  lit: ReadonlySet<Id>,
): Id | null | undefined {
  if (gesture.kind !== 'tap' || lit.has(gesture.id)) return undefined;
  const { id } = gesture;
  if (id === CLOSE) return null;
  const isOpened = zones.some((zone) => zone.id === id && zone.opens === true);
  return isOpened ? id : (headOfMore(id) ?? undefined);
}
