/** Words in our own numerals and letters, as glyphs.svg draws them. */

/** How wide each is, thirty units tall. */
const widths: Readonly<Record<string, number>> = {
  0: 17,
  1: 12,
  2: 17,
  3: 17,
  4: 18,
  5: 17,
  6: 17,
  7: 17,
  8: 17,
  9: 17,
  '+': 14,
  '−': 14,
  '×': 12,
  A: 22,
  J: 17,
  Q: 20,
  K: 21,
  M: 26,
};

/** Those that have no letter for a name. */
const names: Readonly<Record<string, string>> = { '+': 'plus', '−': 'minus', '×': 'times' };

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
  const letters = Array.from(text);
  const width = letters.reduce((sum, letter) => sum + widths[letter]! + SPACE, -SPACE);
  const scale = height / 30;
  const across = Math.min(scale, within / width);
  let left = -width / 2;
  return (
    <g
      class="lines"
      transform={`translate(${x} ${y}) scale(${across} ${scale})`}
      stroke={colour}
      stroke-width={WEIGHT}
    >
      {letters.map((letter) => {
        const at = left;
        left += widths[letter]! + SPACE;
        return <use href={`#glyph-${names[letter] ?? letter}`} x={at} />;
      })}
    </g>
  );
}
