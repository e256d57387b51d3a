import { sapone as cardFaces } from '../../cards/sapone.tsx';
import { late } from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import type { GamePage } from '../../play/page-face.ts';
import { shapes } from '../../table/shapes/with-stall.ts';
import { face } from './face.ts';
import { latePage } from '../late-rules.ts';
import { isOpening } from './opening.ts';
import { game } from './rules.ts';

export const page: GamePage = {
  game,
  face,
  cardFaces,
  shapes,
  late: latePage([late], { isPlain: (view) => isOpening(view as State) }),
  counting: () => import('./sheet.ts'),
  talk: async () => (await import('./talk.tsx')).talk,
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
