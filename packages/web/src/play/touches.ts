/**
 * What may be touched, as data. A face says it once a decision, and once more for each step of a move
 * that has been begun: the rules are asked there, never when the table is drawn.
 */
import type { AnyMove, Rejection } from '@mazzo/kernel';
import type { Gesture, Id } from '../table/scene.ts';

/**
 * What a gesture means: a move, perhaps with others that follow it as long as nothing comes between;
 * or a move begun that another gesture goes on with (null gives it up).
 */
export type Meaning<Move = AnyMove, Begun = unknown> =
  | { readonly kind: 'move'; readonly move: Move; readonly further?: readonly Move[] }
  | { readonly kind: 'begun'; readonly begun: Begun | null };

/** What a gesture would mean, or why it means nothing where no move is there yet to be judged. */
export type Intent<Move = AnyMove, Begun = unknown> =
  | Meaning<Move, Begun>
  | { readonly kind: 'refused'; readonly why: Rejection };

/** Only what leads on. Whatever else is touched is told why not. */
export interface Touches<Move = AnyMove, Begun = unknown> {
  readonly taps: ReadonlyMap<Id, Meaning<Move, Begun>>;
  /**
   * Cards that may be lifted, each with what says where it may be put. That is called when the card
   * is lifted, and no more than once: what is costly to know is not asked for every card. Nowhere at
   * all is an answer too.
   */
  readonly drops: ReadonlyMap<Id, () => ReadonlyMap<Id, Meaning<Move, Begun>>>;
}

export const noTouches: Touches<never, never> = { taps: new Map(), drops: new Map() };

/** For games that can list their moves: of these gestures those that lead to one of them. */
export function touchesOf<Move extends AnyMove, Begun>(
  gestures: Iterable<Gesture>,
  legal: readonly Move[],
  meant: (gesture: Gesture) => Intent<Move, Begun> | null,
): Touches<Move, Begun> {
  const allowed = new Set(legal.map(keyOf));
  const taps = new Map<Id, Meaning<Move, Begun>>();
  const drops = new Map<Id, Map<Id, Meaning<Move, Begun>>>();
  for (const gesture of gestures) {
    // Several moves may begin with the same gesture.
    const known = gesture.kind === 'tap' ? taps : drops.get(gesture.id);
    if (known?.has(gesture.kind === 'tap' ? gesture.id : gesture.on) === true) continue;
    const meaning = meant(gesture);
    if (meaning === null || meaning.kind === 'refused') continue;
    if (meaning.kind === 'move' && !allowed.has(keyOf(meaning.move))) continue;
    if (gesture.kind === 'tap') taps.set(gesture.id, meaning);
    else drops.set(gesture.id, (drops.get(gesture.id) ?? new Map()).set(gesture.on, meaning));
  }
  return { taps, drops: new Map(Array.from(drops, ([id, places]) => [id, () => places])) };
}

/** The same for the same move, whatever order its fields are in. */
export function keyOf(move: AnyMove): string {
  return JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function tap(id: Id): Gesture {
  return { kind: 'tap', id };
}

export function drop(id: Id, on: Id): Gesture {
  return { kind: 'drop', id, on };
}
