import type { Language } from '@mazzo/kernel';

interface HomeText {
  readonly headline: string;
  readonly promise: string;
  readonly games: string;
  readonly play: string;
  /** What the button says to whoever does not see where it stands. */
  playGame(title: string): string;
  /** Of how many can play, as a number or a range. */
  players(many: string): string;
  minutes(number: number): string;
  /** The button that shows what else there is of a game. */
  moreOf(title: string): string;
  readonly options: string;
  readonly rules: string;
  readonly friends: string;
  readonly settings: string;
  readonly language: string;
  readonly running: string;
}

export const text: Readonly<Record<Language, HomeText>> = {
  en: {
    headline: 'Card games, dealt at once.',
    promise: 'You against good bots. No account, nothing to install, offline too.',
    games: 'The games',
    play: 'Play',
    playGame: (title) => `Play ${title}`,
    players: (many) => `${many} players`,
    minutes: (number) => `${number} min`,
    moreOf: (title) => `More of ${title}`,
    options: 'Options',
    rules: 'Rules',
    friends: 'With friends',
    settings: 'Settings',
    language: 'Language',
    running: 'Still on the table',
  },
  it: {
    headline: 'Giochi di carte, pronti subito.',
    promise: 'Tu contro bot in gamba. Nessun account, nulla da installare, anche offline.',
    games: 'I giochi',
    play: 'Gioca',
    playGame: (title) => `Gioca a ${title}`,
    players: (many) => `${many} giocatori`,
    minutes: (number) => `${number} min`,
    moreOf: (title) => `Altro su ${title}`,
    options: 'Opzioni',
    rules: 'Regole',
    friends: 'Con gli amici',
    settings: 'Impostazioni',
    language: 'Lingua',
    running: 'Ancora sul tavolo',
  },
};
