/** Backs, the same whatever they hide: a frame, a quiet pattern, and our letter in the middle. */
import { heightOf, Paper } from './face.tsx';
import type { Shape } from './face.tsx';
import { Word } from './glyphs.tsx';

interface BackProps {
  readonly shape: Shape;
  readonly colour: string;
  /** Of the lines printed on it. */
  readonly line: string;
  readonly pattern: string;
}

export function Back({ shape, colour, line, pattern }: BackProps) {
  const height = heightOf(shape);
  return (
    <>
      <Paper shape={shape} />
      <rect x="4.5" y="4.5" width="91" height={height - 9} rx="5" fill={colour} />
      <path d={pattern} fill="none" stroke={line} stroke-width="1.3" opacity=".6" />
      <circle cx="50" cy={height / 2} r="18" fill={colour} stroke={line} stroke-width="1.6" />
      <Word text="M" x={50} y={height / 2 - 8.5} height={17} colour={line} />
    </>
  );
}

/** A motif at every place of a grid, as one path. */
export function tiled(shape: Shape, columns: number, motif: string): string {
  const side = 84 / columns;
  const rows = Math.round((heightOf(shape) - 16) / side);
  const top = (heightOf(shape) - rows * side) / 2;
  const places = Array.from({ length: columns * rows }, (_, at) => {
    const x = 8 + (at % columns) * side;
    const y = top + Math.floor(at / columns) * side;
    return `M${x} ${y}${motif}`;
  });
  return places.join('');
}
