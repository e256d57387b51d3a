/** The numbers' and the aces' pips in the old columns, upside down below the middle. */
import { SuitSign } from './suits.tsx';
import type { Suit } from './suits.tsx';

/** Beside the index, and from column to column. */
const MIDDLE = 62;
const APART = 19;

/** How far below the card's middle a pip lies, in each of the outer columns and in the one between. */
interface Columns {
  readonly outer: readonly number[];
  readonly middle: readonly number[];
  readonly size: number;
}

const columns: Readonly<Record<string, Columns>> = {
  '2': { outer: [], middle: [-44, 44], size: 25 },
  '3': { outer: [], middle: [-44, 0, 44], size: 25 },
  '4': { outer: [-45, 45], middle: [], size: 19 },
  '5': { outer: [-45, 45], middle: [0], size: 19 },
  '6': { outer: [-45, 0, 45], middle: [], size: 19 },
  '7': { outer: [-45, 0, 45], middle: [-22.5], size: 19 },
  '8': { outer: [-45, 0, 45], middle: [-22.5, 22.5], size: 19 },
  '9': { outer: [-46, -16, 16, 46], middle: [0], size: 18 },
  '10': { outer: [-46, -16, 16, 46], middle: [-31, 31], size: 17 },
};

interface PipsProps {
  readonly rank: string;
  readonly suit: Suit;
}

export function Pips({ rank, suit }: PipsProps) {
  if (rank === 'A') return <Ace suit={suit} />;
  const { outer, middle, size } = columns[rank]!;
  // The two digits of the ten take more of the card's width than one.
  const between = rank === '10' ? MIDDLE + 3 : MIDDLE;
  const places = [
    ...outer.flatMap((y) => [between - APART, between + APART].map((x) => [x, y] as const)),
    ...middle.map((y) => [between, y] as const),
  ];
  return (
    <>
      {places.map(([x, y]) => (
        <SuitSign
          suit={suit}
          transform={`translate(${x} ${70 + y}) scale(${(y > 0 ? -size : size) / 20})`}
        />
      ))}
    </>
  );
}

/** One large sign with a line within its edge. */
function Ace({ suit }: { readonly suit: Suit }) {
  return (
    <g transform="translate(58 82) scale(2.9)">
      <SuitSign suit={suit} transform="" />
      <g stroke="var(--card)" stroke-width=".5">
        <SuitSign suit={suit} transform="scale(.8)" colour="none" />
      </g>
    </g>
  );
}
