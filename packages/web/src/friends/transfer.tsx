/** Where the link of another device leads: this one becomes the same person's. */
import { useSignal } from '@preact/signals';
import { route } from '../route.ts';
import { Header } from '../shell/header.tsx';
import { showToast } from '../shell/toast.tsx';
import { me, takeOver } from './server.ts';
import styles from './friends.module.css';
import { friendsText } from './text/text.ts';

export function Transfer() {
  const { identity, toFriends } = friendsText();
  const secret = useSignal(location.hash.slice(1));
  const failed = useSignal(false);
  const { value: before } = me;
  async function become(): Promise<void> {
    const answer = await takeOver(secret.value);
    failed.value = !answer.ok;
    if (!answer.ok) return;
    // The address of the link has been used up.
    history.replaceState(null, '', '/#/friends');
    route.value = { screen: 'friends', to: '' };
    showToast({ text: identity.arrived });
  }
  return (
    <>
      <Header title={identity.become} back="home" />
      <main class={styles.page}>
        <p class={styles.sentence}>
          {failed.value ? identity.notArrived : identity.becomeWhy}{' '}
          {!failed.value && before !== null && identity.becomeInstead(before.name)}
        </p>
        {failed.value ? (
          <a class="button primary" href="/#/friends">
            {toFriends}
          </a>
        ) : (
          <button type="button" class="button primary" onClick={() => void become()}>
            {identity.become}
          </button>
        )}
      </main>
    </>
  );
}
