/** A small picture for each game, as signs.svg draws it. */
import type { GameId } from '../games/ids.ts';

export type EmblemName = GameId | 'pinnacola' | 'sapone';

export function Emblem({ name }: { readonly name: EmblemName }) {
  return (
    <svg viewBox="0 0 120 90" width="120" height="90" aria-hidden="true">
      <use href={`#emblem-${name}`} />
    </svg>
  );
}
