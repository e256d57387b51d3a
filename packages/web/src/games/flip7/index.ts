import { flip7 } from '@mazzo/games/flip7';
import { flip7 as faces } from '../../cards/flip7.tsx';
import type { Playable } from '../../play/face.ts';
import { face } from './face.ts';

export const playable: Playable = {
  id: 'flip7',
  game: flip7,
  face,
  faces,
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
