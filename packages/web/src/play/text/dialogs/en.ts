import type { DialogText } from './text.ts';

export const text: DialogText = {
  cancel: 'Cancel',
  doIt: 'Yes',
  sure: (move) => `${move}?`,
  sureWhy: 'This cannot be taken back.',
  total: 'Total',
  round: 'Round',
  noRounds: 'No round has been counted yet.',
  explain: 'Tap a number to see where it comes from.',
  emptyLog: 'Nothing has happened yet.',
  forgotten: 'What came before is left to memory.',
  menu: {
    rules: 'The rules',
    keys: 'Keyboard',
    settings: 'Settings',
    moreTime: 'Ask for more time',
    leave: 'Leave the table',
    leaveWhy: 'The game waits for you under “All games”.',
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
};
