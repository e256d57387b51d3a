/** Matches to go on with, the latest first: read, and fetched to be shown, only if there are any. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import { lazy } from '../shell/lazy.tsx';
import { wider } from '../shell/wide.ts';
import { expected, recount } from './expected.ts';
import styles from './running.module.css';
import { text } from './text.ts';

/** The heading's id. */
export const TITLE = 'running';

const Matches = lazy(fetchMatches, Nothing);

/** Where they cannot be fetched, there are still all the games to be played. */
async function fetchMatches() {
  try {
    return (await import('./matches/matches.tsx')).Matches;
  } catch {
    expected.value = 0;
    return Nothing;
  }
}

function Nothing() {
  return <></>;
}

export function RunningMatches() {
  const words = text[language.value];
  const all = useSignal(false);
  useLayoutEffect(recount, []);
  const count = expected.value;
  // Those further down are a tap away: all games stay in sight.
  if (count === 0) return null;
  const rows = all.value ? count : Math.min(wider.value ? 2 : 1, count);
  const further = words.moreMatches(count - rows);
  return (
    <section aria-labelledby={TITLE} class={styles.running} data-all={all.value ? '' : undefined}>
      <h2 id={TITLE} tabIndex={-1} class="visually-hidden">
        {words.running}
      </h2>
      <ul class={styles.matches} style={{ '--rows': rows }}>
        <Matches rows={rows} />
      </ul>
      {rows === count ? null : (
        <button
          type="button"
          class={styles.rest}
          aria-label={further}
          onClick={() => {
            all.value = true;
          }}
        >
          {wider.value ? further : `+${count - rows}`}
        </button>
      )}
    </section>
  );
}
