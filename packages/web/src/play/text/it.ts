import type { PlayText } from './text.ts';

export const text: PlayText = {
  you: 'Tu',
  log: 'Che cosa è successo',
  rules: 'Regole',
  scores: 'Punteggi',
  hint: 'Consiglio',
  more: 'Menu',
  table: 'Il tavolo',
  ruling: (rule) => `Regola ${rule}`,
  yourTurn: 'Tocca a te',
  talk: 'Di’ qualcosa',
  nextRound: 'Prossima mano',
  nextHand: 'Prossima mano',
  toResult: 'Vedi il risultato',
  again: 'Gioca ancora',
  won(names, you) {
    if (names.length > 1) return `Primi alla pari: ${new Intl.ListFormat('it').format(names)}`;
    return you ? 'Hai vinto!' : `Vince ${names[0]}`;
  },
};
