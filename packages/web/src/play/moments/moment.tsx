/** A word across the table, for what befalls the player. Whoever listens hears of it in the story. */
import type { ShownMoment } from '../event-effects.ts';
import styles from './moment.module.css';

interface MomentProps {
  readonly moment: ShownMoment;
  /** What the player is called. */
  readonly name: string;
}

export function Moment({ moment, name }: MomentProps) {
  return (
    <div key={moment.id} class={`${styles.moment} ${styles[moment.kind]}`} aria-hidden="true">
      <span>
        <small>{name}</small>
        {moment.words}
      </span>
    </div>
  );
}
