/** Input to next paint, beside its limits: a match of each game, and the fullest table. */
import { gameIds } from '../../../packages/web/src/games/ids.ts';
import { touchFullTable } from './crowded.ts';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';
import { slowly } from './first-move.ts';
import { slowestSaid, touchAll, wholeMatch, within } from './touches.ts';
import type { Touched } from './touches.ts';

const RUNS = 6;
/**
 * So many runs go at once, each in a browser of its own: people think longer than pages work, and what
 * one browser does can only make another slower.
 */
const AT_ONCE = 2;
/** CPU slowed so many times, and the milliseconds that it may take then. */
const LIMITS = [
  [1, 64],
  [4, 160],
] as const;
const SHARE = 0.98;

const touched: readonly Touched[] = [
  ...gameIds.map((game) => wholeMatch(game)),
  { what: 'Pinnacola with 45 cards and twelve melds', kept: {}, touch: touchFullTable },
];

export async function inputToPaint(
  address: string,
  progress: (line: string) => void,
): Promise<Figure[]> {
  const found: Figure[] = [];
  for (const one of touched) {
    for (const [times, value] of LIMITS) {
      const name = `Input to next paint, p98, ${one.what}${slowly(times)}`;
      const runs: number[] = [];
      while (runs.length < RUNS) {
        const together = Array.from({ length: Math.min(AT_ONCE, RUNS - runs.length) }, () =>
          touchAll(address, times, one),
        );
        for (const touches of await Promise.all(together)) {
          runs.push(within(SHARE, touches));
          progress(`${name}: ${runs.at(-1)} ms, ${slowestSaid(touches)}`);
        }
      }
      found.push({
        name,
        unit: 'ms',
        limit: { kind: 'most', value },
        measured: median(runs),
        runs,
      });
    }
  }
  return found;
}
