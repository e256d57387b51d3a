/**
 * Cards on their way, from where they were to where they are. Positions are known, never measured;
 * what is interrupted goes on from where it is seen. Elements are at their new places from the
 * beginning, so nothing that moves keeps anybody from touching it.
 */
import { isBack } from '../cards/face.tsx';
import { DURATION, LONGEST_STAGGER, STAGGER, TURN } from './flight.ts';
import type { Box, Layout } from './layout.ts';
import { keyframes } from './motion-keyframes.ts';
import { piecesOf } from './scene.ts';
import type { Id, Scene, Travel } from './scene.ts';

/** How a card comes to rest: the two points by which its curve is bent. */
const CURVE = [0.2, 0.7, 0.2, 1] as const;
const EASE = `cubic-bezier(${CURVE.join()})`;
/** Where more cards than these make room or appear at once, the whole table does, and is there at once. */
const MOST_AT_ONCE = 6;
const EDGE_ON = 'perspective(500px) rotateY(90deg)';

/** What is on the table, and where. */
export interface Snapshot {
  readonly scene: Scene;
  readonly layout: Layout;
}

interface Change {
  readonly root: ParentNode;
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly travels: readonly Travel[];
}

export interface Motion {
  change(change: Change): void;
  /** A card let go returns to its place, after a moment if it may still go elsewhere. */
  settle(element: HTMLElement, id: Id, from: Box, to: Box, wait: number): void;
}

/**
 * When something sets out, and when all that moves with it has arrived: every end of an animation costs
 * the page some frames, so they end together.
 */
interface Times {
  readonly wait: number;
  readonly all: number;
}

interface Flight {
  readonly animation: Animation;
  /** How long it waits before it sets out. */
  readonly wait: number;
  readonly from: Box;
  readonly to: Box;
}

export function createMotion(): Motion {
  const flights = new Map<Id, Flight>();

  const fly = (element: HTMLElement, id: Id, from: Box, to: Box, times: Times): void => {
    flights.get(id)?.animation.cancel();
    // Not among the keyframes: a browser moves by itself only what is transformed and nothing else.
    element.style.zIndex = '5';
    const { wait, all } = times;
    const passage = { from: shift(from, to), to: 'none', easing: EASE };
    const animation = element.animate(keyframes(passage, ...shares(times, DURATION)), all);
    flights.set(id, { animation, wait, from, to });
    animation.onfinish = () => {
      if (flights.get(id)?.animation !== animation) return;
      flights.delete(id);
      element.style.zIndex = '';
    };
  };

  /** Where a piece or a zone is seen at this moment. */
  const seen = (id: Id, { layout }: Snapshot, like: Box): Box | null => {
    const flight = flights.get(id);
    if (flight !== undefined) return between(flight);
    return layout.pieces.get(id) ?? centred(like, layout.zones.get(id));
  };

  return {
    settle(element, id, from, to, wait) {
      fly(element, id, from, to, { wait, all: wait + DURATION });
    },
    change({ root, before, after, travels }) {
      const sources = new Map(travels.map(({ from, to }) => [to, from]));
      const elements = elementsOf(root);
      const [was, is] = [facesOf(before.scene), facesOf(after.scene)];
      // Where everything starts is read before anything is sent on its way.
      const starts = [...after.layout.pieces].map(([id, box]) => {
        const source = sources.get(id);
        return { id, box, source, from: seen(source ?? id, before, box) };
      });
      const shifted = starts.filter(({ id, box, source, from }) => {
        return source === undefined && from !== null && !flights.has(id) && !isSame(from, box);
      });
      const isRearranged = shifted.length > MOST_AT_ONCE;
      const isNew = starts.filter(({ from }) => from === null).length > MOST_AT_ONCE;
      const all = waitOf(travels.length - 1) + DURATION;
      let sent = 0;
      for (const { id, box, source, from } of starts) {
        const element = elements.get(id);
        // What is dragged moves with the hand.
        if (element === undefined || element.style.transform !== '') continue;
        const times = { wait: source === undefined ? 0 : waitOf(sent++), all };
        const flight = flights.get(id);
        const stays =
          source === undefined && (flight === undefined ? isRearranged : isSame(flight.to, box));
        if (from !== null && !stays && !isSame(from, box)) fly(element, id, from, box, times);
        if (from === null && !isNew) appear(element);
        const [face, faceNow] = [was.get(source ?? id), is.get(id)!];
        if (isTurned(face, faceNow)) turn(root, element, face, times);
      }
    },
  };
}

