/** How the next match is played: in a few words, and where it differs from the standard rules. */
import type { LobbyView } from '@mazzo/server/protocol/line';
import { differences } from '../options/choosing.ts';
import { gameInWords } from '../options/game-in-words.ts';
import { valueWords } from '../options/option.tsx';
import { text as optionsText } from '../options/text.ts';
import { language } from '../settings/settings.ts';
import { useLoaded } from '../shell/loaded.ts';
import type { OnlineTable } from './online-table.ts';
import styles from './terms.module.css';
import { friendsText } from './text/text.ts';

interface TermsSummaryProps {
  readonly table: OnlineTable;
  readonly lobby: LobbyView;
}

export function TermsSummary({ table, lobby }: TermsSummaryProps) {
  const { lobby: text } = friendsText();
  const own = optionsText[language.value];
  const { game, options, seats, clocks, open, freeText } = lobby;
  const loaded = useLoaded(`${game} ${language.value}`, () => gameInWords(game, language.value));
  const changed = loaded === null ? [] : differences(loaded.game, options);
  return (
    <section class={styles.terms} aria-label={text.terms}>
      <div class={styles.heading}>
        <h2>{text.terms}</h2>
        {table.isHost.value && (
          <button
            type="button"
            class="button"
            onClick={() => (table.opened.value = { kind: 'terms' })}
          >
            {text.change}
          </button>
        )}
      </div>
      <ul class={styles.facts}>
        <li>{text.seatCount(seats)}</li>
        <li>{own.clocks.values[clocks]}</li>
        <li>{open ? text.openToAll : text.byInvitation}</li>
        <li>{freeText ? text.freeText : text.phrasesOnly}</li>
      </ul>
      {changed.length === 0 || loaded === null ? (
        <p>{own.isStandard}</p>
      ) : (
        <details>
          <summary>{own.differs(changed.length)}</summary>
          <ul>
            {changed.map((key) => (
              <li key={key}>
                {loaded.words.options[key]!.label}:{' '}
                {valueWords(loaded.words.options[key]!, options[key]!)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
