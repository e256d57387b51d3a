import { counted } from '@mazzo/cli/grammar';
import type { BriscolaWords } from './text.ts';

export const it: BriscolaWords = {
  rules:
    'Ognuno ha tre carte; la carta sotto il mazzo dice il seme di briscola. Uno apre, l’altro ' +
    'risponde con una carta qualsiasi: prende la briscola più alta, o altrimenti la carta più ' +
    'alta del seme di apertura. Chi prende pesca per primo e apre. L’asso vale 11, il tre 10, il ' +
    're 4, il cavallo 3, il fante 2; con più di 60 punti si vince la smazzata.',
  keyRows: [
    ['1 2 3', 'gioca questa carta della tua mano'],
    ['ad 7c fs', 'oppure il suo nome: valore (a 2 … 7 f c r) e seme (d c s b)'],
  ],
  heading: ({ deal, dealer, stock, wins }) => [
    `Smazzata ${deal}`,
    dealer === null ? 'dai tu' : `dà ${dealer}`,
    `${counted(stock, 'carta', 'carte')} nel mazzo`,
    `a ${counted(wins, 'vittoria', 'vittorie')}`,
  ],
  wins: (count) => counted(count, 'vittoria', 'vittorie'),
  points: (count) => counted(count, 'punto', 'punti'),
  cards: (count) => `${counted(count, 'carta', 'carte')} in mano`,
  trump: (card) => `Briscola: ${card}`,
  led: (name, card) => `${name}: ${card}`,
  hand: 'In mano:',
};
