import { french as cardFaces } from '../../cards/french.tsx';
import { rest } from '#vinto-rest';
import { late } from '@mazzo/games/vinto';
import type { Event, State } from '@mazzo/games/vinto';
import type { GamePage } from '../../play/page-face.ts';
import { latePage } from '../late-rules.ts';
import { face } from './face.ts';
import { isOpening, staysOpening } from './opening.ts';
import { game } from './rules.ts';

export const page: GamePage = {
  game,
  face,
  cardFaces,
  late: latePage([late, rest], {
    isPlain: (view) => isOpening(view as State),
    staysPlain: (event) => staysOpening(event as Event),
  }),
  counting: () => import('./sheet.ts'),
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
  openingWords: {
    en: () => import('./text/en/opening.ts'),
    it: () => import('./text/it/opening.ts'),
  },
};
