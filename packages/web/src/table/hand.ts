/** The pointer: what is touched, pressed long, dragged and let go. What it means, others decide. */
import type { Box } from './layout.ts';
import type { Motion, Snapshot } from './motion.ts';
import type { Id } from './scene.ts';
import { closest } from './tapping.ts';
import { cardUnder, placeAt } from './under-pointer.ts';

/** A finger that moves less has not dragged. */
const SLOP = 8;
const LONG_PRESS = 500;
/** How long a dropped card stays there: most often it is then taken on from there. */
const WAIT = 160;
/** How far above a finger it holds a card, so as not to cover it. */
const ABOVE_FINGER = 28;

/** A card in the hand, where it may be put, and over which of these it is. */
export interface Held {
  readonly id: Id;
  readonly targets: ReadonlySet<Id>;
  readonly by: 'tap' | 'drag';
  readonly over: Id | null;
}

/** What the hand must know, as it is at the moment. */
export interface Reach {
  readonly shown: Snapshot;
  readonly motion: Motion | null;
  readonly held: Held | null;
  hold(held: Held | null): void;
  targetsFor(id: Id): ReadonlySet<Id>;
  tap(id: Id): void;
  drop(id: Id, on: Id): void;
  /** The card that the finger is on, among many; null when it has found it. */
  magnify(id: Id | null): void;
  readonly mark: ((id: Id) => void) | undefined;
}

export interface Hand {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  click(event: MouseEvent): void;
  menu(event: MouseEvent): void;
  /** The browser has taken the finger for something else, such as scrolling. */
  lost(): void;
  /** Puts back what is held. */
  cancel(): void;
}

interface Press {
  readonly pointer: number;
  readonly id: Id;
  readonly element: HTMLElement;
  /** Where it was touched, on the screen and from the corner of the table. */
  readonly x: number;
  readonly y: number;
  readonly corner: DOMRect;
  /** The finger still looks for its card. */
  readonly looks: boolean;
  readonly lift: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  readonly box: Box;
  /** Where the card is seen while it is dragged. */
  seen: Box | null;
}

