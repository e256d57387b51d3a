/** A game under the ten laws, as long as `npm test` has time for. */
import type { AnyEvent, AnyMove } from '@mazzo/kernel';
import { allLaws, runLaws } from '@mazzo/kernel/testing';
import type { Subject } from '@mazzo/kernel/testing';
import { rulingsIn } from '../../../scripts/rules.ts';

/** Matches, one step in so many for the costly laws, and what must come of it at every table size. */
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
  { rounds, checks, ...size }: Size,
): string[] {
  const report = runLaws(subject, {
    ...size,
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
    ...below(size.matches, 'matches', { played: report.matches }),
    ...below(checks, 'checks of law', report.checks),
    ...below(rounds, 'rounds at seats', report.roundsAt),
  ];
}

/** Those of the game and those of all games: a refusal of one game cites no other's. */
function rulingsBeside(test: string): Set<string> {
  const common = new URL('../RULES.md', import.meta.resolve('@mazzo/kernel'));
  return rulingsIn([new URL('RULES.md', test), common]);
}
