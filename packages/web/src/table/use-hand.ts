import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { whenIdle } from '../shell/lazy.tsx';
import type { Hand, Held, Reach } from './hand.ts';
import type { Motion, Snapshot } from './motion.ts';
import type { Gesture, Id, Scene } from './scene.ts';
import { tappingHand } from './tapping.ts';

export interface HandProps {
  readonly lit: ReadonlySet<Id>;
  readonly liftable: ReadonlySet<Id>;
  droppable(id: Id): ReadonlySet<Id>;
  onGesture(gesture: Gesture): void;
  readonly onMark?: ((id: Id) => void) | undefined;
}

export interface UsedHand {
  readonly hand: Hand;
  readonly held: Held | null;
  /** The card that a finger is on, among many. */
  readonly magnified: Id | null;
  /** Cards that mean nothing by themselves but may be put somewhere. */
  readonly liftable: ReadonlySet<Id>;
  tap(id: Id): void;
}

export function useHand(shown: Snapshot, motion: Motion | null, props: HandProps): UsedHand {
  const { scene, layout } = shown;
  const [kept, hold] = useState<Held | null>(null);
  const [magnified, magnify] = useState<Id | null>(null);
  const held = kept !== null && layout.pieces.has(kept.id) ? kept : null;
  const targetsFor = (id: Id) => props.droppable(id);
  const liftable = useMemo(
    () => new Set([...props.liftable].filter((id) => !props.lit.has(id))),
    [props.liftable, props.lit],
  );

  /** A card that means nothing by itself is picked up; the next tap says where it goes. */
  const tap = (id: Id): void => {
    if (held !== null) hold(null);
    if (held?.id === id) return;
    const on = held && targetWith(held.targets, scene, id);
    if (held !== null && on !== null) return props.onGesture({ kind: 'drop', id: held.id, on });
    if (liftable.has(id)) hold({ id, targets: targetsFor(id), by: 'tap', over: null });
    else props.onGesture({ kind: 'tap', id });
  };

  const reach = useRef<Reach | null>(null);
  reach.current = {
    shown,
    motion,
    held,
    hold,
    targetsFor,
    tap,
    drop: (id, on) => props.onGesture({ kind: 'drop', id, on }),
    magnify,
    mark: props.onMark,
  };
  const hand = useFetchedHand(() => reach.current!);
  // What may be done with a card can change while it is held.
  useLayoutEffect(() => {
    if (kept === null) return;
    const targets = held === null ? null : targetsFor(kept.id);
    if (targets === null || targets.size === 0) hand.cancel();
    else hold({ ...kept, targets });
  }, [scene]);
  return { hand, held, magnified, liftable, tap };
}

/** Nobody has to drag for a first move: how to is fetched when there is time, or with a touch. */
function useFetchedHand(reach: () => Reach): Hand {
  const [hand, setHand] = useState<Hand | null>(null);
  const pressed = useRef<PointerEvent | null>(null);
  const fetchHand = async (): Promise<void> => {
    const { createHand } = await import('./hand.ts');
    setHand((there) => there ?? takingOver(createHand(reach), pressed.current));
  };
  useEffect(() => whenIdle(fetchHand), []);
  if (hand !== null) return hand;
  return tappingHand(reach, (event) => {
    pressed.current = event;
    // Where it cannot be fetched, taps do as well.
    if (event !== null) fetchHand().catch(() => null);
  });
}

/** What is pressed already can be dragged at once. */
function takingOver(hand: Hand, pressed: PointerEvent | null): Hand {
  if (pressed !== null) hand.down(pressed);
  return hand;
}

/** The target itself, or the zone around it. */
function targetWith(targets: ReadonlySet<Id>, { zones }: Scene, id: Id): Id | null {
  if (targets.has(id)) return id;
  const zone = zones.find(({ cards }) => cards.some((card) => card.id === id));
  return zone !== undefined && targets.has(zone.id) ? zone.id : null;
}
