/** A zone's name and facts. */
import { Fragment } from 'preact';
import type { Box, Layout } from './layout.ts';
import { styleOf } from './place.ts';
import type { Zone } from './scene.ts';
import styles from './table.module.css';

export interface LabelProps {
  readonly zone: Zone;
  readonly layout: Layout;
  /** What it is placed in. */
  readonly within: Box;
}

export function Label({ zone, layout, within }: LabelProps) {
  const box = layout.labels.get(zone.id)!;
  const above = layout.places.get(zone.id)!.y >= box.y + box.height;
  return (
    <span
      class={styles.label}
      data-above={above ? '' : undefined}
      style={{ ...styleOf(box, within), '--label': `${box.height}px` }}
    >
      <span class={styles.name}>{zone.name}</span>
      {zone.facts.map(({ text, tone }) => (
        <Fragment key={text}>
          <span class="visually-hidden">, </span>
          <span class={styles.fact} data-tone={tone}>
            {text}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
