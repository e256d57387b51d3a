/** A zone's name and facts, above its cards or beside them; whose cards they are has a face. */
import { Fragment } from 'preact';
import type { Mood } from '../cards/people.ts';
import { HeadLabel } from './head-label.tsx';
import styles from './label.module.css';
import type { Box, Layout } from './layout.ts';
import { flag } from './look.ts';
import { styleOf } from './place.ts';
import type { Zone } from './scene.ts';

export interface LabelProps {
  readonly zone: Zone;
  readonly layout: Layout;
  /** What it is placed in. */
  readonly within: Box;
  /** What has just befallen a player shows in the face. */
  readonly mood: Mood;
}

/** A hand and a stall have none. */
export function Label({ zone, layout, within, mood }: LabelProps) {
  const box = layout.labels.get(zone.id);
  if (box === undefined) return null;
  const style = styleOf(box, within);
  if ('avatar' in zone && zone.avatar !== undefined) {
    return <HeadLabel {...zone} who={zone.avatar} mood={mood} box={box} style={style} />;
  }
  return (
    <span
      class={styles.label}
      data-aside={flag(isAside(zone, box, layout))}
      data-spread={flag(zone.shape === 'pile' && zone.spread === true)}
      style={style}
    >
      {zone.facts.length === 0 ? (
        <span class={styles.name}>{zone.name}</span>
      ) : (
        <Counted {...zone} />
      )}
    </span>
  );
}

/** What is counted says what it is: "26 to draw". */
function Counted({ facts }: Zone) {
  return (
    <>
      {facts.map(({ text }) => {
        const [, number, unit] = /^([^ ]*)(.*)$/.exec(text) ?? [];
        return (
          <span key={text} class={styles.fact}>
            <b>{number}</b>
            {unit}
          </span>
        );
      })}
    </>
  );
}

function isAside({ id }: Zone, box: Box, { places }: Layout): boolean {
  const place = places.get(id)!;
  return box.y < place.y + place.height && place.y < box.y + box.height;
}

export function NameAndFacts({ zone }: { readonly zone: Zone }) {
  const printed = zone.shape === 'ribbon' ? zone.printed : undefined;
  return (
    <>
      <span class={styles.name} data-name aria-hidden={printed === undefined ? undefined : true}>
        {printed ?? zone.name}
      </span>
      {printed !== undefined && <span class="visually-hidden">{zone.name}</span>}
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
