/**
 * Cards on their way, from where they were to where they are. Positions are known, never measured;
 * what is interrupted goes on from where it is seen. Elements are at their new places from the
 * beginning, so nothing that moves keeps anybody from touching it.
 */
import { isBack } from '../cards/face.tsx';
import { DURATION, LONGEST_STAGGER, STAGGER, TURN } from './flight.ts';
import type { Box, Layout } from './layout.ts';
import { piecesOf } from './scene.ts';
import type { Id, Scene, Travel } from './scene.ts';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** Where more cards than these make room at once, the whole table does, and is there at once. */
const MOST_SHIFTED = 6;
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

interface Flight {
  readonly animation: Animation;
  readonly from: Box;
  readonly to: Box;
}

export function createMotion(): Motion {
  const flights = new Map<Id, Flight>();

  const fly = (element: HTMLElement, id: Id, from: Box, to: Box, delay: number): void => {
    flights.get(id)?.animation.cancel();
    // Not among the keyframes: a browser moves by itself only what is transformed and nothing else.
    element.style.zIndex = '5';
    const animation = element.animate([{ transform: shift(from, to) }, { transform: 'none' }], {
      duration: DURATION,
      delay,
      easing: EASE,
      fill: 'backwards',
    });
    flights.set(id, { animation, from, to });
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
    settle: fly,
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
      const isRearranged = shifted.length > MOST_SHIFTED;
      let sent = 0;
      for (const { id, box, source, from } of starts) {
        const element = elements.get(id);
        // What is dragged moves with the hand.
        if (element === undefined || element.style.transform !== '') continue;
        const delay = source === undefined ? 0 : Math.min(LONGEST_STAGGER, STAGGER * sent++);
        const flight = flights.get(id);
        const stays =
          source === undefined && (flight === undefined ? isRearranged : isSame(flight.to, box));
        if (from === null) appear(element);
        else if (!stays && !isSame(from, box)) fly(element, id, from, box, delay);
        const [face, faceNow] = [was.get(source ?? id), is.get(id)!];
        if (isTurned(face, faceNow)) turn(root, element, face, delay);
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

/** The eased progress is the share of the way, as keyframes are straight. */
function between({ animation, from, to }: Flight): Box {
  const share = animation.effect?.getComputedTiming().progress ?? 1;
  const at = (side: keyof Box) => from[side] + (to[side] - from[side]) * share;
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
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
function turn(root: ParentNode, element: HTMLElement, was: string, delay: number): void {
  const face = element.querySelector('[data-turn]');
  const shown = isBack(was) ? root.querySelector(`[data-back="${was}"] [data-turn]`) : null;
  const back = shown?.cloneNode(true);
  const wait = back ? delay + TURN : delay;
  face?.animate(after(wait, EDGE_ON, 'none', 'ease-out'), wait + TURN);
  if (!(back instanceof HTMLElement)) return;
  delete back.dataset['turn'];
  element.append(back);
  const away = back.animate(after(delay, 'none', EDGE_ON, 'ease-in'), {
    duration: delay + TURN,
    fill: 'forwards',
  });
  const remove = () => back.remove();
  away.finished.then(remove, remove);
}

/** A turn that waits, without a `delay`: as long as one waits for that, a browser asks the page in every frame. */
function after(wait: number, from: string, to: string, easing: string): Keyframe[] {
  const offset = wait / (wait + TURN);
  return [{ transform: from }, { transform: from, offset, easing }, { transform: to }];
}
