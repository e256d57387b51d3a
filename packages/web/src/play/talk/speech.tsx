/** What has just been said, at whoever said it. Whoever listens hears it announced. */
import type { Layout } from '../../table/layout.ts';
import { styleOf } from '../../table/place.ts';
import type { Eyes } from '../page-face.ts';
import type { Playing } from '../playing.ts';
import styles from './speech.module.css';

interface SpeechProps {
  readonly playing: Playing;
  /** As it is shown: where nothing may be said, as during a sale, something else is read there. */
  readonly view: unknown;
  readonly eyes: Eyes;
  readonly layout: Layout;
}

export function Speech({ playing, view, eyes, layout }: SpeechProps) {
  const { face, fresh } = playing.talking.value!;
  // What happens, and what a round has brought, is read undisturbed.
  const { isBetween } = playing.showing;
  if (isBetween.value || playing.playable.game.talk?.barred(view) != null) return null;
  const { x, width } = layout.tray.box;
  const middle = x + width / 2;
  const latest = new Map(fresh.value.map((said) => [said.seat, said]));
  const bubbles = [...latest.values()].map(({ seat, phrase, position }) => {
    const zone = face.zoneOf(seat);
    const box = layout.labels.get(zone) ?? layout.zones.get(zone);
    if (box === undefined) return null;
    const side = box.x + box.width / 2 > middle ? 'right' : 'left';
    return (
      <div key={position} class={styles.speech} data-side={side} style={styleOf(box)}>
        <p>{face.words(phrase, eyes)}</p>
      </div>
    );
  });
  return <div aria-hidden="true">{bubbles}</div>;
}
