/** The deck of Flip 7: numbers on a ground of their own, sums on coins, actions as pictures. */
import { Action, isAction } from './actions.tsx';
import { Back, tiled } from './backs.tsx';
import { COVERED_MIDDLE, heightOf, Paper } from './face.tsx';
import type { FaceProps, FaceRenderer, Shape } from './face.tsx';
import { Word } from './glyphs.tsx';
import { Ground } from './ground.tsx';
import { Sum } from './sums.tsx';

export const flip7: FaceRenderer = (props) => {
  const { face, shape } = props;
  if (face === 'back') return <Flip7Back shape={shape} />;
  return (
    <>
      <Paper shape={shape} />
      <Front {...props} />
    </>
  );
};

function Front(props: FaceProps) {
  const { face } = props;
  if (isAction(face)) return <Action {...props} face={face} />;
  if (/^\d/.test(face)) return <Numeral {...props} />;
  return <Sum {...props} face={face.replace('x', '×')} />;
}

const INK = 'var(--number-ink)';

function Numeral(props: FaceProps) {
  const { face, shape } = props;
  const height = heightOf(shape);
  const fold = `M95.5 9.5v${height - 19}a5 5 0 0 1-5 5h-81a5 5 0 0 1-3.5-1.5z`;
  return (
    <>
      <Ground shape={shape} colour={`var(--number-${face})`} />
      <path d={fold} opacity=".14" />
      {shape === 'tile' ? <TileNumber {...props} /> : <CardNumber {...props} />}
    </>
  );
}

function TileNumber({ face, covered }: FaceProps) {
  if (covered) return <Word text={face} x={22} y={24} height={52} within={26} colour={INK} />;
  return <Word text={face} x={50} y={21} height={58} within={58} colour={INK} />;
}

function CardNumber({ face, print, covered }: FaceProps) {
  if (print === 'large') {
    const room = covered ? { x: 40, within: 50 } : { x: 56, within: 62 };
    return (
      <>
        <Word text={face} x={26} y={13} height={40} within={28} colour={INK} />
        <Word text={face} {...room} y={65} height={62} colour={INK} />
      </>
    );
  }
  const tall = face.length === 1 ? 60 : 50;
  const room = covered ? { x: COVERED_MIDDLE, within: 54 } : { x: 50 };
  return (
    <>
      <Word text={face} x={20} y={13} height={22} within={22} colour={INK} />
      <Word text={face} {...room} y={(170 - tall) / 2 - 3} height={tall} colour={INK} />
      <Copies number={Number(face)} middle={room.x} step={covered ? 4.6 : 6.5} />
    </>
  );
}

interface CopiesProps {
  readonly number: number;
  readonly middle: number;
  /** From one to the next. */
  readonly step: number;
}

/** A dot for each card of this number in the deck; the only 0 is a ring. */
function Copies({ number, middle, step }: CopiesProps) {
  if (number === 0) {
    return <circle cx={middle} cy="126" r="2.4" fill="none" stroke={INK} stroke-width="1.2" />;
  }
  const left = middle - ((number - 1) * step) / 2;
  const dots = Array.from({ length: number }, (_, at) => `M${left + at * step} 126h0`);
  return <path d={dots.join('')} stroke={INK} stroke-width={step * 0.62} stroke-linecap="round" />;
}

function Flip7Back({ shape }: { readonly shape: Shape }) {
  const [colour, line] = ['var(--back-flip7)', 'var(--back-flip7-line)'];
  return <Back shape={shape} colour={colour} line={line} pattern={patterns[shape]} />;
}

const WAVES = 'l10.5 7 10.5-7m-21 10.5l10.5 7 10.5-7';
const patterns = { card: tiled('card', 4, WAVES), tile: tiled('tile', 4, WAVES) };
