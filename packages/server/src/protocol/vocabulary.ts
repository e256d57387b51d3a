/** The words of the protocol: lists of which schemas, and whoever has none, take theirs. */

/** Counts changes that an old client would not understand. */
export const SOCKET_VERSION = 1;
/** A frame that is longer ends the connection. */
export const MOST_BYTES = 8192;

/** Spoken easily, and mistaken for no word: no vowels, no 0, 1 or Y. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const CODE_LENGTH = 6;

export const MOST_SEATS = 12;
export const MOST_GUESTS = 50;
/** Letters of something that somebody has written. */
export const MOST_WRITTEN = 200;

export const phrases = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'ouch',
  'oneMoment',
  'takeYourTime',
  'hurryUp',
  'goodGame',
  'again',
  'goodbye',
] as const;
export type Phrase = (typeof phrases)[number];
export const emotes = ['smile', 'laugh', 'wow', 'cry', 'angry', 'think', 'clap', 'heart'] as const;
export type Emote = (typeof emotes)[number];

export const reportReasons = ['name', 'talk', 'cheating', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What keeps a table from going on, through nobody's fault who is at it. */
export const troubles = ['cannotWrite', 'otherVersion', 'unreadable'] as const;
export type Trouble = (typeof troubles)[number];

/** Why something was not done. */
export const serverReasons = [
  'badMessage',
  'badName',
  'badText',
  'otherVersion',
  'enterFirst',
  'noSuchTable',
  'tableClosed',
  'wasRemoved',
  'tableFull',
  'onlyTheHost',
  'notHere',
  'noSuchSeat',
  'seatTaken',
  'notSeated',
  'matchRunning',
  'noMatch',
  'nobodySits',
  'badOptions',
  'onlyPhrases',
  'tooMuch',
  'tryAgain',
  'serverFull',
] as const;
export type ServerReason = (typeof serverReasons)[number];
