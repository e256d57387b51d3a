/** A game under the ten laws: a part in `npm test`, all of it at full length. */
import type { AnyEvent, AnyMove } from '@mazzo/kernel';
import { allLaws, runLaws } from '@mazzo/kernel/testing';
import type { Subject } from '@mazzo/kernel/testing';
import { atFullLength } from '../../../scripts/lengths.ts';
import { rulingsIn } from '../../../scripts/rules.ts';

/** At full length: matches, one step in so many for the costly laws, and what must come of it at every table size. */
interface Size {
  readonly matches: number;
  readonly oneIn: number;
  /** One match in so many for law 7. */
  readonly pairOneIn?: number;
  readonly rounds: number;
  readonly checks: number;
  /** More matches where they are shorter. */
  readonly seats?: readonly number[];
}

/** Throws where a law is broken; what came up too seldom to count as shown. Its rules lie beside `test`. */
export function seldomUnderLaws<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  test: string,
  { matches, rounds, checks, ...size }: Size,
): string[] {
  const report = runLaws(subject, {
    ...size,
    matches: shortened(matches),
    sample: !atFullLength,
    seed: 'sfc32:npm-test',
    rulings: rulingsBeside(test),
    laws: allLaws,
  });
  console.log(`${subject.game.id}: ${JSON.stringify(report)}`);
  const below = (least: number, of: string, counts: object): string[] =>
    Object.entries(counts).flatMap(([key, count]) =>
      count < least ? [`${of} ${key}: ${count} of ${least}`] : [],
    );
  return [
    ...below(shortened(matches), 'matches', { played: report.matches }),
    ...below(atLeast(checks), 'checks of law', report.checks),
    ...below(atLeast(rounds), 'rounds at seats', report.roundsAt),
  ];
}

/** `npm test` has the time for a part. */
const PART = 1 / 30;

function shortened(count: number): number {
  return atFullLength ? count : Math.floor(count * PART);
}

/** In a part chance may deal half of what a part of the whole would have. */
function atLeast(count: number): number {
  return atFullLength ? count : Math.floor(shortened(count) / 2);
}

/** Those of the game and those of all games: a refusal of one game cites no other's. */
function rulingsBeside(test: string): Set<string> {
  const common = new URL('../RULES.md', import.meta.resolve('@mazzo/kernel'));
  return rulingsIn([new URL('RULES.md', test), common]);
}
