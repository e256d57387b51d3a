/** What a player has chosen for themselves, kept on this device. */
import { languageOf, languages } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { cloths } from './cloth.ts';

/** The values of each setting, its default first. */
export const choices = {
  theme: ['system', 'light', 'dark', 'contrast'],
  cloth: ['own', ...cloths],
  suits: ['twoColours', 'fourColours'],
  print: ['normal', 'large'],
  motion: ['system', 'full', 'none'],
  pace: ['natural', 'calm', 'brisk', 'instant'],
  volume: ['medium', 'off', 'low', 'high'],
  vibration: ['on', 'off'],
  confirm: ['grave', 'never', 'always'],
  odds: ['off', 'on'],
  /** How long a toss-in stays open by itself; until it is chosen, whoever uses keys decides. */
  tossIn: ['unchosen', 'short', 'long', 'own'],
} as const;

type Choices = typeof choices;
export type SettingName = keyof Choices;
export type SettingValue<Name extends SettingName = SettingName> = Choices[Name][number];

const KEY = 'mazzo.settings';
const kept = read();

function setting<Name extends SettingName>(name: Name): Signal<SettingValue<Name>> {
  const values: readonly SettingValue<Name>[] = choices[name];
  return signal(values.find((value) => value === kept[name]) ?? values[0]!);
}

export const settings: { readonly [Name in SettingName]: Signal<SettingValue<Name>> } = {
  theme: setting('theme'),
  cloth: setting('cloth'),
  suits: setting('suits'),
  print: setting('print'),
  motion: setting('motion'),
  pace: setting('pace'),
  volume: setting('volume'),
  vibration: setting('vibration'),
  confirm: setting('confirm'),
  odds: setting('odds'),
  tossIn: setting('tossIn'),
};

export const language: Signal<Language> = signal(
  languages.find((one) => one === kept['language']) ?? languageOf(navigator.languages),
);

function read(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {}; // Storage may be forbidden, or hold nonsense: the defaults will do.
  }
}

function keep(): void {
  const values = Object.entries(settings).map(([name, { value }]) => [name, value]);
  const text = JSON.stringify({ ...Object.fromEntries(values), language: language.value });
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // What cannot be kept lasts as long as the page.
  }
}

/** From now on the document shows what is set, and every change is kept. */
export function followSettings(root: HTMLElement): void {
  effect(() => {
    root.lang = language.value;
    root.dataset['theme'] = settings.theme.value;
    root.dataset['motion'] = settings.motion.value;
    root.dataset['suits'] = settings.suits.value;
    keep();
  });
}
