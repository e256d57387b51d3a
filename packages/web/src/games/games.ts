/** The games the page can play, each loaded when it is played. */
import type { GameId } from './ids.ts';
import type { GamePage, Playable } from '../play/page-face.ts';

const loaders = import.meta.glob<GamePage>('./*/index.ts', { import: 'page' });

export async function loadGame(id: GameId): Promise<Playable> {
  const load = loaders[`./${id}/index.ts`];
  if (load === undefined) throw new Error(`${id} has no folder here`);
  return { id, ...(await load()) };
}
