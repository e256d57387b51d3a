/** A word across the table, for what befalls the player. Whoever listens hears of it in the story. */
import type { Box } from '../../table/layout.ts';
import { flag } from '../../table/look.ts';
import { styleOf } from '../../table/place.ts';
import type { ShownMoment } from '../event-effects.ts';
import styles from './moment.module.css';

interface MomentProps {
  readonly moment: ShownMoment;
  /** What the player is called. */
  readonly name: string;
  /** In the middle of this, where it must not lie across the table. */
  readonly room?: Box;
}

export function Moment({ moment, name, room }: MomentProps) {
  return (
    <div
      key={moment.id}
      class={`${styles.moment} ${styles[moment.kind]}`}
      data-room={flag(room !== undefined)}
      style={room && styleOf(room)}
      aria-hidden="true"
    >
      <span>
        <small>{name}</small>
        {moment.words}
      </span>
    </div>
  );
}
