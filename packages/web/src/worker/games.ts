/** The games by name; a worker loads the one that it is asked for. */
import { gameIds } from '../games/ids.ts';
import type { GameId } from '../games/ids.ts';
import type { AnyGame } from '@mazzo/kernel';

const games: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  flip7: async () => (await import('@mazzo/games/flip7')).flip7,
  vinto: async () => (await import('@mazzo/games/vinto')).vinto,
};

export function loadGame(id: GameId): Promise<AnyGame> {
  return games[id]();
}

export function gameNamed(name: string): GameId | null {
  return gameIds.find((id) => id === name) ?? null;
}
