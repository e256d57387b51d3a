import { en as game } from '@mazzo/games/flip7/text/en';
import type { Flip7Words } from './text.ts';

export const words: Flip7Words = {
  game,
  table: {
    heading: (round, target) => `round ${round}\u00a0· to ${target}`,
    deck: 'Deck',
    cardsLeft: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    topOfDeck: 'The deck: flip a card',
    total: (points) => `${points} pts`,
    fates: { busted: 'bust', banked: 'banked' },
    round: (points) => `+${points}`,
    flipsLeft: (count) => `${count} to flip`,
    waiting: (name) => `${name} decides`,
    choosing: (name, card) => `${name} chooses who gets the ${card}`,
    flip: 'Flip',
    bank: (points) => `Bank ${points}`,
    ask: 'Flip one more, or bank?',
    askFirst: 'Flip a card',
    choose: 'Tap a player',
    ended: (names, points, target) => {
      const who = new Intl.ListFormat('en').format(names);
      if (points === 0) return 'Nobody has scored.';
      return target === null
        ? `Most this round: ${who}, ${points}.`
        : `${target} reached: ${who}, with ${points}.`;
    },
    moments: {
      busted: 'Bust!',
      sevenNumbers: 'Flip 7!',
      saved: 'Saved!',
      froze: 'Frozen',
      flipThree: 'Flip three',
    },
    keys: { flip: 'flip a card', bank: 'bank' },
  },
};
