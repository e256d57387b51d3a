import { Back, tiled } from './backs.tsx';
import type { Shape } from './face.tsx';

export function FrenchBack({ shape }: { readonly shape: Shape }) {
  return (
    <Back shape={shape} colour="var(--back)" line="var(--back-line)" pattern={patterns[shape]} />
  );
}

// Four petals from the corners of a tile to its middle, as on old floors.
const PETALS =
  'q9 1.5 10.5 10.5q-9-1.5-10.5-10.5m21 0q-1.5 9-10.5 10.5q1.5-9 10.5-10.5m0 21q-9-1.5-10.5-10.5q9 1.5 10.5 10.5m-21 0q1.5-9 10.5-10.5q-1.5 9-10.5 10.5';
const patterns = { card: tiled('card', 4, PETALS), tile: tiled('tile', 4, PETALS) };
