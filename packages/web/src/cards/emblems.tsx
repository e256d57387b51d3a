/** A small picture for each game: its emblem.svg, or a plain one. */
import type { GameId } from '@mazzo/games/ids';

export function Emblem({ name }: { readonly name: GameId }) {
  return (
    <svg viewBox="0 0 160 120" width="120" height="90" aria-hidden="true">
      <use href={`#emblem-${name}`} />
    </svg>
  );
}
