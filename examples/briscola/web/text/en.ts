import { en as game } from '@mazzo/games/briscola/text/en';
import type { BriscolaWords } from './text.ts';

export const words: BriscolaWords = {
  game,
  table: {
    heading: (deal, wins) => `Deal ${deal}\u00a0· to ${wins}`,
    points: (count) => `${count} pts`,
    wins: (count) => `${count} won`,
    faceDown: 'A card face down',
    stock: 'Stock',
    cardsLeft: String,
    trump: 'Trump',
    trick: 'Trick',
    waiting: (name) => `${name} plays`,
  },
};
