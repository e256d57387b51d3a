/** Matches to go on with, the latest first: read, and fetched to be shown, only if there are any. */
import { useLayoutEffect } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import { lazy, Nothing } from '../shell/lazy.tsx';
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

export function RunningMatches() {
  useLayoutEffect(recount, []);
  if (expected.value === 0) return null;
  return (
    <section aria-labelledby={TITLE} class={styles.running}>
      <h2 id={TITLE} tabIndex={-1} class="visually-hidden">
        {text[language.value].running}
      </h2>
      <Matches />
    </section>
  );
}
