/**
 * Input to next paint, over a match played by tap at the page's natural pace with all that moves:
 * Event Timing's own durations, which browsers round to 8 ms, one for each touch, its slowest event.
 */
import { gameIds } from '../../../packages/web/src/games/ids.ts';
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import { shortMatches } from '@mazzo/games/testing';
import type { AnyOptions } from '@mazzo/kernel';
import type { Browser, Page } from 'playwright-core';
import { titleOf } from '../../../e2e/driver/words.ts';
import { openPhone, slowDown } from './browser.ts';
import { touchFullTable } from './crowded.ts';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';
import { slowly } from './first-move.ts';
import { playMatch } from './match.ts';

const RUNS = 6;
/** CPU slowed so many times, and the milliseconds that it may take then. */
const LIMITS = [
  [1, 64],
  [4, 160],
] as const;
const SHARE = 0.98;
/** What is not told took less than this. */
const THRESHOLD = 16;

declare global {
  /** The longest event of each interaction, by its id. */
  var mazzoInputs: Map<number, { readonly duration: number; readonly what: string }>;
}

export async function inputToPaint(
  browser: Browser,
  address: string,
  progress: (line: string) => void,
): Promise<Figure[]> {
  const found: Figure[] = [];
  for (const one of played) {
    for (const [times, value] of LIMITS) {
      const name = `Input to next paint, p98, ${one.what}${slowly(times)}`;
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        const { touches, slowest } = await touchAll(browser, address, times, one);
        runs.push(
          nearestRank(
            slowest.map(({ duration }) => duration),
            touches,
          ),
        );
        progress(`${name}: ${runs.at(-1)} ms, ${touches} touches; slowest ${worst(slowest)}`);
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

interface Touched {
  readonly duration: number;
  readonly what: string;
}

interface Played {
  readonly what: string;
  readonly kept: Readonly<Record<string, string>>;
  /** Returns how often it touched. */
  touch(page: Page): Promise<number>;
}

/** Options for some eighty touches, where the shortest match takes fewer. */
const longer: Readonly<Partial<Record<GameId, AnyOptions>>> = {
  flip7: { target: 150 },
  vinto: { session: 'rounds', rounds: 2 },
};

const played: readonly Played[] = [
  ...gameIds.map(wholeMatch),
  { what: 'Pinnacola with 45 cards and twelve melds', kept: {}, touch: touchFullTable },
];

function wholeMatch(game: GameId): Played {
  const settings = JSON.stringify({ motion: 'full', pace: 'natural', tossIn: 'long' });
  return {
    what: titleOf(game),
    kept: { 'mazzo.settings': settings, ...chosen(game) },
    async touch(page) {
      await page.goto('/');
      return playMatch(page, game);
    },
  };
}

async function touchAll(browser: Browser, address: string, times: number, { kept, touch }: Played) {
  const page = await openPhone(browser, { address, kept });
  await page.addInitScript(observe, THRESHOLD);
  await slowDown(page, times);
  const touches = await touch(page);
  const slowest = await page.evaluate(() => [...globalThis.mazzoInputs.values()]);
  await page.context().close();
  return { touches, slowest: slowest.toSorted((a, b) => b.duration - a.duration) };
}

/** The same, as a device keeps them. */
function chosen(game: GameId): Readonly<Record<string, string>> {
  const options = longer[game] ?? shortMatches[game][0];
  return { [`mazzo.options.${game}`]: JSON.stringify({ options }) };
}

/** Of all touches; those that were too short to be told count as the threshold. */
function nearestRank(told: readonly number[], touches: number): number {
  const slower = touches - Math.ceil(touches * SHARE);
  return told[slower] ?? THRESHOLD;
}

function worst(slowest: readonly Touched[]): string {
  return slowest
    .slice(0, 3)
    .map(({ duration, what }) => `${duration} (${what})`)
    .join(', ');
}

/** Runs in the page, before anything else. */
function observe(durationThreshold: number): void {
  globalThis.mazzoInputs = new Map();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, name, target } = entry;
      const known = globalThis.mazzoInputs.get(interactionId)?.duration ?? 0;
      if (interactionId === 0 || duration <= known) continue;
      const on = target instanceof HTMLElement ? (target.dataset['id'] ?? target.tagName) : '?';
      globalThis.mazzoInputs.set(interactionId, { duration, what: `${name} on ${on}` });
    }
  });
  observer.observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}
