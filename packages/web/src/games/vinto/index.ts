import { vinto } from '@mazzo/games/vinto';
import { french as cardFaces } from '../../cards/french.tsx';
import type { Playable } from '../../play/page-face.ts';
import { face } from './face.ts';

export const playable: Playable = {
  id: 'vinto',
  game: vinto,
  face,
  cardFaces,
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
