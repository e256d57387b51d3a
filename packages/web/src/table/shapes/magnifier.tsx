/** The card under a finger, larger and above it, where so many lie together that one cannot tell. */
import { CardFace } from '../../cards/face.tsx';
import type { FaceRenderer, Print } from '../../cards/face.tsx';
import type { Layout } from '../layout.ts';
import styles from '../piece.module.css';
import { styleOf } from '../place.ts';
import { piecesOf } from '../scene.ts';
import type { Id, Scene } from '../scene.ts';

const LARGER = 1.6;
/** Between it and the card. */
const ABOVE = 14;

export interface MagnifierProps {
  readonly id: Id;
  readonly scene: Scene;
  readonly layout: Layout;
  readonly faces: FaceRenderer;
  readonly print: Print;
}

export function Magnifier({ id, scene, layout, faces, print }: MagnifierProps) {
  const piece = scene.zones.flatMap(piecesOf).find((one) => one.id === id);
  const card = layout.pieces.get(id);
  if (piece === undefined || card === undefined) return null;
  const [width, height] = [card.width * LARGER, card.width * LARGER * 1.4];
  const x = card.x + (card.width - width) / 2;
  const box = { x, y: Math.max(0, card.y - height - ABOVE), width, height };
  const left = `clamp(0px, ${x}px, 100% - ${width}px)`;
  return (
    <div
      class={styles.magnifier}
      data-magnifier
      aria-hidden="true"
      style={{ ...styleOf(box), left }}
    >
      <CardFace faces={faces} face={piece.face} print={print} />
    </div>
  );
}
