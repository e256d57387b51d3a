import { flip7 as cardFaces } from '../../cards/flip7.tsx';
import type { GamePage } from '../../play/page-face.ts';
import { face } from './face.ts';
import { game } from './rules.ts';

export const page: GamePage = {
  game,
  face,
  cardFaces,
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
