/** A new version waits until somebody wants it: fetched when there is one. */
import { applyUpdate } from '../offline/update.ts';
import { language } from '../settings/settings.ts';
import styles from './update-offer.module.css';
import { text } from './update-text.ts';

export function UpdateOffer() {
  const words = text[language.value];
  return (
    <p class={styles.offer}>
      {words.update}
      <button type="button" class="button" onClick={() => void applyUpdate()}>
        {words.updateNow}
      </button>
    </p>
  );
}
