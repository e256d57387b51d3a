import { heightOf } from './face.tsx';
import type { Shape } from './face.tsx';

/** The coloured field within a card's white edge. */
export function Ground({ shape, colour }: { readonly shape: Shape; readonly colour: string }) {
  const height = heightOf(shape) - 9;
  return <rect x="4.5" y="4.5" width="91" height={height} rx="5" fill={colour} />;
}
