import { Header } from '../shell/header.tsx';
import styles from './friends.module.css';
import { refusalWords } from './refusals.ts';
import type { Refusal } from './server.ts';
import { friendsText } from './text/text.ts';
import { spoken } from './visit-table.ts';

/** There is no such table, or one is not at it any more. */
export function NotHere({ reason, code }: { readonly reason: Refusal; readonly code: string }) {
  const text = friendsText();
  return (
    <>
      <Header title={text.title} back="home" />
      <main class={styles.page}>
        <p class={styles.sentence}>
          <b>{spoken(code)}</b> · {refusalWords(reason)}
        </p>
        {reason === 'unreached' ? (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {text.room.reload}
          </button>
        ) : (
          <a class="button primary" href="#/friends">
            {text.toFriends}
          </a>
        )}
      </main>
    </>
  );
}
