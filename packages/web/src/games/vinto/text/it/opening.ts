/** The words until everybody has looked at two cards. */
import { opening as game } from '@mazzo/games/vinto/text/it/opening';
import type { TopUse } from '@mazzo/games/vinto';
import type { Trace } from '../../../../table/scene.ts';
import type { VintoOpeningWords } from '../text.ts';

export const list = (names: readonly string[]) => new Intl.ListFormat('it').format(names);
const minus = (points: number) => String(points).replace('-', '−');

const uses: Readonly<Record<TopUse, string>> = {
  takeable: ', si può prendere',
  unused: ', non ancora usata',
  used: ', usata',
  plain: '',
};

const traced: Readonly<Record<Trace, string>> = {
  eye: 'guardata',
  swap: 'scambiata',
  new: 'pescata',
};

export const words: VintoOpeningWords = {
  game,
  table: {
    heading(round, of, minutesLeft, last) {
      if (of !== null) return `mano ${round} di ${of}`;
      if (last) return `mano ${round}, l’ultima`;
      return minutesLeft === null ? `mano ${round}` : `mano ${round}\u00a0· ${minutesLeft} min`;
    },
    deck: 'Mazzo',
    cards: (count) => (count === 1 ? '1 carta' : `${count} carte`),
    topOfDeck: 'Il mazzo: pesca una carta',
    pile: 'Scarti',
    top: (card, use) => `${card} in cima agli scarti${uses[use]}`,
    emptyPile: 'Nessuno scarto',
    drawn: 'Pescata',
    faceDown: (place) => `${place}, coperta`,
    traced: (place, trace) => `${place}, appena ${traced[trace]}`,
    faceUp: (place, card) => `${place}: ${card}`,
    recalled: (place, card) => `${place}, coperta; hai visto ${card}`,
    total: (points) => `${minus(points)} pt`,
    peeking: (names) => `Due carte ancora da guardare: ${list(names)}`,
    notes: {
      peek: 'Ricordale: tra poco si coprono.',
    },
  },
};