function elementsOf(root: ParentNode): Map<Id, HTMLElement> {
  // What is read on a sheet lies still.
  const found = root.querySelectorAll<HTMLElement>('[data-laid] [data-piece]');
  return new Map(Array.from(found, (element) => [element.dataset['piece']!, element]));
}

function facesOf({ zones }: Scene): Map<Id, string> {
  return new Map(zones.flatMap(piecesOf).map(({ id, face }) => [id, face]));
}

function isTurned(was: string | undefined, is: string): was is string {
  return was !== undefined && was !== is && was !== 'gap' && is !== 'gap';
}

function shift(from: Box, to: Box): string {
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) ${scale}`;
}

function between({ animation, wait, from, to }: Flight): Box {
  const flown = Number(animation.currentTime ?? Infinity) - wait;
  const share = eased(Math.min(1, Math.max(0, flown / DURATION)));
  const at = (side: keyof Box) => from[side] + (to[side] - from[side]) * share;
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
}

/** The share of the way after this share of the time: `EASE`, whose curve is found by halving. */
function eased(time: number): number {
  const [x1, y1, x2, y2] = CURVE;
  let [low, high] = [0, 1];
  for (let n = 0; n < 12; n++) {
    const middle = (low + high) / 2;
    if (bent(middle, x1, x2) < time) low = middle;
    else high = middle;
  }
  return bent(low, y1, y2);
}

/** One coordinate of a Bézier curve from 0 to 1, given those of the two points between. */
function bent(at: number, first: number, second: number): number {
  return 3 * at * (1 - at) * ((1 - at) * first + at * second) + at ** 3;
}

/** A card of this size, in the middle of a zone. */
function centred({ width, height }: Box, zone: Box | undefined): Box | null {
  if (zone === undefined) return null;
  const [x, y] = [zone.x + (zone.width - width) / 2, zone.y + (zone.height - height) / 2];
  return { x, y, width, height };
}

function isSame(a: Box | undefined, b: Box): boolean {
  if (a === undefined) return false;
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, {}], { duration: DURATION });
}

/**
 * The new face is there at once; a back, which tells nothing, may turn away before it. What was face
 * up and is turned down is gone at once.
 */
function turn(root: ParentNode, element: HTMLElement, was: string, { wait, all }: Times): void {
  // What it counts stands beyond its edge: it turns up with the face, or it would be seen beside the back.
  const faces = element.querySelectorAll('[data-turn], [data-value]');
  const shown = isBack(was) ? root.querySelector(`[data-back="${was}"] [data-turn]`) : null;
  const back = shown?.cloneNode(true);
  const rise = { from: EDGE_ON, to: 'none', easing: 'ease-out' };
  const risen = keyframes(rise, ...shares({ wait: back ? wait + TURN : wait, all }, TURN));
  for (const face of faces) face.animate(risen, all);
  if (!(back instanceof HTMLElement)) return;
  delete back.dataset['turn'];
  element.append(back);
  const sink = keyframes(
    { from: 'none', to: EDGE_ON, easing: 'ease-in' },
    ...shares({ wait, all }, TURN),
  );
  const away = back.animate(sink, { duration: all, fill: 'forwards' });
  const remove = () => back.remove();
  away.finished.then(remove, remove);
}

/** How long the card with this number waits, of those that come from elsewhere. */
function waitOf(nth: number): number {
  return Math.min(LONGEST_STAGGER, STAGGER * Math.max(0, nth));
}

/** When what takes so long begins and ends, as shares of the time of all that moves with it. */
function shares({ wait, all }: Times, duration: number): [begins: number, ends: number] {
  return [wait / all, (wait + duration) / all];
}
