/** A word over a zone, for a moment: what has just befallen a player. Listeners hear of it in the story. */
import type { Layout } from './layout.ts';
import { styleOf } from './place.ts';
import type { Id } from './scene.ts';
import styles from './notice.module.css';

export interface Notice {
  /** Another one is shown anew, though it says the same. */
  readonly id: number;
  readonly zone: Id;
  readonly text: string;
  readonly tone: 'bad' | 'good' | 'great' | 'call';
}

export function ZoneNotice({
  notice,
  layout,
}: {
  readonly notice: Notice;
  readonly layout: Layout;
}) {
  const box = layout.zones.get(notice.zone);
  if (box === undefined) return null;
  return (
    <div key={notice.id} class={styles.notice} data-notice style={styleOf(box)} aria-hidden="true">
      <span data-tone={notice.tone}>{notice.text}</span>
    </div>
  );
}
