/** A player at the table: a face, a name, a total, and a line more. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Head } from '../cards/head.tsx';
import { Meter } from '../cards/meter.tsx';
import type { Mood, Person } from '../cards/people.ts';
import { language } from '../settings/settings.ts';
import styles from './head-label.module.css';
import type { Box } from './layout.ts';
import { flag } from './look.ts';
import { Sign } from './sign.tsx';
import { tableWords } from './text.ts';
import type { Fact, Meter as SceneMeter } from './scene.ts';

interface HeadLabelProps {
  readonly who: Person;
  readonly mood: Mood;
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly meter?: SceneMeter | null | undefined;
  readonly box: Box;
  readonly style: Readonly<Record<string, string>>;
  /** Words stand under the face. */
  readonly isStacked?: boolean;
}

/** Where lines have no room under each other they share one. */
export const THREE_LINES = 52;
const TWO_LINES = 40;
/** Beside a narrow name the face is smaller. */
const NARROW = 100;
const WIDE = 150;
const SIZES = { narrow: 34, usual: 50, wide: 64 };

/** Under a face, name and facts have so much. */
const BELOW_FACE = 36;

/** How large a face is drawn in a label. */
export function faceSize(box: Box): number {
  return Math.min(box.height, SIZES[roomOf(box)]);
}

function roomOf({ width }: Box): keyof typeof SIZES {
  return width < NARROW ? 'narrow' : width < WIDE ? 'usual' : 'wide';
}

export function HeadLabel(props: HeadLabelProps) {
  // Most changes at a table leave most players as they are.
  return useMemo(() => drawn(props), [language.value, JSON.stringify(props)]);
}

function drawn(props: HeadLabelProps): JSX.Element {
  const { who, mood, name, facts, meter, box, style, isStacked = false } = props;
  const [, first = name, number] = /(.+)( \d+)$/.exec(name) ?? [];
  const lines = box.height >= THREE_LINES ? 3 : box.height >= TWO_LINES ? 2 : 1;
  const rest = facts.filter(({ kind, sign }) => kind === undefined && sign === undefined);
  const signs = facts.filter(({ sign }) => sign !== undefined);
  return (
    <span
      class={styles.head}
      data-lines={lines}
      data-narrow={flag(roomOf(box) === 'narrow')}
      data-stacked={flag(isStacked)}
      style={style}
    >
      <Head who={who} size={isStacked ? box.height - BELOW_FACE : faceSize(box)} mood={mood} />
      <span class={styles.words}>
        <span class={styles.name}>
          {/* Two of one name are told apart by a number: a name that is too long is cut before it. */}
          <span data-name>
            <span>{first}</span>
            {number}
          </span>
        </span>
        <Points facts={facts} isBare={isStacked} />
        {rest.map(({ text, tone }) => (
          <span key={text} class={styles.fact} data-tone={tone}>
            <span class="visually-hidden">, </span>
            {text}
          </span>
        ))}
        {signs.length > 0 && (
          <span class={styles.signs}>
            {signs.map(({ text, sign }) => (
              <span key={text}>
                <span class="visually-hidden">, {text}</span>
                <Sign {...sign!} />
              </span>
            ))}
          </span>
        )}
        {meter && rest.length === 0 && (
          <span class={styles.fact}>
            <Meter {...meter} size={12} />{' '}
            <small aria-hidden="true">
              {tableWords[language.value].meter(meter.done, meter.of)}
            </small>
          </span>
        )}
      </span>
    </span>
  );
}

interface PointsProps {
  readonly facts: readonly Fact[];
  /** There is no room to say what is counted. */
  readonly isBare: boolean;
}

function Points({ facts, isBare }: PointsProps) {
  const counted = facts.filter(({ kind }) => kind !== undefined);
  if (counted.length === 0) return null;
  // Nor is there beside a gain.
  const isShort = isBare || counted.length > 1;
  return (
    <span class={styles.points}>
      {counted.map(({ text, kind }) => {
        const [, number, unit] = /([^ ]*)(.*)/.exec(text) ?? [];
        return (
          <span key={kind} class={styles[kind!]}>
            <span class="visually-hidden">, </span>
            <b>{number}</b>
            <small class={isShort ? 'visually-hidden' : ''}>{unit}</small>
          </span>
        );
      })}
    </span>
  );
}
