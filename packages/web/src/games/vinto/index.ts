import { vinto } from '@mazzo/games/vinto';
import { french as faces } from '../../cards/french.tsx';
import type { Playable } from '../../play/face.ts';
import { face } from './face.ts';

export const playable: Playable = {
  id: 'vinto',
  game: vinto,
  face,
  faces,
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
