/**
 * A new version waits until somebody wants it; only here, where no game is under way, and below
 * everything, as it may come while somebody aims at a game.
 */
import { applyUpdate, updateReady } from '../offline/update.ts';
import { language } from '../settings/settings.ts';
import { text } from './text.ts';
import styles from './update-offer.module.css';

export function UpdateOffer() {
  const words = text[language.value];
  return (
    <div role="status">
      {updateReady.value ? (
        <p class={styles.offer}>
          {words.update}
          <button type="button" class="button" onClick={() => void applyUpdate()}>
            {words.updateNow}
          </button>
        </p>
      ) : null}
    </div>
  );
}
