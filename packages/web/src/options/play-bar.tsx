/** Within reach of the thumb: what differs from the standard rules, and the button that deals. */
import type { GameId } from '../games/ids.ts';
import type { AnyGame, AnyOptions, AnyText } from '@mazzo/kernel';
import { useRef } from 'preact/hooks';
import { startMatch } from '../play/start.ts';
import { language } from '../settings/settings.ts';
import { DealButton } from '../shell/deal-button.tsx';
import { announce } from '../shell/live.tsx';
import { wide } from '../shell/wide.ts';
import { differences } from './choosing.ts';
import { standard } from './chosen.ts';
import type { Chosen } from './chosen.ts';
import { valueWords } from './option.tsx';
import styles from './play-bar.module.css';
import { text } from './text.ts';

interface PlayBarProps {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly words: AnyText;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: { readonly options: AnyOptions }) => void;
}

export function PlayBar({ id, game, words, chosen, onChoose }: PlayBarProps) {
  const own = text[language.value];
  const changed = differences(game, chosen.options);
  const summary = useRef<HTMLDivElement>(null);
  function reset(): void {
    onChoose({ options: standard(game).options });
    announce(own.isBack);
    summary.current?.focus(); // The button that was pressed is gone.
  }
  return (
    <div class={styles.bar}>
      <div ref={summary} tabIndex={-1} class={styles.summary}>
        {changed.length === 0 ? (
          <p>{own.isStandard}</p>
        ) : (
          <Summary changed={changed} words={words} options={chosen.options} />
        )}
      </div>
      {changed.length === 0 ? null : (
        <button type="button" class="button" onClick={reset}>
          {own.backToStandard}
        </button>
      )}
      <DealButton label={own.play} class={styles.play} deal={() => startMatch(id, chosen)} />
    </div>
  );
}

interface SummaryProps {
  readonly changed: readonly string[];
  readonly words: AnyText;
  readonly options: AnyOptions;
}

function Summary({ changed, words, options }: SummaryProps) {
  return (
    <details open={wide.value}>
      <summary>{text[language.value].differs(changed.length)}</summary>
      <ul>
        {changed.map((key) => (
          <li key={key}>
            {words.options[key]!.label}: {valueWords(words.options[key]!, options[key]!)}
          </li>
        ))}
      </ul>
    </details>
  );
}
