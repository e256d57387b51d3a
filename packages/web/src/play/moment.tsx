/** A word across the table, for the moments of a game. Whoever listens hears of it in the story. */
import type { Moment as Shown } from './page-face.ts';
import styles from './moment.module.css';

export function Moment({ moment }: { readonly moment: (Shown & { readonly id: number }) | null }) {
  if (moment === null) return null;
  return (
    <div key={moment.id} class={`${styles.moment} ${styles[moment.kind]}`} aria-hidden="true">
      <span>{moment.words}</span>
    </div>
  );
}
