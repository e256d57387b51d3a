/** Sets of options that go together, one tap each. */
import type { AnyGame, AnyOptions, AnyText } from '@mazzo/kernel';
import { language } from '../settings/settings.ts';
import { sameOptions, withPreset } from './choosing.ts';
import { standard } from './chosen.ts';
import styles from './presets.module.css';
import { text } from './text.ts';

interface PresetsProps {
  readonly game: AnyGame;
  readonly words: AnyText;
  readonly options: AnyOptions;
  readonly onChoose: (options: AnyOptions) => void;
}

export function Presets({ game, words, options, onChoose }: PresetsProps) {
  const names = Object.keys(game.presets);
  if (names.length === 0) return null;
  const own = text[language.value];
  const sets = [
    { label: own.standard, options: standard(game).options },
    ...names.map((name) => ({ label: words.presets[name]!, options: withPreset(game, name) })),
  ];
  return (
    <div role="group" aria-label={own.presets} class={styles.presets}>
      {sets.map((set) => (
        <button
          key={set.label}
          type="button"
          class="button"
          aria-pressed={sameOptions(game, options, set.options)}
          onClick={() => onChoose(set.options)}
        >
          {set.label}
        </button>
      ))}
    </div>
  );
}
