import { flip7 as cardFaces } from '../../cards/flip7.tsx';
import { late } from '@mazzo/games/flip7';
import type { GamePage } from '../../play/page-face.ts';
import { latePage } from '../late-rules.ts';
import { face } from './face.ts';
import { game } from './rules.ts';

export const page: GamePage = {
  game,
  face,
  cardFaces,
  // Only what bots and hints choose by: everything is heard and shown without it.
  late: latePage([late], { isPlain: () => true, staysPlain: () => true }),
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
