/** The games the page can play, each loaded when it is played. */
import type { GameId } from './ids.ts';
import type { Playable } from '../play/page-face.ts';

const loaders: Readonly<Record<GameId, () => Promise<{ readonly playable: Playable }>>> = {
  flip7: () => import('./flip7/index.ts'),
  vinto: () => import('./vinto/index.ts'),
};

export async function loadGame(id: GameId): Promise<Playable> {
  return (await loaders[id]()).playable;
}
