/** The words until everybody has looked at two cards. */
import { opening as game } from '@mazzo/games/vinto/text/en/opening';
import type { TopUse } from '@mazzo/games/vinto';
import type { Trace } from '../../../../table/scene.ts';
import type { VintoOpeningWords } from '../text.ts';

export const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const minus = (points: number) => String(points).replace('-', '−');

const uses: Readonly<Record<TopUse, string>> = {
  takeable: ', may be taken',
  unused: ', not used yet',
  used: ', used',
  plain: '',
};

const traced: Readonly<Record<Trace, string>> = { eye: 'looked at', swap: 'swapped', new: 'drawn' };

export const words: VintoOpeningWords = {
  game,
  table: {
    heading(round, of, minutesLeft, last) {
      if (of !== null) return `round ${round} of ${of}`;
      if (last) return `round ${round}, the last`;
      return minutesLeft === null ? `round ${round}` : `round ${round}\u00a0· ${minutesLeft} min`;
    },
    deck: 'Draw',
    cards: (count) => `${count} to draw`,
    topOfDeck: 'The draw pile: draw a card',
    pile: 'Pile',
    top: (card, use) => `${card} on the discards${uses[use]}`,
    emptyPile: 'No discards yet',
    drawn: 'Drawn',
    faceDown: (place) => `${place}, face down`,
    traced: (place, trace) => `${place}, just ${traced[trace]}`,
    faceUp: (place, card) => `${place}: ${card}`,
    recalled: (place, card) => `${place}, face down; you saw ${card}`,
    total: (points) => `${minus(points)} ${points === 1 ? 'pt' : 'pts'}`,
    peeking: (names) => `Still looking at two cards: ${list(names)}`,
    notes: {
      peek: 'Remember them: they are hidden again in a moment.',
    },
  },
};
