/** What one is called. */
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import styles from './friends.module.css';
import { friendsText } from './text/text.ts';

/** As the server counts it, or nearly: it judges. */
const LONGEST = 20;

export function NameField({ name }: { readonly name: Signal<string> }) {
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{friendsText().yourName}</label>
      <input
        id={id}
        type="text"
        required
        maxLength={LONGEST}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </div>
  );
}
