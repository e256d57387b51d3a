import type { Language } from '@mazzo/kernel';
import type { SettingName, SettingValue } from './settings.ts';

export interface AnySettingText {
  readonly label: string;
  /** What it is good for, where the label does not say. */
  readonly about?: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What nobody has chosen cannot be chosen either, and has no words. */
interface SettingText<Name extends SettingName> extends AnySettingText {
  readonly values: Readonly<Record<Exclude<SettingValue<Name>, 'unchosen'>, string>>;
}

export const groups = {
  look: ['theme', 'cloth', 'suits', 'print', 'motion'],
  play: ['pace', 'tossIn', 'confirm', 'odds'],
  sound: ['volume', 'vibration'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;
export type GroupName = keyof typeof groups;

interface SettingsText {
  readonly title: string;
  readonly language: string;
  /** What the picture of two cards is. */
  readonly example: string;
  readonly kept: string;
  readonly groups: Readonly<Record<GroupName, string>>;
  readonly settings: { readonly [Name in SettingName]: SettingText<Name> };
}

/** Each in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' };

export const text: Readonly<Record<Language, SettingsText>> = {
  en: {
    title: 'Settings',
    language: 'Language',
    example: 'How cards look now',
    kept: 'Everything takes effect at once and is kept on this device only.',
    groups: { look: 'How it looks', play: 'How it plays', sound: 'Sound and touch' },
    settings: {
      theme: {
        label: 'Colours',
        values: {
          system: 'As the device',
          light: 'Light',
          dark: 'Dark',
          contrast: 'High contrast',
        },
      },
      cloth: {
        label: 'Cloth',
        about: 'What the cards lie on.',
        values: {
          own: 'Each game its own',
          bordo: 'Burgundy',
          bottiglia: 'Bottle green',
          notte: 'Midnight blue',
          tabacco: 'Tobacco',
        },
      },
      suits: {
        label: 'Suits',
        about: 'With four colours, clubs are green and diamonds blue.',
        values: { twoColours: 'Two colours', fourColours: 'Four colours' },
      },
      print: {
        label: 'Cards',
        about: 'Large print has one big rank and suit on each card.',
        values: { normal: 'Classic', large: 'Large print' },
      },
      motion: {
        label: 'Motion',
        values: { system: 'As the device', full: 'Cards move', none: 'Cards stand still' },
      },
      pace: {
        label: 'Pace',
        about: 'How long bots think, and how long their cards are left to be seen.',
        values: { natural: 'Natural', calm: 'Calm', brisk: 'Brisk', instant: 'At once' },
      },
      confirm: {
        label: 'Ask before a move',
        about: 'Moves that can cost a round, such as calling Vinto.',
        values: { grave: 'If it can cost a round', never: 'Never', always: 'Always' },
      },
      odds: {
        label: 'Odds',
        about: 'In Flip 7: how likely the next card is a bust.',
        values: { off: 'Hidden', on: 'Shown' },
      },
      tossIn: {
        label: 'Toss-in',
        about:
          'Against bots: how long it waits for you. With a keyboard you decide, unless you choose otherwise.',
        values: { short: '3 seconds', long: '8 seconds', own: 'I decide' },
      },
      volume: {
        label: 'Sound',
        values: { medium: 'Medium', off: 'Off', low: 'Low', high: 'High' },
      },
      vibration: {
        label: 'Vibration',
        about: 'A short buzz when it is your turn, on devices that can.',
        values: { on: 'On', off: 'Off' },
      },
    },
  },
  it: {
    title: 'Impostazioni',
    language: 'Lingua',
    example: 'Come si vedono ora le carte',
    kept: 'Tutto vale subito e resta solo su questo dispositivo.',
    groups: { look: 'Come si vede', play: 'Come si gioca', sound: 'Suoni e vibrazione' },
    settings: {
      theme: {
        label: 'Colori',
        values: {
          system: 'Come il dispositivo',
          light: 'Chiari',
          dark: 'Scuri',
          contrast: 'Alto contrasto',
        },
      },
      cloth: {
        label: 'Panno',
        about: 'Quello su cui si gioca.',
        values: {
          own: 'Ogni gioco il suo',
          bordo: 'Bordò',
          bottiglia: 'Verde bottiglia',
          notte: 'Blu notte',
          tabacco: 'Tabacco',
        },
      },
      suits: {
        label: 'Semi',
        about: 'Con quattro colori i fiori sono verdi e i quadri blu.',
        values: { twoColours: 'Due colori', fourColours: 'Quattro colori' },
      },
      print: {
        label: 'Carte',
        about: 'Quelle a caratteri grandi mostrano solo valore e seme, ben leggibili.',
        values: { normal: 'Classiche', large: 'Caratteri grandi' },
      },
      motion: {
        label: 'Movimento',
        values: {
          system: 'Come il dispositivo',
          full: 'Le carte si muovono',
          none: 'Le carte stanno ferme',
        },
      },
      pace: {
        label: 'Ritmo',
        about: 'Quanto pensano i bot, e per quanto restano in vista le loro carte.',
        values: { natural: 'Naturale', calm: 'Calmo', brisk: 'Svelto', instant: 'Subito' },
      },
      confirm: {
        label: 'Chiedere prima di una mossa',
        about: 'Le mosse che possono costare la mano sono chiamare Vinto e simili.',
        values: { grave: 'Se può costare la mano', never: 'Mai', always: 'Sempre' },
      },
      odds: {
        label: 'Probabilità',
        about: 'A Flip 7: quanto è probabile che la prossima carta faccia sballare.',
        values: { off: 'Nascoste', on: 'In vista' },
      },
      tossIn: {
        label: 'Scarto al volo',
        about: 'Contro i bot: quanto ti aspetta. Da tastiera decidi tu, finché non scegli.',
        values: { short: '3 secondi', long: '8 secondi', own: 'Decido io' },
      },
      volume: {
        label: 'Suoni',
        values: { medium: 'Medi', off: 'Spenti', low: 'Bassi', high: 'Alti' },
      },
      vibration: {
        label: 'Vibrazione',
        about: 'Una breve vibrazione quando tocca a te, sui dispositivi che la hanno.',
        values: { on: 'Sì', off: 'No' },
      },
    },
  },
};
