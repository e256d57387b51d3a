/** The numbers' and the aces' pips, in constellations like those of dice. */
import { SuitSign } from './suits.tsx';
import type { Suit } from './suits.tsx';

interface Constellation {
  readonly rows: readonly number[];
  readonly size: number;
  /** From one pip to the next, and from row to row. */
  readonly step: number;
  readonly rise: number;
}

const constellations: Readonly<Record<string, Constellation>> = {
  A: { rows: [1], size: 58, step: 0, rise: 0 },
  '2': { rows: [2], size: 36, step: 42, rise: 0 },
  '3': { rows: [1, 2], size: 28, step: 36, rise: 33 },
  '4': { rows: [2, 2], size: 28, step: 36, rise: 34 },
  '5': { rows: [2, 1, 2], size: 21, step: 48, rise: 22 },
  '6': { rows: [3, 3], size: 24, step: 28, rise: 31 },
  '7': { rows: [2, 3, 2], size: 18.5, step: 25, rise: 22 },
  '8': { rows: [3, 2, 3], size: 18.5, step: 25, rise: 22 },
  '9': { rows: [3, 3, 3], size: 18.5, step: 25, rise: 22 },
  '10': { rows: [3, 4, 3], size: 18, step: 21.5, rise: 21.5 },
};

const MIDDLE = { x: 51, y: 100 };

export function Pips({ rank, suit }: { readonly rank: string; readonly suit: Suit }) {
  const { rows, size, step, rise } = constellations[rank]!;
  const scale = `scale(${size / 20})`;
  return (
    <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
      {rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, place) => {
          const x = (place - (count - 1) / 2) * step;
          const y = (row - (rows.length - 1) / 2) * rise;
          return <SuitSign suit={suit} transform={`translate(${x} ${y}) ${scale}`} />;
        }),
      )}
      {rank === 'A' && (
        <g transform={scale} stroke="var(--card)" stroke-width=".5">
          <SuitSign suit={suit} transform="scale(.8)" colour="none" />
        </g>
      )}
    </g>
  );
}
