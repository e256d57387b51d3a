import { it as game } from '@mazzo/games/briscola/text/it';
import type { BriscolaWords } from './text.ts';

export const words: BriscolaWords = {
  game,
  table: {
    heading: (deal, wins) => `Smazzata ${deal}\u00a0· a ${wins}`,
    points: (count) => `${count} pt`,
    wins: (count) => (count === 1 ? '1 vinta' : `${count} vinte`),
    faceDown: 'Una carta coperta',
    stock: 'Mazzo',
    cardsLeft: String,
    trump: 'Briscola',
    trick: 'Mano',
    waiting: (name) => `Gioca ${name}`,
  },
};
