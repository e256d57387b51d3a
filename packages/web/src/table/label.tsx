/** A zone's name and facts, above its cards or beside them. */
import { Fragment } from 'preact';
import styles from './label.module.css';
import type { Box, Layout } from './layout.ts';
import { styleOf } from './place.ts';
import type { Zone } from './scene.ts';

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
  const above = layout.places.get(zone.id)!.y >= box.y + box.height;
  return (
    <span
      class={styles.label}
      data-above={above ? '' : undefined}
      style={{ ...styleOf(box, within), '--label': `${box.height}px` }}
    >
      <NameAndFacts zone={zone} />
    </span>
  );
}

export function NameAndFacts({ zone }: { readonly zone: Zone }) {
  return (
    <>
      <span class={styles.name} data-name>
        {zone.name}
      </span>
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
