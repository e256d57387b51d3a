/**
 * The page beside another build of it, such as one of an older commit: the same matches at the same
 * moment, a browser each, so that whatever the machine does meanwhile happens to both. Only games that
 * both have. What took longest of it there may not take longer here.
 */
import { builtPages, openSite } from '../../../e2e/driver/site.ts';
import { titleOf, words } from '../../../e2e/driver/words.ts';
import { gameIds } from '../../../packages/web/src/games/ids.ts';
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import type { Report } from '../report.ts';
import { launch, openPhone } from './browser.ts';
import { figureLines, isMissed, median } from './figures.ts';
import type { Figure } from './figures.ts';
import { oneTap, slowly } from './first-move.ts';
import { slowestSaid, touchAll, wholeMatch, within } from './touches.ts';
import type { Touch } from './touches.ts';

const RUNS = 4;
const SPEEDS = [1, 4] as const;
/** In milliseconds. A first move is seen in a frame. */
const A_FRAME = 17;
/** Its toss-ins are a ring that goes round, which the page before all four games had not: once more without. */
const RINGED = 'vinto';
const SHARES = { half: 0.5, 'nine of ten': 0.9, p98: 0.98 };
/** A browser that makes frames anyway shows a touch in one of these, and not in one of its own at once. */
const states: Readonly<Record<string, (touch: Touch) => boolean>> = {
  'all touches': () => true,
  'at rest': ({ isAmidMotion }) => !isAmidMotion,
  'while something moves': ({ isAmidMotion }) => isAmidMotion,
};

type Addresses = Both<string>;

/** MAZZO_BEFORE names the folder of the other build, MAZZO_PAGE one to take instead of the sources as they are. */
export async function besideSuite(progress: (line: string) => void): Promise<Report> {
  const other = process.env['MAZZO_BEFORE'];
  if (other === undefined) {
    const example = 'MAZZO_BEFORE=../older/packages/web/dist npm run bench -- beside';
    const lines = [`Name the folder of another build, as in ${example}`];
    return { figures: [], lines, missed: true };
  }
  const before = await openSite(other);
  const now = await openSite(process.env['MAZZO_PAGE'] ?? (await builtPages()).now);
  const both: Addresses = { before: before.address, now: now.address };
  try {
    const figures: Figure[] = [];
    const games = await offeredBy(both.before);
    for (const game of games) {
      for (const times of SPEEDS) {
        figures.push(...(await firstMoves(both, game, times, progress)));
        figures.push(...(await touches(both, game, times, progress)));
        if (game === RINGED) figures.push(...(await touches(both, game, times, progress, 'own')));
      }
    }
    return { figures, lines: figureLines(figures), missed: figures.some(isMissed) };
  } finally {
    await before.close();
    await now.close();
  }
}

/** Those that the home of this page can deal. */
async function offeredBy(address: string): Promise<GameId[]> {
  const browser = await launch();
  const page = await openPhone(browser, { address });
  await page.goto('/');
  const offered: GameId[] = [];
  for (const game of gameIds) {
    const name = words.en.home.playGame(titleOf(game));
    if ((await page.getByRole('button', { name, exact: true }).count()) > 0) offered.push(game);
  }
  await browser.close();
  return offered;
}

async function firstMoves(
  both: Addresses,
  game: GameId,
  times: number,
  progress: (line: string) => void,
): Promise<Figure[]> {
  const name = `Tap at home to the first move of ${titleOf(game)}${slowly(times)}`;
  progress(name);
  const browsers = { before: await launch(), now: await launch() };
  try {
    const found = await together((which) => oneTap(browsers[which], both[which], game, times));
    return pair(name, found, A_FRAME);
  } finally {
    await browsers.before.close();
    await browsers.now.close();
  }
}

async function touches(
  both: Addresses,
  game: GameId,
  times: number,
  progress: (line: string) => void,
  tossIn: 'long' | 'own' = 'long',
): Promise<Figure[]> {
  const ring = tossIn === 'own' ? ', without the ring' : '';
  const name = `Input to next paint of ${titleOf(game)}${slowly(times)}${ring}`;
  const found = await together(async (which) => {
    const all = await touchAll(both[which], times, wholeMatch(game, tossIn));
    progress(`${name}, ${which}: p98 ${within(SHARES.p98, all)} ms, ${slowestSaid(all)}`);
    return all;
  });
  return Object.entries(states).flatMap(([state, isMeant]) => {
    const before = found.before.flat().filter(isMeant);
    const now = found.now.flat().filter(isMeant);
    if (before.length === 0 || now.length === 0) return [];
    return Object.entries(SHARES).flatMap(([part, share]) => {
      const what = `${name}, ${state}, ${part}`;
      return pair(what, { before: [within(share, before)], now: [within(share, now)] }, 0);
    });
  });
}

interface Both<Found> {
  readonly before: Found;
  readonly now: Found;
}

/** The same of both, at the same moment, several times. */
async function together<Found>(
  measure: (which: keyof Both<unknown>) => Promise<Found>,
): Promise<Both<Found[]>> {
  const found = { before: [] as Found[], now: [] as Found[] };
  for (let run = 0; run < RUNS; run++) {
    const [before, now] = await Promise.all([measure('before'), measure('now')]);
    found.before.push(before);
    found.now.push(now);
  }
  return found;
}

/** What it was, and what it is with that as its limit; so much more is not told apart. */
function pair(name: string, { before, now }: Both<readonly number[]>, apart: number): Figure[] {
  const value = median(before);
  return [
    { name: `${name}, before`, unit: 'ms', limit: null, measured: value, runs: before },
    {
      name: `${name}, now`,
      unit: 'ms',
      limit: { kind: 'most', value: value + apart },
      measured: median(now),
      runs: now,
    },
  ];
}
