/** Everything that can be chosen about how a game is played: a preset, or each by itself. */
import type { AnyGame, AnyOptions, AnyText } from '@mazzo/kernel';
import { Option } from './option.tsx';
import { Presets } from './presets.tsx';

interface AllOptionsProps {
  readonly game: AnyGame;
  readonly words: AnyText;
  readonly options: AnyOptions;
  readonly onChange: (options: AnyOptions) => void;
  /** What the options lie on. */
  readonly sheet: string | undefined;
}

export function AllOptions({ game, words, options, onChange, sheet }: AllOptionsProps) {
  return (
    <>
      <Presets game={game} words={words} options={options} onChoose={onChange} />
      <div class={sheet}>
        {Object.entries(game.options).map(([key, field]) => (
          <Option
            key={key}
            field={field}
            words={words.options[key]!}
            value={options[key]!}
            onChange={(value) => onChange({ ...options, [key]: value })}
          />
        ))}
      </div>
    </>
  );
}
