/** The words of play in the player's language; the other is fetched when it is asked for. */
import { effect, signal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import type { PlayText } from './text/text.ts';

const catalogs = { en: () => import('./text/en.ts'), it: () => import('./text/it.ts') };

const shown = signal((await catalogs[language.value]()).text);
effect(() => {
  const wanted = language.value;
  void catalogs[wanted]().then(({ text }) => {
    if (language.value === wanted) shown.value = text;
    return null;
  });
});

export function words(): PlayText {
  return shown.value;
}
