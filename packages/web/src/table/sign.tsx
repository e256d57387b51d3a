/** A small drawing and a number, read by the eye alone: its words are spoken elsewhere. */
import type { Sign as SceneSign } from './scene.ts';
import styles from './head-label.module.css';

export function Sign({ picture, count }: SceneSign) {
  return (
    <span class={styles.sign} aria-hidden="true">
      <svg viewBox="0 0 14 20" height="15">
        <use href={`#${picture}`} />
      </svg>
      <b data-count={count} />
    </span>
  );
}
