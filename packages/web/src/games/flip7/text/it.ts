import { it as game } from '@mazzo/games/flip7/text/it';
import type { Flip7Words } from './text.ts';

export const words: Flip7Words = {
  game,
  table: {
    heading: (round, target) => `mano ${round}\u00a0· a ${target}`,
    deck: 'Mazzo',
    cardsLeft: (count) => `${count} ${count === 1 ? 'carta' : 'carte'}`,
    topOfDeck: 'Il mazzo: pesca una carta',
    total: (points) => `${points} pt`,
    fates: { busted: 'sballo', banked: 'incassato' },
    round: (points) => `+${points}`,
    flipsLeft: (count) => `ancora ${count}`,
    waiting: (name) => `Decide ${name}`,
    choosing: (name, card) => `${name} sceglie a chi va ${card}`,
    flip: 'Pesca',
    bank: (points) => `Incassa ${points}`,
    ask: 'Un’altra carta, o incassi?',
    askFirst: 'Pesca una carta',
    choose: 'Tocca un giocatore',
    ended: (names, points, target) => {
      const who = new Intl.ListFormat('it').format(names);
      if (points === 0) return 'Nessuno ha fatto punti.';
      return target === null
        ? `Più punti: ${who}, ${points}.`
        : `${target} raggiunti: ${who}, con ${points}.`;
    },
    moments: {
      busted: 'Sballo!',
      sevenNumbers: 'Flip 7!',
      saved: 'In salvo!',
      froze: 'Congela!',
      flipThree: 'Tre carte',
    },
    keys: { flip: 'pesca una carta', bank: 'incassa' },
  },
};
