import type { PlayText } from './text.ts';

export const text: PlayText = {
  you: 'You',
  log: 'What happened',
  rules: 'Rules',
  scores: 'Scores',
  hint: 'Hint',
  more: 'Menu',
  table: 'The table',
  ruling: (rule) => `Ruling ${rule}`,
  yourTurn: 'Your turn',
  talk: 'Say something',
  nextRound: 'Next round',
  nextHand: 'Next hand',
  toResult: 'See the result',
  again: 'Play again',
  won(names, you) {
    if (names.length > 1) return `${new Intl.ListFormat('en').format(names)} share first place`;
    return you ? 'You win!' : `${names[0]} wins`;
  },
};
