import { sapone as cardFaces } from '../../cards/sapone.tsx';
import { layLines, rest, StallLine } from '#sapone-rest';
import { late } from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import type { GamePage } from '../../play/page-face.ts';
import { withStall } from '../../table/shapes/with-stall.ts';
import { face } from './face.ts';
import { latePage } from '../late-rules.ts';
import { isOpening } from './opening.ts';
import { game } from './rules.ts';

export const page: GamePage = {
  game,
  face,
  cardFaces,
  shapes: withStall(layLines, StallLine),
  late: latePage([late, rest], {
    isPlain: (view, seat) => isOpening(view as State, seat),
  }),
  counting: () => import('./sheet.ts'),
  talk: async () => (await import('./talk.tsx')).talk,
  words: { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') },
  openingWords: {
    en: () => import('./text/en/opening.ts'),
    it: () => import('./text/it/opening.ts'),
  },
};
