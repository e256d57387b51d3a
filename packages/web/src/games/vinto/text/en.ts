import { en as game } from '@mazzo/games/vinto/text/en';
import type { TopUse } from '@mazzo/games/vinto';
import type { VintoWords } from './text.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const minus = (points: number) => String(points).replace('-', '−');

const uses: Readonly<Record<TopUse, string>> = {
  takeable: ', may be taken',
  unused: ', not used yet',
  used: ', used',
  plain: '',
};

export const words: VintoWords = {
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
    under: 'Under it',
    faceDown: (place) => `${place}, face down`,
    traced: (lies, trace) => `${lies}, just ${trace === 'eye' ? 'looked at' : 'swapped'}`,
    faceUp: (place, card) => `${place}: ${card}`,
    recalled: (place, card) => `${place}, face down; you saw ${card}`,
    gap: (place) => `${place}: empty`,
    total: (points) => `${minus(points)} ${points === 1 ? 'pt' : 'pts'}`,
    sum: (points) => `= ${points}`,
    caller: 'Vinto!',
    toPlay: (rank) => `then plays ${rank}`,
    waiting: (names) => `${list(names)} to move`,
    tossing: (names) => `Waiting for ${list(names)}: toss in or pass`,
    peeking: (names) => `Still looking at two cards: ${list(names)}`,
    acting: (name, rank) => `${name} plays ${rank}`,
    declare: (place) => `Name ${place}?`,
    declareNote: 'right: play it · wrong: draw one',
    noDeclaration: 'Just swap',
    cancel: 'Cancel',
    step: (step) => `Step ${step} of 2`,
    buttons: {
      draw: 'Draw',
      take: (card) => `Take ${card}`,
      play: 'Play it',
      discard: 'Discard',
      passTurn: 'Pass',
      swapThem: 'Swap them',
      leaveThem: 'Leave them',
      decline: 'Decline',
      pass: 'Nothing to toss',
      toss: 'Toss one in',
      callVinto: 'Call Vinto',
      endTurn: 'End turn',
    },
    notes: {
      decide: 'Or tap one of your cards to swap it.',
      tossIn: 'Tap a card of yours to toss it in. Wrong costs a card.',
      peek: 'Remember them: they are hidden again in a moment.',
      give: 'Tap a player.',
      card: 'Tap a card.',
    },
    keys: [
      ['D', 'draw'],
      ['T', 'take the top discard'],
      ['P', 'play the card drawn; pass'],
      ['X', 'discard the card drawn'],
      ['S, L', 'swap the two; leave them'],
      ['I', 'toss in a card while playing an action'],
      ['U', 'not until my turn: every toss-in is passed'],
      ['V', 'call Vinto'],
      ['E', 'end your turn'],
      ['2 … 9 0 J Q K A *', 'a rank: 0 is the ten, * the joker; N declares none'],
    ],
  },
};
