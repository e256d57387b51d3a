/** Words in the player's language; those of the other are fetched when it is asked for. */
import type { Language } from '@mazzo/kernel';
import { effect, signal } from '@preact/signals';
import { language } from '../settings/settings.ts';

type Catalogs<Text> = Readonly<Record<Language, () => Promise<{ readonly text: Text }>>>;

export async function spoken<Text>(catalogs: Catalogs<Text>): Promise<() => Text> {
  const shown = signal((await catalogs[language.peek()]()).text);
  effect(() => {
    const wanted = language.value;
    void catalogs[wanted]().then(({ text }) => {
      if (language.peek() === wanted) shown.value = text;
      return null;
    });
  });
  return () => shown.value;
}
