import type { ServerText } from './text.ts';

export const text: ServerText = {
  phrases: {
    hello: 'Hello!',
    goodLuck: 'Good luck!',
    wellPlayed: 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    ouch: 'Ouch!',
    oneMoment: 'One moment, please.',
    takeYourTime: 'Take your time.',
    hurryUp: 'Your turn!',
    goodGame: 'That was a good game.',
    again: 'Shall we play again?',
    goodbye: 'Goodbye!',
  },
  troubles: {
    cannotWrite: 'The server cannot save anything just now: no move counts until it can.',
    otherVersion:
      'The last match was begun by rules that the server no longer knows. The host can start another.',
    unreadable:
      'What the server has kept of the last match is damaged. The host can start another.',
  },
  reasons: {
    badMessage: 'The server did not understand that.',
    badName: 'A name has 1 to 20 characters that can be seen.',
    badText: 'There are signs in it that cannot be seen.',
    otherVersion: 'The server is of another version: bring both up to date.',
    enterFirst: 'You are not at the table yet.',
    noSuchTable: 'There is no table with this code.',
    tableClosed: 'This table has been closed.',
    wasRemoved: 'The host has removed you from this table.',
    tableFull: 'There are too many people at this table.',
    onlyTheHost: 'Only the host can do that.',
    notHere: 'That person is not here any more.',
    noSuchSeat: 'There is no such seat.',
    seatTaken: 'Somebody has just taken this seat.',
    notSeated: 'You have no seat.',
    matchRunning: 'A match is already being played.',
    noMatch: 'No match is being played.',
    nobodySits: 'Somebody has to sit down first.',
    badOptions: 'The game cannot be played like that.',
    onlyPhrases: 'At this table there are only ready-made phrases.',
    tooMuch: 'That was too much at once. Wait a moment.',
    tryAgain: 'That did not work just now. Please try again.',
    serverFull: 'The server is full. It is tried again by itself.',
  },
};
