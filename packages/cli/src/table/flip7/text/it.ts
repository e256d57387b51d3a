import { counted } from '../../../text/grammar.ts';
import type { Flip7Words } from './text.ts';

export const it: Flip7Words = {
  keys: { draw: ['p', 'd'], bank: ['i', 'b'] },
  keyRows: [
    ['p', 'pesca una carta'],
    ['i', 'incassa quello che hai davanti ed esci dalla mano'],
    ['1 … 8', 'scegli questo giocatore, quando una carta chiede a chi va'],
  ],
  rules:
    'A turno, pesca una carta o incassa. Chi incassa tiene i punti ed esce dalla mano; un numero ' +
    'che hai già ti fa sballare: niente punti. Di ogni numero ci sono tante carte quanto vale: ' +
    'dodici 12, un solo 1. Le carte + aggiungono punti, ×2 raddoppia i numeri. Tre carte azione: ' +
    'una fa incassare qualcuno, una gli fa pescare tre carte, una ti salva da uno sballo. Sette ' +
    'numeri diversi portano 15 punti e di solito chiudono subito la mano. Vince chi è in testa ' +
    'quando qualcuno ha raggiunto il traguardo.',
  heading: (round, dealer, deck, target) => [
    `Mano ${round}`,
    dealer === null ? 'dai le carte' : `dà le carte ${dealer}`,
    `${counted(deck, 'carta', 'carte')} nel mazzo`,
    `si arriva a ${target}`,
  ],
  columns: ['totale', 'mano'],
  fates: { in: 'in gioco', banked: 'incassato', busted: 'sballato' },
  flipsLeft: (left) =>
    `Ancora da pescare: ${left.map(([name, flips]) => `${name} ${flips}`).join(', poi ')}`,
};
