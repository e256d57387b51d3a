import { french as cardFaces } from '../../cards/french.tsx';
import type { Playable } from '../../play/page-face.ts';
import { face } from './face.ts';
import { game } from './rules.ts';

export const playable: Playable = {
  id: 'vinto',
  game,
  face,
  cardFaces,
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
