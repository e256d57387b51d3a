/** Whose turn it is: one light on the cloth. Where all may act it lies on what they are asked about. */
import { useRef } from 'preact/hooks';
import type { Box, Layout } from './layout.ts';
import type { Id, Scene } from './scene.ts';
import styles from './table.module.css';

/** How far it reaches beyond what it lies on, and how large it is before it is stretched. */
const BEYOND = { x: 56, y: 44 };
const RADIUS = 100;

/** What the light falls on: whose turn it is, or what all are asked about; null where nobody is waited for. */
export function litIn(scene: Scene): Id | null {
  const isAsked = scene.zones.some(({ active }) => active);
  return turnOf(scene) ?? (isAsked && scene.ringed ? scene.ringed : null);
}

/** Who alone is waited for. */
export function turnOf({ zones, openToAll }: Scene): Id | null {
  if (openToAll === true) return null;
  const [first, ...others] = zones.filter(({ active }) => active);
  return first === undefined || others.length > 0 ? null : first.id;
}

export function Light({ scene, layout }: { readonly scene: Scene; readonly layout: Layout }) {
  // As long as nobody is waited for it stays where it was.
  const last = useRef<Id | null>(null);
  const lit = litIn(scene);
  if (lit !== null || scene.isOver) last.current = lit;
  const box = last.current === null ? null : placeOf(last.current, scene, layout);
  const style = box === null ? { opacity: 0 } : { transform: stretched(box) };
  return <div class={styles.light} aria-hidden="true" style={style} />;
}

/** A player's cards with the label, and a hand that lies apart from its head; of a pile, its card. */
function placeOf(id: Id, scene: Scene, { zones, labels, places }: Layout): Box | null {
  if (id === scene.ringed) return places.get(id) ?? null;
  const parts = [zones.get(id), labels.get(id), zones.get(handOf(id, scene))];
  const boxes = parts.filter((part) => part !== undefined);
  return boxes.length === 0 ? null : boxes.reduce(around);
}

function handOf(id: Id, { zones }: Scene): Id {
  const isOwn = zones.some((one) => one.id === id && one.shape === 'head' && one.side !== 'rival');
  const hand = zones.find(({ shape, cards }) => isOwn && shape === 'fan' && cards.length > 0);
  return hand?.id ?? id;
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

function stretched({ x, y, width, height }: Box): string {
  const [left, top] = [x + width / 2 - RADIUS, y + height / 2 - RADIUS];
  const [wide, high] = [width / 2 + BEYOND.x, height / 2 + BEYOND.y];
  return `translate(${left}px, ${top}px) scale(${wide / RADIUS}, ${high / RADIUS})`;
}
