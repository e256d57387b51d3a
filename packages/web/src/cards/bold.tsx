/** A card of the French deck by its form: where index, pips, figure and star stand on it. */
import type { Shape } from './face.tsx';
import { Word } from './glyphs.tsx';
import { colourOf, SuitSign } from './suits.tsx';
import type { Suit } from './suits.tsx';

/** Its middle, and how large it is. */
type PipPlace = readonly [x: number, y: number, scale: number];

export interface Form {
  readonly index: {
    readonly x: number;
    readonly y?: number;
    readonly height?: number;
    readonly within: number;
  };
  readonly pips: readonly PipPlace[];
  readonly courtPip: PipPlace;
  readonly figure?: string;
  /** A joker has it where the others have their rank. */
  readonly star?: string;
}

interface PrintedProps {
  readonly face: string;
  readonly shape: Shape;
  readonly form: Form;
}

export function Printed({ face, shape, form }: PrintedProps) {
  const { index, pips, courtPip, figure, star } = form;
  const suit = suitOf(face);
  const rank = rankOf(face);
  if (face === 'joker') {
    return (
      <>
        {figure && <use href="#court-joker" fill="var(--suit-blue)" transform={figure} />}
        {star && <path fill="var(--suit-red)" transform={star} d={STAR} />}
      </>
    );
  }
  const isFigure = shape === 'card' && isCourt(rank);
  return (
    <>
      {isFigure && figure && (
        <use href={`#court-${rank}`} fill={colourOf(suit)} transform={figure} />
      )}
      <Word text={rank} y={11} height={46} {...index} colour={colourOf(suit)} />
      {(isFigure ? [courtPip] : pips).map(([x, y, scale]) => (
        <SuitSign suit={suit} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </>
  );
}

/** As courts.svg draws them. */
export function isCourt(rank: string): boolean {
  return 'KQJ'.includes(rank);
}

export function suitOf(face: string): Suit {
  return face.slice(-1) as Suit;
}

export function rankOf(face: string): string {
  return face.slice(0, -1);
}

const STAR = 'M0-10.5 2.6-3.6 10-3.2 4.2 1.4 6.2 8.5 0 4.5-6.2 8.5-4.2 1.4-10-3.2-2.6-3.6z';

/** Rank and suit as large as they go, on a card, and on a tile, which has room for no figure but the joker's. */
export const bold: Readonly<Record<Shape, Form>> = {
  card: {
    index: { x: 23, within: 32 },
    pips: [
      [23, 78, 1.15],
      [65, 104, 2.25],
    ],
    courtPip: [23, 78, 1.15],
    figure: 'translate(24 42) scale(.68)',
    star: 'translate(22 28) scale(1.65)',
  },
  tile: {
    index: { x: 22, within: 32 },
    pips: [
      [22, 78, 1.15],
      [68, 52, 2.1],
    ],
    courtPip: [68, 60, 2.2],
    figure: 'translate(7 -5) scale(.74)',
  },
};
