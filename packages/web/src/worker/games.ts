/** The games by name; a worker loads the one that it is asked for. */
import { gameIds } from '../games/ids.ts';
import type { GameId } from '../games/ids.ts';
import type { AnyGame } from '@mazzo/kernel';

const loaders = import.meta.glob<AnyGame>('../games/*/rules.ts', { import: 'game' });

export async function loadGame(id: GameId): Promise<AnyGame> {
  const load = loaders[`../games/${id}/rules.ts`];
  if (load === undefined) throw new Error(`${id} has no rules here`);
  return load();
}

export function gameNamed(name: string): GameId | null {
  return gameIds.find((id) => id === name) ?? null;
}
