import { boldFrench as cardFaces } from '../../cards/bold-french.tsx';
import { rest } from '#pinnacola-rest';
import { late } from '@mazzo/games/pinnacola';
import type { State } from '@mazzo/games/pinnacola';
import type { GamePage } from '../../play/page-face.ts';
import { shapes } from '../../table/shapes/with-melds.ts';
import { latePage } from '../late-rules.ts';
import { isOpening } from './begun.ts';
import { face } from './face.ts';
import { game } from './rules.ts';

export const page: GamePage = {
  game,
  face,
  cardFaces,
  shapes,
  late: latePage([late, rest], {
    isPlain: (view, seat) =>
      isOpening(view as State) && late?.isPlain(view as State, seat) === true,
  }),
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
};
