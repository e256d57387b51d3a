import { language } from '../../settings/settings.ts';
import { flag } from '../look.ts';
import type { Around } from '../look.ts';
import { styleOf } from '../place.ts';
import type { Zone } from '../scene.ts';
import styles from './meld-label.module.css';
import { text } from './text.ts';

export interface MoreProps extends Around {
  readonly zone: Zone;
}

/** What of a player's has no room beside its head. */
export function More({ zone, layout, lit, stop }: MoreProps) {
  const more = layout.more.get(zone.id);
  if (more === undefined) return null;
  return (
    <button
      type="button"
      class={styles.more}
      data-id={more.id}
      data-worth={more.worth}
      data-leads={flag(more.zones.some((id) => lit.has(id)))}
      tabIndex={stop === more.id ? 0 : -1}
      aria-label={`${text[language.value].more(more.zones.length)}, ${more.worth}`}
      style={styleOf(more.box, layout.zones.get(zone.id))}
    >
      {text[language.value].more(more.zones.length)}
    </button>
  );
}
