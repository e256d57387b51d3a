import { plain as cardFaces } from '@mazzo/web/cards/plain';
import type { GamePage } from '@mazzo/web/face';
import { face } from './face.ts';
import { game } from './rules.ts';

export const page: GamePage = {
  game,
  face,
  cardFaces,
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
