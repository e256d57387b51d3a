import type { PlayText } from './text.ts';

export const text: PlayText = {
  you: 'You',
  log: 'What happened',
  rules: 'Rules',
  scores: 'Scores',
  hint: 'Hint',
  more: 'Menu',
  table: 'The table',
  hintIs: (move) => `Hint: ${move}.`,
  noHint: 'Nothing is asked of you now: there is a hint when it is your turn.',
  ruling: (rule) => `Ruling ${rule}`,
  yourTurn: 'Your turn',
  notUntilTurn: 'Not until my turn',
  goOn: 'Go on',
  talk: 'Say something',
  notKept: 'This browser keeps nothing: the game is lost when the page is closed.',
  nextRound: 'Next round',
  nextHand: 'Next hand',
  toResult: 'See the result',
  again: 'Play again',
  home: 'All games',
  won(names, you) {
    if (names.length > 1) return `${new Intl.ListFormat('en').format(names)} share first place`;
    return you ? 'You win!' : `${names[0]} wins`;
  },
  secondsLeft: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  lost: {
    mistake: {
      title: 'The table has stopped',
      why: 'The fault is ours. Every move is kept: open the game again and it goes on where it was.',
    },
    noSuchMatch: {
      title: 'This game is not here',
      why: 'It was never played in this browser, or it has been removed.',
    },
    notFetched: {
      title: 'A part is missing',
      why: 'It could not be fetched. Every move is kept: check your connection, then open the game again.',
    },
    newerRules: {
      title: 'This game needs a newer page',
      why: 'It was dealt by a newer version. Go home and take the new version offered there.',
    },
    reopen: 'Open again',
  },
  tableReasons: {
    badMessage: 'That was not understood: please try again.',
    otherVersion: 'This page is older than the table: load it again.',
    helloFirst: 'The table does not know you yet: please try again.',
    tryAgain: 'That did not get through: please try again.',
    tableStopped: 'The table has stopped: open the game again.',
    notSeated: 'You have no seat at this table.',
    paused: 'The game is paused.',
    noClock: 'There is no clock for this.',
    noMoreTime: 'You have had more time twice: there is no more.',
    keepsSeat: 'You have a seat already.',
    seatTaken: 'Somebody sits there.',
    wasRemoved: 'You were removed from this table.',
    noTalk: 'In this game there is nothing to say but by moves.',
    notAPhrase: 'That is nothing that can be said here.',
    enoughSaid: 'You have said enough for now: let the others play.',
    matchRunning: 'The match is not over yet.',
  },
};
