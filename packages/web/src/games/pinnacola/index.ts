import { boldFrench as cardFaces } from '../../cards/bold-french.tsx';
import { rest } from '#pinnacola-rest';
import { late } from '@mazzo/games/pinnacola';
import type { GamePage } from '../../play/page-face.ts';
import { shapes } from '../../table/shapes/with-melds.ts';
import { latePage } from '../late-rules.ts';
import { face } from './face.ts';
import { game } from './rules.ts';

export const page: GamePage = {
  game,
  face,
  cardFaces,
  shapes,
  late: late === null ? undefined : latePage([late, rest], late),
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
