/** Sapone's backs, told apart by shape: the market's awning with a square mark, the soap's bubbles with a round one. */
import { heightOf, Paper } from './face.tsx';
import type { Shape } from './face.tsx';
import { Word } from './glyphs.tsx';
import { Ground } from './ground.tsx';

interface MarketBackProps {
  readonly shape: Shape;
}

export function Awning({ shape }: MarketBackProps) {
  const middle = heightOf(shape) / 2;
  const line = 'var(--back-market-line)';
  return (
    <>
      <Paper shape={shape} />
      <Ground shape={shape} colour="var(--back-market)" />
      <path d={awning(heightOf(shape) - 42)} fill={line} opacity=".4" />
      <path
        d={`M50 ${middle - 25}l25 25-25 25-25-25z`}
        fill="var(--back-market)"
        stroke={line}
        stroke-width="2"
      />
      <Word text="M" x={50} y={middle - 8.5} height={17} colour={line} />
    </>
  );
}

/** Every other stripe of a cloth in scallops, so far down. */
function awning(depth: number): string {
  return [0, 2, 4, 6].map((stripe) => `M${8 + stripe * 12} 8h12v${depth}a6 8 0 0 1-12 0z`).join('');
}

export function Bubbles({ shape }: MarketBackProps) {
  const middle = heightOf(shape) / 2;
  const line = 'var(--back-soap-line)';
  return (
    <>
      <Paper shape={shape} />
      <Ground shape={shape} colour="var(--back-soap)" />
      <path d={foams[shape]} fill="none" stroke={line} stroke-width="1.6" opacity=".75" />
      <circle cx="50" cy={middle} r="21" fill="var(--back-soap)" stroke={line} stroke-width="2" />
      <Word text="M" x={50} y={middle - 8.5} height={17} colour={line} />
    </>
  );
}

const foam = [
  [23, 26, 12],
  [44, 16, 5],
  [56, 32, 7],
  [77, 25, 13],
  [17, 50, 6],
  [37, 42, 4],
  [85, 52, 7],
  [15, 86, 7],
  [84, 84, 5],
  [27, 110, 13],
  [48, 102, 4],
  [54, 122, 8],
  [78, 108, 12],
  [64, 98, 3],
] as const;

/** Each a ring with a gleam at its upper left. */
function foamOf(height: number): string {
  const rings = foam
    .map(([x, y, r]) => [x, (y * height) / 140, r] as const)
    .map(([x, y, r]) => {
      const ring = `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0`;
      return `${ring}m${0.4 * r} 0q0-${0.5 * r} ${0.5 * r}-${0.6 * r}`;
    });
  return rings.join('');
}

const foams = { card: foamOf(140), tile: foamOf(100) };
