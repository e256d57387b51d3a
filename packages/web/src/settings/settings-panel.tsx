/** All settings, on a screen of their own or in a dialog at the table; each takes effect at once. */
import { languages } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import type { Signal } from '@preact/signals';
import { Fragment } from 'preact';
import { useHandling } from '../shell/handling.ts';
import { lazy } from '../shell/lazy.tsx';
import { buzz, play, wake } from '../sound/player.ts';
import { Choice } from './choice.tsx';
import styles from './settings-panel.module.css';
import { choices, language, settings } from './settings.ts';
import type { SettingName } from './settings.ts';
import { groups, languageNames, text } from './text.ts';
import type { AnySettingText, GroupName } from './text.ts';
import { tossIn } from './toss-in.ts';

const Example = lazy(
  async () => (await import('./example.tsx')).Example,
  () => <div class={styles.room} />,
);

/** The order in which people expect them, where it is not the default first. */
const orders: Partial<Record<SettingName, readonly string[]>> = {
  pace: ['calm', 'natural', 'brisk', 'instant'],
  volume: ['off', 'low', 'medium', 'high'],
  confirm: ['never', 'grave', 'always'],
  tossIn: ['short', 'long', 'own'],
};

export function SettingsPanel() {
  useHandling();
  const words = text[language.value];
  return (
    <div class={styles.panel}>
      <Choice
        label={words.language}
        values={languages}
        words={languageNames}
        value={language.value}
        onChange={(one: Language) => {
          language.value = one;
        }}
      />
      {(Object.keys(groups) as GroupName[]).map((group) => (
        <section key={group} class={styles.group}>
          <h2>{words.groups[group]}</h2>
          {groups[group].map((name) => (
            <Fragment key={name}>
              {name === 'suits' ? <Example /> : null}
              <Setting name={name} />
            </Fragment>
          ))}
        </section>
      ))}
      <p class={styles.kept}>{words.kept}</p>
    </div>
  );
}

function Setting({ name }: { readonly name: SettingName }) {
  const { label, about, values }: AnySettingText = text[language.value].settings[name];
  const chosen: Signal<string> = settings[name];
  return (
    <Choice<string>
      label={label}
      about={about}
      values={orders[name] ?? choices[name]}
      words={values}
      value={name === 'tossIn' ? tossIn() : chosen.value}
      onChange={(value) => {
        chosen.value = value;
        giveSample(name);
      }}
    />
  );
}

/** What cannot be seen is heard or felt. */
function giveSample(name: SettingName): void {
  // Whatever was touched before, all may have been off.
  wake();
  if (name === 'volume') play('good');
  if (name === 'vibration') buzz();
}