export function createHand(reach: () => Reach): Hand {
  let press: Press | null = null;
  /** A drag or a long press ends in a click that means nothing. */
  let spent = false;

  const longPressed = (id: Id): void => {
    spent = true;
    press = null;
    reach().mark?.(id);
  };

  const release = (wait: number): void => {
    if (press === null) return;
    const { element, id, seen, timer, pointer, looks } = press;
    if (looks) reach().magnify(null);
    clearTimeout(timer);
    press = null;
    if (seen === null) return;
    const { motion, shown, hold } = reach();
    const box = shown.layout.pieces.get(id);
    element.style.transform = '';
    if (element.hasPointerCapture(pointer)) element.releasePointerCapture(pointer);
    if (box !== undefined) motion?.settle(element, id, seen, box, wait);
    hold(null);
  };

  const cancel = (): void => {
    release(0);
    if (reach().held !== null) reach().hold(null);
  };

  const down = (event: PointerEvent): void => {
    if (press !== null) return release(0); // A second finger.
    spent = false;
    const element = closest(event, '[data-piece]');
    const id = element?.dataset['piece'];
    const box = id === undefined ? undefined : reach().shown.layout.pieces.get(id);
    // What is read on a sheet is not carried away from there.
    const cloth = element?.closest('[data-laid]') ?? null;
    if (event.button !== 0 || !element || id === undefined || box === undefined) return;
    if (cloth === null) return;
    const looks = event.pointerType === 'touch' && reach().shown.layout.magnified.has(id);
    if (looks) reach().magnify(id);
    press = {
      pointer: event.pointerId,
      id,
      element,
      x: event.clientX,
      y: event.clientY,
      corner: cloth.getBoundingClientRect(),
      looks,
      lift: event.pointerType === 'touch' ? ABOVE_FINGER : 0,
      timer: reach().mark && setTimeout(() => longPressed(id), LONG_PRESS),
      box,
      seen: null,
    };
  };

  /** Whether the card is in the hand from now on. */
  const takeUp = ({ id, element, pointer, timer }: Press): boolean => {
    clearTimeout(timer);
    const targets = reach().targetsFor(id);
    if (targets.size === 0) return false;
    element.setPointerCapture(pointer);
    spent = true;
    reach().hold({ id, targets, by: 'drag', over: null });
    return true;
  };

  /** Where cards lie close, a finger goes over them until it leaves the hand with one. */
  const lookFor = (event: PointerEvent, from: Press): Press => {
    const { scene, layout } = reach().shown;
    const [x, y] = [event.clientX - from.corner.x, event.clientY - from.corner.y];
    const id = cardUnder(scene, layout, from.id, x, y);
    if (id === from.id) return from;
    clearTimeout(from.timer);
    reach().magnify(id);
    if (id === null) return { ...from, looks: false };
    const cloth = from.element.closest('[data-laid]')!;
    const element = cloth.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`)!;
    return {
      ...from,
      id,
      element,
      box: layout.pieces.get(id)!,
      x: event.clientX,
      y: event.clientY,
    };
  };

  const move = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    if (press.looks) press = lookFor(event, press);
    if (press.looks) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (press.seen === null) {
      if (Math.hypot(dx, dy) <= SLOP) return;
      if (!takeUp(press)) return void (press = null);
    }
    const { shown, held, hold } = reach();
    press.seen = { ...press.box, x: press.box.x + dx, y: press.box.y + dy - press.lift };
    // Should its place have moved meanwhile, the card stays under the finger.
    const place = shown.layout.pieces.get(press.id) ?? press.box;
    const [x, y] = [press.seen.x - place.x, press.seen.y - place.y];
    press.element.style.transform = `translate(${x}px, ${y}px)`;
    const [left, top] = [event.clientX - press.corner.x, event.clientY - press.corner.y];
    const over = held && targetUnder(held.targets, shown, left, top, press.seen);
    if (held !== null && over !== held.over) hold({ ...held, over });
  };

  const up = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const over = press.seen === null ? null : (reach().held?.over ?? null);
    const { id, looks } = press;
    release(over === null ? 0 : WAIT);
    if (over !== null) reach().drop(id, over);
    // What it was on last, whatever it touched first.
    spent ||= looks;
    if (looks) reach().tap(id);
  };

  /** Between the cards the cloth itself is touched. */
  const bareUnder = (event: MouseEvent): Id | undefined =>
    closest(event, '[data-laid]') === null ? undefined : reach().shown.scene.bare;

  return {
    down,
    move,
    up,
    lost: () => release(0),
    cancel,
    click(event) {
      const id = closest(event, '[data-id]')?.dataset['id'] ?? bareUnder(event);
      // The keyboard's clicks are always meant.
      if (id !== undefined && !(spent && event.detail > 0)) reach().tap(id);
      spent = false;
    },
    menu(event) {
      const id = closest(event, '[data-piece]')?.dataset['piece'];
      if (id === undefined || reach().mark === undefined) return;
      event.preventDefault();
      if (spent) return;
      clearTimeout(press?.timer);
      longPressed(id);
    },
  };
}

/** Under the finger, or else under the middle of the card. */
function targetUnder(
  targets: ReadonlySet<Id>,
  { layout }: Snapshot,
  x: number,
  y: number,
  card: Box,
): Id | null {
  const places = [...targets].flatMap((id) => {
    const box = layout.pieces.get(id) ?? layout.zones.get(id) ?? layout.lines.get(id);
    return box === undefined ? [] : [[id, box] as const];
  });
  const middle = [card.x + card.width / 2, card.y + card.height / 2] as const;
  return placeAt(places, x, y) ?? placeAt(places, ...middle);
}
