/** A word over a zone, for a moment: what has just befallen a player. Listeners hear of it in the story. */
import type { Audience } from '@mazzo/kernel';
import type { Layout } from '../../table/layout.ts';
import { styleOf } from '../../table/place.ts';
import type { ShownMoment } from '../event-effects.ts';
import styles from './notice.module.css';

interface ZoneNoticeProps {
  readonly moment: ShownMoment;
  readonly to: Audience;
  readonly layout: Layout;
}

/** Where it befell somebody else, it says whom, and covers nothing of what is asked. */
export function ZoneNotice({ moment, to, layout }: ZoneNoticeProps) {
  const { id, kind, seat, zone, words } = moment;
  const box = layout.zones.get(zone);
  if (box === undefined) return null;
  return (
    <div key={id} class={styles.notice} data-notice style={styleOf(box)} aria-hidden="true">
      <span data-tone={kind}>{`${to.name(seat)}: ${words}`}</span>
    </div>
  );
}
