/** A zone's name and facts: above or beside its cards, on a band, at a head, or all there is. */
import { Fragment } from 'preact';
import { Icon } from '../cards/icons.tsx';
import type { Box, Layout } from './layout.ts';
import { styleOf } from './place.ts';
import type { Chip, Zone } from './scene.ts';
import styles from './label.module.css';

export interface LabelProps {
  readonly zone: Zone;
  readonly layout: Layout;
  /** What it is placed in. */
  readonly within: Box;
}

/** A hand and a stall have none. */
export function Label({ zone, layout, within }: LabelProps) {
  const box = layout.labels.get(zone.id);
  if (box === undefined) return null;
  const style = styleOf(box, within);
  switch (zone.shape) {
    case 'head':
      return (
        <span class={styles.head} style={style}>
          <Avatar of={zone.avatar} />
          <span class={styles.beside}>
            <Words zone={zone} />
          </span>
        </span>
      );
    case 'chip':
      return (
        <span class={styles.chip} data-tone={zone.tone} style={style}>
          <ChipWords chip={zone} />
        </span>
      );
    case 'ribbon':
      return (
        <span
          class={zone.cards.length === 0 ? styles.vacant : styles.band}
          data-band={zone.band}
          style={style}
        >
          <Words zone={zone} />
        </span>
      );
    default: {
      const above = layout.places.get(zone.id)!.y >= box.y + box.height;
      return (
        <span
          class={styles.label}
          data-above={above ? '' : undefined}
          style={{ ...style, '--label': `${box.height}px` }}
        >
          <Words zone={zone} />
        </span>
      );
    }
  }
}

function Words({ zone }: { readonly zone: Zone }) {
  return (
    <>
      <span class={styles.name}>{zone.name}</span>
      {zone.facts.map(({ text, tone }) => (
        <Fragment key={text}>
          <span class="visually-hidden">, </span>
          <span class={styles.fact} data-tone={tone}>
            {text}
          </span>
        </Fragment>
      ))}
    </>
  );
}

/** A face; as long as nobody has drawn any, the first letter, which is no part of what is said. */
export function Avatar({ of }: { readonly of: string }) {
  return <span class={styles.avatar} data-letter={of.slice(0, 1)} />;
}

function ChipWords({ chip: { name, icon, meter } }: { readonly chip: Chip }) {
  return (
    <>
      {icon !== null && <Icon name={icon} size={18} />}
      <span class={styles.beside}>
        <span class={styles.name}>{name}</span>
        {meter !== null && (
          <span class={styles.meter} aria-hidden="true">
            {Array.from({ length: meter.of }, (_, n) => (
              <i key={n} data-done={n < meter.done ? '' : undefined} />
            ))}
          </span>
        )}
      </span>
    </>
  );
}
