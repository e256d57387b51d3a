/** A game under the ten laws, as long as `npm test` has time for. */
import { allLaws, runLaws } from '@mazzo/kernel/testing';
import { rulingsIn } from '../../../scripts/rules.ts';
import type { GameId } from './index.ts';
import { subjects } from './testing.ts';

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

/** Throws where a law is broken; what came up too seldom to count as shown. */
export function seldomUnderLaws(id: GameId, { rounds, checks, ...size }: Size): string[] {
  const report = runLaws(subjects[id], {
    ...size,
    seed: 'sfc32:npm-test',
    rulings: rulingsIn('packages/**/RULES.md'),
    laws: allLaws,
  });
  console.log(`${id}: ${JSON.stringify(report)}`);
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
