/** A row for each match to go on with. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../../cards/emblems.tsx';
import { Icon } from '../../cards/icons.tsx';
import { aboutGame } from '../../games/abouts.ts';
import { clothOf } from '../../games/cloth.ts';
import { forgetLeft, leftMatch } from '../../friends/left-match.ts';
import type { LeftMatch } from '../../friends/left-match.ts';
import { hashOf } from '../../route.ts';
import { language } from '../../settings/settings.ts';
import { IconButton } from '../../shell/icon-button.tsx';
import { showToast } from '../../shell/toast.tsx';
import { wider } from '../../shell/wide.ts';
import type { KeptMatch } from '../../worker/matches.ts';
import { refresh, remove, running } from './kept.ts';
import styles from '../running.module.css';
import { TITLE } from '../running.tsx';
import { text } from './text.ts';
import { whenWords } from './when.ts';

/** Those further down are a tap away: all games stay in sight. */
export function Matches() {
  const words = text[language.value];
  const all = useSignal(false);
  useEffect(() => void refresh(), []);
  const left = useSignal(leftMatch());
  const matches = running.value ?? [];
  const withFriends = left.value === null ? 0 : 1;
  const rows = all.value ? matches.length : (wider.value ? 2 : 1) - withFriends;
  const more = matches.length - rows;
  return (
    <>
      <ul class={styles.matches} data-all={all.value ? '' : undefined}>
        {left.value !== null && (
          <TableTicket
            left={left.value}
            onForget={() => {
              forgetLeft(left.value!.code);
              left.value = null;
              void refresh();
            }}
          />
        )}
        {matches.slice(0, rows).map((match, at) => (
          <Match key={match.match} match={match} latest={at + withFriends === 0} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          class={styles.rest}
          aria-label={words.further(more)}
          onClick={() => {
            all.value = true;
          }}
        >
          +{more}
        </button>
      )}
    </>
  );
}

interface TableTicketProps {
  readonly left: LeftMatch;
  readonly onForget: () => void;
}

/** Others may be waiting there: before all matches against bots. */
function TableTicket({ left: { code, game }, onForget }: TableTicketProps) {
  const words = text[language.value];
  const { title } = aboutGame(game, language.value);
  return (
    <li class={styles.ticket}>
      <span class={styles.emblem} data-cloth={clothOf(game)}>
        <Emblem name={game} />
      </span>
      <div class={styles.facts}>
        <h3>
          {title} <span class={styles.round}>{code}</span>
        </h3>
        <p>
          <span class={styles.aside}>{words.withFriends}</span>
        </p>
      </div>
      <a
        class={`button primary ${styles.whole} ${styles.go}`}
        href={`/t/${code}`}
        aria-label={words.continueWithFriends(title)}
      >
        <Icon name="play" size={20} />
        <span>{words.continue}</span>
      </a>
      <IconButton icon="close" label={words.remove(title, code)} onClick={onForget} />
    </li>
  );
}

/** Only the latest is the thing to press. */
function Match({ match, latest }: { readonly match: KeptMatch; readonly latest: boolean }) {
  const words = text[language.value];
  const { title } = aboutGame(match.game, language.value);
  const when = whenWords(match.touched, Date.now(), language.value, words.justNow);
  const [yours = 0, ...others] = match.totals;
  const isYours = match.asked?.includes(0) === true;
  const heading = match.game === 'pinnacola' ? words.hand : words.round;
  const best = shown(Math.max(...others));
  return (
    <li class={styles.ticket}>
      <span class={styles.emblem} data-cloth={clothOf(match.game)}>
        <Emblem name={match.game} />
      </span>
      <div class={styles.facts}>
        <h3>
          {title} <span class={styles.round}>{heading(match.rounds + 1)}</span>
        </h3>
        <p>
          {match.rounds === 0 || (latest && isYours) ? null : (
            <span>{words.totals(shown(yours), best, others.length)}</span>
          )}
          <span class={styles.aside}>{isYours ? words.yourTurn : when}</span>
        </p>
      </div>
      <a
        class={`button ${latest ? 'primary' : ''} ${styles.whole} ${styles.go}`}
        href={hashOf({ screen: 'play', match: match.match })}
        aria-label={words.continueGame(title)}
      >
        <Icon name="play" size={20} />
        <span>{words.continue}</span>
      </a>
      <IconButton
        icon="close"
        label={words.remove(title, when)}
        onClick={() => void clearAway(match.match, title)}
      />
    </li>
  );
}

/** With a minus sign as wide as a plus. */
function shown(total: number): string {
  return String(total).replace('-', '−');
}

async function clearAway(match: string, title: string): Promise<void> {
  const words = text[language.value];
  try {
    // The button that was pressed goes with its row.
    (document.getElementById(TITLE) ?? document.querySelector('h1'))?.focus();
    const takeBack = await remove(match);
    const action = { label: words.undo, run: () => void takeBack() };
    showToast({ text: words.removed(title), action });
  } catch (error) {
    console.error(error);
    showToast({ text: words.notRemoved });
  }
}
