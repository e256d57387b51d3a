/** The faces of all games, by the face.ts in their folders. */
import { gameIds } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import type { TerminalFace } from './face.ts';

const found = await Promise.all(
  gameIds.map(async (id) => {
    const { face } = (await import(`./${id}/face.ts`)) as { readonly face: TerminalFace };
    return [id, face] as const;
  }),
);

export const faces = Object.fromEntries(found) as Readonly<Record<GameId, TerminalFace>>;
