/** How far everybody came, as tokens on an inlaid track; the numbers are said in the list below. */
import type { Standing } from '@mazzo/kernel';
import { Head } from '../../cards/head.tsx';
import type { Person } from '../../cards/people.ts';
import styles from './track.module.css';

interface TrackProps {
  readonly standings: readonly Standing[];
  readonly who: (seat: number) => Person;
}

const TOKEN = 28;

export function Track({ standings, who }: TrackProps) {
  const marks = marksTo(Math.max(...standings.map(({ score }) => score)));
  const end = marks.at(-1)!;
  // Nobody came anywhere.
  if (end === 0) return null;
  const at = (score: number) => ({ insetInlineStart: `${(100 * Math.max(0, score)) / end}%` });
  return (
    <div class={styles.track} aria-hidden="true">
      {standings.toReversed().map(({ seat, score }) => (
        <span key={seat} class={styles.token} style={at(score)}>
          <Head who={who(seat)} size={TOKEN} />
        </span>
      ))}
      {marks.map((mark) => (
        <span key={`at ${mark}`} class={styles.mark} style={at(mark)}>
          {mark}
        </span>
      ))}
    </div>
  );
}

const MOST_STEPS = 5;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** From nothing to where the first has arrived, in few round steps. */
export function marksTo(most: number): number[] {
  const step = steps.find((one) => most / one <= MOST_STEPS) ?? most / MOST_STEPS;
  return Array.from({ length: 1 + Math.ceil(Math.max(0, most) / step) }, (_, n) => n * step);
}
