import type { DialogText } from './text.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const minus = (points: number) => String(points).replace('-', '−');

export const text: DialogText = {
  standings: 'Standings',
  beside: 'Scores and story',
  hintIs: (move) => `Hint: ${move}.`,
  onlyThis: (move) => `There is nothing else to do: ${move}.`,
  noHint: 'The hint comes when it is your turn.',
  cancel: 'Cancel',
  doIt: 'Yes',
  sure: (move) => `${move}?`,
  sureWhy: 'This cannot be taken back.',
  total: 'Total',
  round: 'Round',
  hand: 'Hand',
  best: (points) => `best ${minus(points)}`,
  placed(place, points) {
    const best = `our best round was ${minus(points)}.`;
    return place === 1 ? `Y${best}` : `You come ${ordinals[place - 1]}; y${best}`;
  },
  ahead: (points) => `You are ${points} points ahead.`,
  behind: (points) => `You are ${points} points behind.`,
  toLobby: 'To the table',
  home: 'All games',
  notKept: 'This browser keeps nothing: the game is lost when the page is closed.',
  noRounds: 'Nothing has been counted yet.',
  explain: 'Tap a number to see where it comes from.',
  emptyLog: 'Nothing has happened yet.',
  forgotten:
    'Played from memory: nothing is written down of what came before your last move, or of what you alone have seen.',
  menu: {
    rules: 'The rules',
    keys: 'Keyboard',
    settings: 'Settings',
    moreTime: 'Ask for more time',
    leave: 'Leave the table',
    leaveWhy: 'The game waits for you under “All games”.',
    leaveOthersWhy: 'The others play on; come back by the same link.',
  },
  keyRows: [
    ['Tab', 'from group to group'],
    ['← ↑ → ↓', 'from card to card'],
    ['Enter, Space', 'touch; pick up and lay down'],
    ['Esc', 'put it back, cancel'],
    ['H', 'a hint'],
    ['O', 'scores'],
    ['G', 'what happened'],
    ['?', 'these keys'],
  ],
  mark: {
    title: (place) => `Pencil mark: ${place}`,
    label: 'Up to three letters, such as 7, K? or low',
    none: 'Rub it out',
    key: 'write on the card with a pencil',
  },
  lost: {
    mistake: {
      title: 'The table has stopped',
      why: 'The fault is ours. Every move is kept: open the game again and it goes on where it was.',
    },
    noSuchMatch: {
      title: 'This game is not here',
      why: 'It was never played in this browser, or it has been removed.',
    },
    newerRules: {
      title: 'This game needs a newer page',
      why: 'It was dealt by a newer version. Go home and take the new version offered there.',
    },
    reopen: 'Open again',
  },
};
