/**
 * Our own numerals and letters: one monoline slab hand, thirty units tall, so that cards look the
 * same on every machine.
 */
interface Glyph {
  readonly width: number;
  readonly path: string;
}

const glyphs: Readonly<Record<string, Glyph>> = {
  '0': { width: 17, path: 'M8.5 0C14 0 17 5 17 15S14 30 8.5 30 0 25 0 15 3 0 8.5 0z' },
  '1': { width: 12, path: 'M0 5.5 6.5 0v30M1 30h11' },
  '2': { width: 17, path: 'M.5 8.5C.5 3.2 4 0 8.6 0s8 3.2 8 7.8C16.6 16 2.5 19.5 .5 30H17v-3' },
  '3': { width: 17, path: 'M1 3.5V0h15L8 11.7c5.5 0 9 3.7 9 9 0 5.6-4 9.3-9 9.3-4 0-7-1.8-8-5' },
  '4': { width: 18, path: 'M13 30V0L0 20.8h18M8.5 30h9' },
  '5': {
    width: 17,
    path: 'M15.5 3V0H3L1.8 13.2c1.7-1.7 4-2.5 6.5-2.5 5.2 0 8.7 4 8.7 9.4 0 5.9-3.9 9.9-8.9 9.9-4 0-7-1.9-8.1-5.2',
  },
  '6': {
    width: 17,
    path: 'M14 0C6 3.5 0 11 0 21.3 0 26.5 3.7 30 8.5 30s8.5-3.6 8.5-8.8-3.7-8.7-8.3-8.7C4.5 12.5 .5 15.5 0 21.3',
  },
  '7': { width: 17, path: 'M0 4V0h17C11 9 7.5 18.5 7 30' },
  '8': {
    width: 17,
    path: 'M8.5 14C4.3 14 1.3 11 1.3 7S4.3 0 8.5 0s7.2 3 7.2 7-3 7-7.2 7C3.5 14 0 17.3 0 22s3.5 8 8.5 8 8.5-3.3 8.5-8-3.5-8-8.5-8z',
  },
  '9': {
    width: 17,
    path: 'M3 30C11 26.5 17 19 17 8.7 17 3.5 13.3 0 8.5 0S0 3.6 0 8.8s3.7 8.7 8.3 8.7c4.2 0 8.2-3 8.7-8.8',
  },
  '+': { width: 14, path: 'M0 16h14M7 9v14' },
  '×': { width: 12, path: 'M0 10l12 12M12 10 0 22' },
  A: { width: 22, path: 'M4 30 11 0l7 30M6.3 20.5h9.4M0 30h7.5M14.5 30H22' },
  J: { width: 17, path: 'M7 0h10M12.5 0v21.5c0 5.5-2.6 8.5-6.3 8.5C2.4 30 0 27.4 0 23.5V22' },
  Q: { width: 20, path: 'M10 0c6 0 10 5.7 10 15s-4 15-10 15S0 24.3 0 15 4 0 10 0zM10.5 22l9 11' },
  K: { width: 21, path: 'M3.5 0v30M18 0 4 18.5M8.5 12.5 18 30M0 0h7M0 30h7M14.5 0H21M14.5 30H21' },
  M: { width: 26, path: 'M4 30V0l9 19L22 0v30M0 30h8M18 30h8M0 0h4M22 0h4' },
};

/** Of strokes, in the glyphs' own units. */
const WEIGHT = 4.6;
const SPACE = 5.2;

interface WordProps {
  readonly text: string;
  /** The middle of its top edge. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** The widest it may be; what is wider is drawn narrower. */
  readonly within?: number;
  readonly colour: string;
}

export function Word({ text, x, y, height, within = 100, colour }: WordProps) {
  const letters = Array.from(text, (letter) => glyphs[letter]!);
  const width = letters.reduce((sum, letter) => sum + letter.width + SPACE, -SPACE);
  const scale = height / 30;
  const across = Math.min(scale, within / width);
  let left = -width / 2;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${across} ${scale})`}
      fill="none"
      stroke={colour}
      stroke-width={WEIGHT}
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {letters.map(({ width, path }) => {
        const place = `translate(${left})`;
        left += width + SPACE;
        return <path transform={place} d={path} />;
      })}
    </g>
  );
}
