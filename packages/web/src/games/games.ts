/** The games the page can play, each loaded when it is played. */
import { lateTray } from '#risen';
import type { GameId } from './ids.ts';
import { latePage } from './late-rules.ts';
import type { GamePage, LatePage, Playable } from '../play/page-face.ts';

const loaders = import.meta.glob<GamePage>('./*/index.ts', { import: 'page' });

export async function loadGame(id: GameId): Promise<Playable> {
  const load = loaders[`./${id}/index.ts`];
  if (load === undefined) throw new Error(`${id} has no folder here`);
  const page = await load();
  return { id, ...page, late: withTray(page.late) };
}

/** Every table has trays that rise, and none before its first move. */
function withTray(late: LatePage | undefined): LatePage | undefined {
  if (late === undefined) return latePage([lateTray], { isPlain: () => true });
  return {
    ...late,
    ...latePage([late, lateTray], { isPlain: () => true }),
    heldBack: late.heldBack,
  };
}
