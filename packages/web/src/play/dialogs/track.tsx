/** How far everybody came, as tokens on an inlaid track; the numbers are said in the list below. */
import type { Standing } from '@mazzo/kernel';
import { Head } from '../../cards/head.tsx';
import type { Person } from '../../cards/people.ts';
import { flag } from '../../table/look.ts';
import styles from './track.module.css';

interface TrackProps {
  readonly standings: readonly Standing[];
  readonly who: (seat: number) => Person;
  /** How far one had to come, in a game that says so. */
  readonly target: number | undefined;
}

const TOKEN = 28;
/** What a token takes of the track where that is shortest, in hundredths of it. */
const ACROSS = 11;

export function Track({ standings, who, target }: TrackProps) {
  const marks = marksTo(Math.max(...standings.map(({ score }) => score)), target);
  const end = marks.at(-1)!;
  // Nobody came anywhere.
  if (end === 0) return null;
  const along = (score: number) => (100 * Math.max(0, score)) / end;
  const at = (share: number) => ({ insetInlineStart: `${share}%` });
  const behind = standings.toSorted((one, other) => one.score - other.score);
  const places = apart(behind.map(({ score }) => along(score)));
  return (
    <div class={styles.track} aria-hidden="true">
      {behind.map(({ seat }, n) => (
        <span key={seat} class={styles.token} style={at(places[n]!)}>
          <Head who={who(seat)} size={TOKEN} />
        </span>
      ))}
      {marks.map((mark) => (
        <span
          key={`at ${mark}`}
          class={styles.mark}
          data-target={flag(mark === target)}
          style={at(along(mark))}
        >
          {mark}
        </span>
      ))}
    </div>
  );
}

/** As near to where they belong, from the last to the first, as they can be with none behind another. */
export function apart(wanted: readonly number[]): number[] {
  const across = Math.min(ACROSS, 100 / Math.max(1, wanted.length - 1));
  const groups: { sum: number; count: number }[] = [];
  wanted.forEach((place, n) => {
    let group = { sum: place - n * across, count: 1 };
    // Who would stand behind another joins them: all of these move by as little as can be.
    for (let last = groups.at(-1); last && middle(last) >= middle(group); last = groups.at(-1)) {
      group = { sum: last.sum + group.sum, count: last.count + group.count };
      groups.pop();
    }
    groups.push(group);
  });
  const room = 100 - (wanted.length - 1) * across;
  return groups
    .flatMap((group) => new Array<number>(group.count).fill(middle(group)))
    .map((place, n) => Math.min(Math.max(0, place), room) + n * across);
}

function middle({ sum, count }: { readonly sum: number; readonly count: number }): number {
  return sum / count;
}

const MOST_STEPS = 5;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** From nothing to where the first has arrived, in few round steps; the target among them. */
export function marksTo(most: number, target = 0): number[] {
  const step = steps.find((one) => most / one <= MOST_STEPS) ?? most / MOST_STEPS;
  const count = 1 + Math.ceil(Math.max(0, most) / step);
  const marks = Array.from({ length: count }, (_, n) => n * step);
  if (target <= 0 || target > marks.at(-1)!) return marks;
  // A mark too close to it would be printed over it.
  const apart = marks.filter((mark) => Math.abs(mark - target) > step / 3);
  return [...apart, target].toSorted((one, other) => one - other);
}
