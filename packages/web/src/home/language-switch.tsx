import { languages } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { language } from '../settings/settings.ts';
import styles from './language-switch.module.css';
import { text } from './text.ts';

/** Each in its own words, for whoever reads no other. */
const names: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' };

export function LanguageSwitch() {
  return (
    <div role="group" aria-label={text[language.value].language} class={styles.switch}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-label={`${one.toUpperCase()} ${names[one]}`}
          aria-pressed={one === language.value}
          onClick={() => {
            language.value = one;
          }}
        >
          <span data-name={names[one]}>{one.toUpperCase()}</span>
        </button>
      ))}
    </div>
  );
}
