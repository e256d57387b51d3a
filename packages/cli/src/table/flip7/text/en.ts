import { counted } from '../../../text/grammar.ts';
import type { Flip7Words } from './text.ts';

export const en: Flip7Words = {
  keys: { draw: ['d'], bank: ['b'] },
  keyRows: [
    ['d', 'flip a card (draw)'],
    ['b', 'bank what lies before you, and sit out the round'],
    ['1 … 8', 'choose this player, when a card asks who gets it'],
  ],
  rules:
    'In turn, flip a card or bank. Banking keeps your points and ends the round for you; a ' +
    'number that you already have busts you: no points. There are as many of each number as it ' +
    'says: twelve 12s, one 1. + cards add points, ×2 doubles the numbers. Freeze makes somebody ' +
    'bank, Flip Three makes somebody flip three cards, a Second Chance saves you from one bust. ' +
    'Seven different numbers bring 15 points and usually end the round at once. Whoever is first ' +
    'when somebody has reached the target wins.',
  heading: (round, dealer, deck, target) => [
    `Round ${round}`,
    dealer === null ? 'you deal' : `${dealer} deals`,
    `${counted(deck, 'card', 'cards')} in the deck`,
    `to ${target} points`,
  ],
  columns: ['total', 'round'],
  fates: { in: 'in', banked: 'banked', busted: 'bust' },
  flipsLeft: (left) =>
    `Still to flip: ${left.map(([name, flips]) => `${name} ${flips}`).join(', then ')}`,
};
