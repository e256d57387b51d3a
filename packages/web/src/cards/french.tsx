/** The French deck: `2c` to `Ad`, `joker`, and its back. */
import { Back, tiled } from './backs.tsx';
import { Court, isCourt } from './courts.tsx';
import type { CourtName } from './courts.tsx';
import { Paper } from './face.tsx';
import type { FaceProps, FaceRenderer, Print, Shape } from './face.tsx';
import { Word } from './glyphs.tsx';
import { Pips } from './pips.tsx';
import { colourOf, SuitSign } from './suits.tsx';
import type { Suit } from './suits.tsx';

export const french: FaceRenderer = (props) => {
  const { face, print, shape } = props;
  if (face === 'back') return <FrenchBack shape={shape} />;
  return (
    <>
      <Paper shape={shape} />
      {face === 'joker' ? <Joker print={print} shape={shape} /> : <Front {...props} />}
    </>
  );
};

function Front({ face, print, shape, covered }: FaceProps) {
  const suit = face.slice(-1) as Suit;
  const rank = face.slice(0, -1);
  if (print === 'large' || shape === 'tile') {
    return <Bold rank={rank} suit={suit} shape={shape} covered={covered} />;
  }
  return (
    <>
      {isCourt(rank) ? <Court who={rank} suit={suit} /> : <Pips rank={rank} suit={suit} />}
      <Word text={rank} x={18} y={10} height={27} within={24} colour={colourOf(suit)} />
      <Pip suit={suit} x={18} y={52.5} size={17} />
    </>
  );
}

/** A star where the others have their rank. */
function Joker({ print, shape }: { readonly print: Print; readonly shape: Shape }) {
  const { figure, star } = jokers[shape === 'tile' ? 'tile' : print];
  return (
    <>
      <g transform={figure}>
        <Court who="joker" suit={null} />
      </g>
      {star !== null && <path fill="var(--suit-red)" transform={star} d={STAR} />}
    </>
  );
}

/** A figure at the lower right, below a large index. */
const SMALL = 'translate(24 36.2) scale(.76)';

const jokers = {
  normal: { figure: undefined, star: 'translate(18 23) scale(1.2)' },
  large: { figure: SMALL, star: 'translate(21 27) scale(1.65)' },
  tile: { figure: 'translate(7 -5) scale(.74)', star: null },
};

const STAR = 'M0-10.5 2.6-3.6 10-3.2 4.2 1.4 6.2 8.5 0 4.5-6.2 8.5-4.2 1.4-10-3.2-2.6-3.6z';

interface BoldProps {
  readonly rank: string;
  readonly suit: Suit;
  readonly shape: Shape;
  readonly covered: boolean;
}

/** Rank and suit as large as they go: for large print, and for tiles. */
function Bold({ rank, suit, shape, covered }: BoldProps) {
  const { at, top, height, within, small, big } = bold[shape];
  const court = shape === 'card' && isCourt(rank) ? <SmallCourt who={rank} suit={suit} /> : null;
  const room = covered || shape === 'card' ? { x: at, within } : { x: at + 5, within: within + 10 };
  return (
    <>
      <Word text={rank} y={top} height={height} {...room} colour={colourOf(suit)} />
      {(covered || shape === 'card') && <Pip suit={suit} x={at} {...small} />}
      {court ?? <Pip suit={suit} {...big} />}
    </>
  );
}

function SmallCourt({ who, suit }: { readonly who: CourtName; readonly suit: Suit }) {
  return (
    <g transform={SMALL}>
      <use href={`#court-${who}`} fill={colourOf(suit)} />
    </g>
  );
}

const bold = {
  card: {
    at: 22,
    top: 12,
    height: 48,
    within: 32,
    small: { y: 80, size: 23 },
    big: { x: 68, y: 105, size: 48 },
  },
  tile: {
    at: 21,
    top: 12,
    height: 42,
    within: 26,
    small: { y: 77, size: 22 },
    big: { x: 68, y: 60, size: 44 },
  },
};

interface PipProps {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Pip({ suit, x, y, size }: PipProps) {
  return <SuitSign suit={suit} transform={`translate(${x} ${y}) scale(${size / 20})`} />;
}

function FrenchBack({ shape }: { readonly shape: Shape }) {
  return (
    <Back shape={shape} colour="var(--back)" line="var(--back-line)" pattern={patterns[shape]} />
  );
}

// Four petals from the corners of a tile to its middle, as on old floors.
const PETALS =
  'q9 1.5 10.5 10.5q-9-1.5-10.5-10.5m21 0q-1.5 9-10.5 10.5q1.5-9 10.5-10.5m0 21q-9-1.5-10.5-10.5q9 1.5 10.5 10.5m-21 0q1.5-9 10.5-10.5q-1.5 9-10.5 10.5';
const patterns = { card: tiled('card', 4, PETALS), tile: tiled('tile', 4, PETALS) };
