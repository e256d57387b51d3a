/** A deck that nobody has drawn yet: each card says what it is called, and all have one back. */
import { Back, tiled } from './backs.tsx';
import { heightOf, Paper } from './face.tsx';
import type { FaceProps, FaceRenderer } from './face.tsx';

export const plain: FaceRenderer = (props) => {
  const { face, shape } = props;
  if (face === 'back') {
    return (
      <Back shape={shape} colour="var(--back)" line="var(--back-line)" pattern={patterns[shape]} />
    );
  }
  return (
    <>
      <Paper shape={shape} />
      <Names {...props} />
    </>
  );
};

/** Large in the middle, and small in the corner that the next card leaves free. */
function Names({ face, print, shape, covered }: FaceProps) {
  const middle = { x: 50, y: heightOf(shape) / 2 + 8, width: 84 };
  const large = print === 'large' ? 60 : 44;
  return (
    <>
      <Name text={face} {...middle} size={large} />
      {covered && <Name text={face} x={19} y={22} width={30} size={large / 2} />}
    </>
  );
}

/** A letter is about this wide, as a share of its height. */
const LETTER = 0.66;

interface NameProps {
  readonly text: string;
  /** The middle of it. */
  readonly x: number;
  readonly y: number;
  /** The widest and the tallest it may be. */
  readonly width: number;
  readonly size: number;
}

function Name({ text, x, y, width, size }: NameProps) {
  const fitting = Math.min(size, width / (LETTER * text.length));
  return (
    <text
      x={x}
      y={y}
      fill="var(--card-ink)"
      font-size={fitting}
      font-weight="700"
      text-anchor="middle"
      dominant-baseline="middle"
    >
      {text}
    </text>
  );
}

const patterns = { card: tiled('card', 4, 'h21v21z'), tile: tiled('tile', 4, 'h21v21z') };
