/** A player at the table: a face, a name, a total, and a line more. */
import { Head } from '../cards/head.tsx';
import { Meter } from '../cards/meter.tsx';
import type { Mood, Person } from '../cards/people.ts';
import styles from './head-label.module.css';
import type { Box } from './layout.ts';
import { flag } from './look.ts';
import type { Fact, Meter as SceneMeter } from './scene.ts';

interface HeadLabelProps {
  readonly who: Person;
  readonly mood: Mood;
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly meter?: SceneMeter | null | undefined;
  readonly box: Box;
  readonly style: Readonly<Record<string, string>>;
}

/** Where lines have no room under each other they share one. */
const THREE_LINES = 55;
const TWO_LINES = 40;
/** Beside a narrow name the face is smaller. */
const NARROW = 100;
const WIDE = 150;
const SIZES = { narrow: 34, usual: 50, wide: 64 };

/** How large a face is drawn in a label. */
export function faceSize(box: Box): number {
  return Math.min(box.height, SIZES[roomOf(box)]);
}

function roomOf({ width }: Box): keyof typeof SIZES {
  return width < NARROW ? 'narrow' : width < WIDE ? 'usual' : 'wide';
}

export function HeadLabel({ who, mood, name, facts, meter, box, style }: HeadLabelProps) {
  const lines = box.height >= THREE_LINES ? 3 : box.height >= TWO_LINES ? 2 : 1;
  const rest = facts.filter(({ kind }) => kind === undefined);
  return (
    <span
      class={styles.head}
      data-lines={lines}
      data-narrow={flag(roomOf(box) === 'narrow')}
      style={style}
    >
      <Head who={who} size={faceSize(box)} mood={mood} />
      <span class={styles.words}>
        <span class={styles.name}>
          <span data-name>{name}</span>
        </span>
        <Points facts={facts} />
        {rest.map(({ text, tone, sign }) => (
          <span key={text} class={sign === undefined ? styles.fact : styles.sign} data-tone={tone}>
            <span class="visually-hidden">, </span>
            {sign === undefined ? text : <Sign {...sign} text={text} />}
          </span>
        ))}
        {meter && rest.length === 0 && (
          <span class={styles.fact}>
            <Meter {...meter} size={12} />
          </span>
        )}
      </span>
    </span>
  );
}

function Sign({ picture, count, text }: NonNullable<Fact['sign']> & { readonly text: string }) {
  return (
    <>
      <span class="visually-hidden">{text}</span>
      <svg viewBox="0 0 14 20" height="15" aria-hidden="true">
        <use href={`#${picture}`} />
      </svg>
      <b aria-hidden="true">{count}</b>
    </>
  );
}

function Points({ facts }: { readonly facts: readonly Fact[] }) {
  const counted = facts.filter(({ kind }) => kind !== undefined);
  if (counted.length === 0) return null;
  // Beside a gain there is no room to say what is counted.
  const isGained = counted.length > 1;
  return (
    <span class={styles.points}>
      {counted.map(({ text, kind }) => {
        const [, number = '', unit = ''] = /^([^ ]*)(.*)$/.exec(text) ?? [];
        return (
          <span key={kind} class={styles[kind!]}>
            <span class="visually-hidden">, </span>
            <b>{number}</b>
            <span class={isGained ? 'visually-hidden' : ''}>{unit}</span>
          </span>
        );
      })}
    </span>
  );
}
