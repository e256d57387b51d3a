/** Instead of a table that is not here, or has stopped. */
import { Header } from '../../shell/header.tsx';
import type { Failure } from '../found-table.ts';
import { dialogWords } from './dialog-words.ts';
import styles from './lost.module.css';

interface LostProps {
  readonly why: Exclude<Failure, 'notFetched'>;
  readonly onReopen: () => void;
}

export function Lost({ why, onReopen }: LostProps) {
  const { lost, home } = dialogWords();
  const { title, why: reason } = lost[why];
  return (
    <main>
      <Header title={title} back="home" />
      <div class={styles.lost}>
        <p>{reason}</p>
        {why === 'mistake' ? (
          <button type="button" class="button primary" onClick={onReopen}>
            {lost.reopen}
          </button>
        ) : (
          <a class="button primary" href="#/">
            {home}
          </a>
        )}
      </div>
    </main>
  );
}
