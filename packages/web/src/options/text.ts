import type { Language, OptionText } from '@mazzo/kernel';
import type { ClockName } from '@mazzo/table';
import type { TossIn } from '../settings/toss-in.ts';
import type { levelNames } from './chosen.ts';

interface OptionsText {
  title(game: string): string;
  readonly table: string;
  readonly seats: string;
  company(bots: number): string;
  readonly bots: OptionText & {
    readonly values: Readonly<Record<(typeof levelNames)[number], string>>;
  };
  readonly clocks: OptionText & { readonly values: Readonly<Record<ClockName, string>> };
  /** Of Vinto: what closes all the same, by the setting for it. */
  readonly tossIn: Readonly<Record<TossIn, string>>;
  readonly rules: string;
  /** A group of ready-made sets. */
  readonly presets: string;
  readonly standard: string;
  readonly howTo: string;
  /** Beside an option that is not as the rules have it. */
  readonly changed: string;
  /** Beside the answer that the rules have. */
  readonly usual: string;
  bounds(min: number, max: number, usual: number): string;
  readonly isStandard: string;
  differs(count: number): string;
  readonly backToStandard: string;
  readonly isBack: string;
  fewer(label: string): string;
  more(label: string): string;
  notANumber(min: number, max: number): string;
  readonly play: string;
}

export const text: Readonly<Record<Language, OptionsText>> = {
  en: {
    title: (game) => `${game}: options`,
    table: 'The table',
    seats: 'Players',
    company: (bots) => (bots === 1 ? 'You and one bot' : `You and ${bots} bots`),
    bots: {
      label: 'Your opponents',
      values: {
        casual: 'casual: forget things, and make mistakes',
        good: 'good: play soundly',
        expert: 'expert: think ahead',
      },
    },
    clocks: {
      label: 'Time to decide',
      values: {
        none: 'no clock',
        relaxed: 'relaxed: 90 seconds a turn',
        normal: 'normal: 45 seconds',
        fast: 'fast: 20 seconds',
      },
    },
    tossIn: {
      short: 'A toss-in closes by itself after 3 seconds; Settings can change that.',
      long: 'A toss-in closes by itself after 8 seconds; Settings can change that.',
      own: 'A toss-in stays open until you decide; Settings can change that.',
    },
    rules: 'Rules',
    presets: 'Sets of options',
    standard: 'Standard rules',
    howTo: 'How it is played',
    changed: 'Changed',
    usual: 'standard',
    bounds: (min, max, usual) => `${min} to ${max}, standard ${usual}`,
    isStandard: 'Played by the standard rules.',
    differs: (count) => `Differs from the standard rules (${count})`,
    backToStandard: 'Back to standard',
    isBack: 'All options are back to standard.',
    fewer: (label) => `${label}: fewer`,
    more: (label) => `${label}: more`,
    notANumber: (min, max) => `Please write a whole number from ${min} to ${max}.`,
    play: 'Play',
  },
  it: {
    title: (game) => `${game}: opzioni`,
    table: 'Il tavolo',
    seats: 'Giocatori',
    company: (bots) => (bots === 1 ? 'Tu e un bot' : `Tu e ${bots} bot`),
    bots: {
      label: 'I tuoi avversari',
      values: {
        casual: 'alla buona: dimenticano e sbagliano',
        good: 'bravi: giocano bene',
        expert: 'esperti: pensano in anticipo',
      },
    },
    clocks: {
      label: 'Tempo per decidere',
      values: {
        none: 'senza orologio',
        relaxed: 'tranquillo: 90 secondi per turno',
        normal: 'normale: 45 secondi',
        fast: 'veloce: 20 secondi',
      },
    },
    tossIn: {
      short: 'Lo scarto al volo si chiude da sé dopo 3 secondi; lo cambi nelle Impostazioni.',
      long: 'Lo scarto al volo si chiude da sé dopo 8 secondi; lo cambi nelle Impostazioni.',
      own: 'Lo scarto al volo resta aperto finché non decidi; lo cambi nelle Impostazioni.',
    },
    rules: 'Regole',
    presets: 'Insiemi di opzioni',
    standard: 'Regole standard',
    howTo: 'Come si gioca',
    changed: 'Cambiata',
    usual: 'standard',
    bounds: (min, max, usual) => `da ${min} a ${max}, standard ${usual}`,
    isStandard: 'Si gioca con le regole standard.',
    differs: (count) => `Diverso dalle regole standard (${count})`,
    backToStandard: 'Torna allo standard',
    isBack: 'Tutte le opzioni sono tornate allo standard.',
    fewer: (label) => `${label}: meno`,
    more: (label) => `${label}: più`,
    notANumber: (min, max) => `Scrivi un numero intero da ${min} a ${max}.`,
    play: 'Gioca',
  },
};
