/** Sapone's two decks: one thing on a card, how many of it there are, and the sign of its family. */
import { isBack, Paper } from './face.tsx';
import type { FaceProps, FaceRenderer, Print, Shape } from './face.tsx';
import { Word } from './glyphs.tsx';
import { Ground } from './ground.tsx';

type Family = 'vegetables' | 'tools' | 'soaps' | 'coins' | 'gems';

interface Kind {
  readonly family: Family;
  /** How many things are on it; of vegetables and tools, how many such cards there are. */
  readonly number: string | null;
}

const kinds: Readonly<Record<string, Kind>> = {
  ...numbered('vegetables', 'watermelon leek broccoli cucumber artichoke'),
  ...numbered('tools', 'broom scythe rake pick shovel'),
  ...numbered('soaps', 'soap doubleSoap'),
  ...numbered('coins', 'coin twoCoins threeCoins fourCoins'),
  diamond: { family: 'gems', number: null },
};

function numbered(family: Family, names: string): Record<string, Kind> {
  return Object.fromEntries(
    names.split(' ').map((name, at) => [name, { family, number: `${at + 1}` }]),
  );
}

export const sapone: FaceRenderer = (props) => {
  const { face, shape } = props;
  if (isBack(face)) return <use href={`#${face}-${shape}`} />;
  return (
    <>
      <Paper shape={shape} />
      <Front {...props} />
    </>
  );
};

function Front({ face, print, shape, covered }: FaceProps) {
  const { family, number } = kinds[face]!;
  const { at, top, height, within, sign } = indices[shape === 'tile' ? 'tile' : print];
  return (
    <>
      <Ground shape={shape} colour={`var(--${family}-soft)`} />
      <use href={`#thing-${face}`} transform={placeOf(print, shape, covered)} />
      {number !== null && (
        <Word text={number} x={at} y={top} height={height} within={within} colour={INK} />
      )}
      <use
        href={`#family-${family}`}
        transform={`translate(${at} ${number === null ? top + height / 2 : sign.y}) scale(${sign.scale})`}
      />
    </>
  );
}

const INK = 'var(--card-ink)';

const indices = {
  normal: { at: 18, top: 11, height: 26, within: 20, sign: { y: 50, scale: 0.78 } },
  large: { at: 22, top: 12, height: 46, within: 30, sign: { y: 78, scale: 1.2 } },
  tile: { at: 19, top: 12, height: 42, within: 22, sign: { y: 76, scale: 1 } },
};

/** A covered card keeps its picture in the part that the next one leaves. */
function placeOf(print: Print, shape: Shape, covered: boolean): string {
  if (shape === 'tile') return `translate(${covered ? 58 : 66} 50) scale(.6)`;
  if (print === 'large') return `translate(${covered ? 52 : 64} 92) scale(.72)`;
  return covered ? 'translate(42 90) scale(.78)' : 'translate(55 83) scale(.94)';
}
