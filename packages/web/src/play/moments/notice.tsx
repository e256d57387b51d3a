/** A word at a player's name, for a moment: what has just befallen them. Listeners hear of it in the story. */
import { faceSize } from '../../table/head-label.tsx';
import type { Layout } from '../../table/layout.ts';
import { flag } from '../../table/look.ts';
import { styleOf } from '../../table/place.ts';
import type { ShownMoment } from '../event-effects.ts';
import styles from './notice.module.css';

interface ZoneNoticeProps {
  readonly moment: ShownMoment;
  readonly layout: Layout;
}

/** Under the name, beside the face: it covers neither, nor the cards that it is about. */
export function ZoneNotice({ moment, layout }: ZoneNoticeProps) {
  const { id, kind, zone, words, below } = moment;
  const box = layout.labels.get(zone) ?? layout.zones.get(zone);
  if (box === undefined) return null;
  const style = { ...styleOf(box), '--face': `${faceSize(box)}px` };
  return (
    <div
      key={id}
      class={styles.notice}
      data-notice
      data-below={flag(below === true)}
      style={style}
      aria-hidden="true"
    >
      <span data-tone={kind}>{words}</span>
    </div>
  );
}
