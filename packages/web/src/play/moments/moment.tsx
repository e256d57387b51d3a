/** A large word over the table, for what befalls the player. Whoever listens hears of it in the story. */
import type { Box } from '../../table/layout.ts';
import { flag } from '../../table/look.ts';
import { styleOf } from '../../table/place.ts';
import type { ShownMoment } from '../event-effects.ts';
import { words } from '../words.ts';
import styles from './moment.module.css';

interface MomentProps {
  readonly moment: ShownMoment;
  /** It stands in the middle of this; without it, across the table. */
  readonly room?: Box;
}

export function Moment({ moment, room }: MomentProps) {
  return (
    <div
      key={moment.id}
      class={`${styles.moment} ${styles[moment.kind]}`}
      data-room={flag(room !== undefined)}
      style={room && styleOf(room)}
      aria-hidden="true"
    >
      <span>
        <small>{words().you}</small>
        {moment.words}
      </span>
    </div>
  );
}
