import type { GameId } from '../games/ids.ts';
import { about as flip7 } from '@mazzo/games/flip7/about';
import { about as vinto } from '@mazzo/games/vinto/about';
import type { Language } from '@mazzo/kernel';

export interface About {
  readonly title: string;
  readonly tagline: string;
}

/** The games that are not there yet. */
export const soonIds = ['pinnacola', 'sapone'] as const;
export type SoonId = (typeof soonIds)[number];

export const abouts: Readonly<Record<GameId, Readonly<Record<Language, About>>>> = {
  flip7,
  vinto,
};

interface HomeText {
  readonly headline: string;
  readonly promise: string;
  readonly games: string;
  readonly soonGames: Readonly<Record<SoonId, About>>;
  readonly soon: string;
  readonly play: string;
  /** What the button says to whoever does not see where it stands. */
  playGame(title: string): string;
  readonly options: string;
  readonly rules: string;
  optionsOf(title: string): string;
  rulesOf(title: string): string;
  readonly settings: string;
  readonly language: string;
  readonly running: string;
  moreMatches(number: number): string;
  readonly update: string;
  readonly updateNow: string;
}

export const text: Readonly<Record<Language, HomeText>> = {
  en: {
    headline: 'Card games, dealt at once.',
    promise: 'You against good bots. No account, nothing to install, offline too.',
    games: 'The games',
    soonGames: {
      pinnacola: {
        title: 'Pinnacola',
        tagline: 'Runs, sets and a bold grab at the pile: the Italian rummy for two.',
      },
      sapone: {
        title: 'Sapone',
        tagline: 'Buy, sell and bluff at the market, and go home with the most soap.',
      },
    },
    soon: 'Soon',
    play: 'Play',
    playGame: (title) => `Play ${title}`,
    options: 'Options',
    rules: 'Rules',
    optionsOf: (title) => `Options of ${title}`,
    rulesOf: (title) => `Rules of ${title}`,
    settings: 'Settings',
    language: 'Language',
    running: 'Still on the table',
    moreMatches: (number) => `Show ${number} more`,
    update: 'A new version is ready.',
    updateNow: 'Use it now',
  },
  it: {
    headline: 'Giochi di carte, pronti subito.',
    promise: 'Tu contro bot in gamba. Nessun account, nulla da installare, anche offline.',
    games: 'I giochi',
    soonGames: {
      pinnacola: {
        title: 'Pinnacola',
        tagline: 'Scale, tris e il pozzo preso al momento giusto: il ramino all’italiana, in due.',
      },
      sapone: {
        title: 'Sapone',
        tagline: 'Compra, vendi e bluffa al mercato, e torna a casa con più sapone di tutti.',
      },
    },
    soon: 'Presto',
    play: 'Gioca',
    playGame: (title) => `Gioca a ${title}`,
    options: 'Opzioni',
    rules: 'Regole',
    optionsOf: (title) => `Opzioni di ${title}`,
    rulesOf: (title) => `Regole di ${title}`,
    settings: 'Impostazioni',
    language: 'Lingua',
    running: 'Ancora sul tavolo',
    moreMatches: (number) => (number === 1 ? 'Mostrane un’altra' : `Mostra altre ${number}`),
    update: 'È pronta una nuova versione.',
    updateNow: 'Usala subito',
  },
};
