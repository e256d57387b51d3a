/** What is added, on a coin; what doubles, on a star. */
import { COVERED_MIDDLE } from './face.tsx';
import type { FaceProps } from './face.tsx';
import { Word } from './glyphs.tsx';
import { Ground } from './ground.tsx';

export function Sum(props: FaceProps) {
  const { face, shape } = props;
  const sign = face === '×2' ? signs.times : signs.plus;
  return (
    <>
      <Ground shape={shape} colour={sign.ground} />
      {shape === 'tile' ? <TileSum {...props} sign={sign} /> : <CardSum {...props} sign={sign} />}
    </>
  );
}

interface SumProps extends FaceProps {
  readonly sign: Sign;
}

const INK = 'var(--card-ink)';

function TileSum({ face, covered, sign }: SumProps) {
  if (covered) {
    return (
      <>
        <path transform="translate(68 50) scale(.5)" d={sign.edge} fill={sign.colour} />
        <Word text={face} x={22} y={33} height={34} within={26} colour={INK} />
      </>
    );
  }
  return (
    <>
      <path transform="translate(50 50)" d={sign.edge} fill={sign.colour} />
      <Word text={face} x={50} y={32} height={36} within={56} colour={sign.ink} />
    </>
  );
}

function CardSum({ face, print, covered, sign }: SumProps) {
  const large = print === 'large';
  const tall = (large ? 38 : 32) - (face.length - 2) * 5;
  return (
    <>
      <g transform={covered ? `translate(${COVERED_MIDDLE} 84) scale(.8)` : 'translate(50 84)'}>
        <path d={sign.edge} fill={sign.colour} />
        {!large && <circle r="32.5" fill="none" stroke={sign.ink} opacity=".45" />}
        <Word text={face} x={0} y={-tall / 2} height={tall} within={52} colour={sign.ink} />
      </g>
      <Word text={face} x={22} y={13} height={large ? 26 : 20} within={28} colour={INK} />
    </>
  );
}

/** A round edge of many small arcs, or of points. */
function edge(points: number, outer: number, inner: number, tip: 'Q' | 'L'): string {
  const turn = (2 * Math.PI) / points;
  const at = (step: number, radius: number) =>
    `${(Math.sin(step * turn) * radius).toFixed(1)} ${(-Math.cos(step * turn) * radius).toFixed(1)}`;
  const steps = Array.from({ length: points }, (_, n) => {
    return `${tip}${at(n + 0.5, outer)} ${at(n + 1, inner)}`;
  });
  return `M${at(0, inner)}${steps.join('')}z`;
}

const signs = {
  plus: {
    ground: 'var(--plus-soft)',
    colour: 'var(--plus)',
    ink: INK,
    edge: edge(18, 44, 37, 'Q'),
  },
  times: {
    ground: 'var(--times-soft)',
    colour: 'var(--times)',
    ink: 'var(--number-ink)',
    edge: edge(12, 43, 36, 'L'),
  },
};

type Sign = (typeof signs)[keyof typeof signs];
