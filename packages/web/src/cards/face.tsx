/** One card, drawn. Which deck it is of comes with the renderer, so that a game loads only its own. */
import type { JSX } from 'preact';

export type Print = 'normal' | 'large';
/** A card, or a square tile that only says which card it is. */
export type Shape = 'card' | 'tile';

/** What other cards leave of one: all of it, all but its right, only its upper part, or a strip at its left. */
export type Seen = 'whole' | 'most' | 'top' | 'strip';

export interface FaceProps {
  /** The card in its notation, a back or `gap`. */
  readonly face: string;
  readonly print: Print;
  readonly shape: Shape;
  readonly seen: Seen;
  /** Whether the next card may hide its right: then its picture stands in what is left. */
  readonly covered: boolean;
}

/** What is drawn inside a card's frame: 100 by 140, or 100 by 100. */
export type FaceRenderer = (props: FaceProps) => JSX.Element;

interface CardFaceProps {
  readonly faces: FaceRenderer;
  readonly face: string;
  readonly print?: Print;
  readonly shape?: Shape;
  readonly seen?: Seen | undefined;
}

export function CardFace(props: CardFaceProps) {
  const { faces, face, print = 'normal', shape = 'card', seen = 'whole' } = props;
  const covered = shape === 'tile' || seen === 'most' || seen === 'strip';
  return (
    <svg
      viewBox={`0 0 100 ${heightOf(shape)}`}
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {/* Where no card lies there is only cloth. */}
      {face === 'gap' ? null : faces({ face, print, shape, seen, covered })}
    </svg>
  );
}

/** Whether it says nothing of the card: a deck may have more than one back, each named so. */
export function isBack(face: string): boolean {
  return face === 'back' || face.endsWith('Back');
}

/** Of what a card shows where the next one covers a quarter of it. */
export const COVERED_MIDDLE = 38;

export function heightOf(shape: Shape): number {
  return shape === 'card' ? 140 : 100;
}

/** The paper that a face is printed on, or the colour of a back. */
export function Paper({ shape, fill = 'var(--card)' }: { shape: Shape; fill?: string }) {
  return (
    <rect
      x=".5"
      y=".5"
      width="99"
      height={heightOf(shape) - 1}
      rx="8"
      fill={fill}
      stroke="var(--card-line)"
      stroke-width="var(--card-edge)"
    />
  );
}
