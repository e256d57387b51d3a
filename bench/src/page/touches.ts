/**
 * How long touches take to be seen, over matches played by tap at a person's pace: Event Timing's own
 * durations, which browsers round to 8 ms, one for each touch, its slowest event.
 */
import { shortMatches } from '@mazzo/games/testing';
import type { AnyOptions } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import { titleOf } from '../../../e2e/driver/words.ts';
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import { launch, openPhone, slowDown } from './browser.ts';
import { playMatch } from './match.ts';

/** What is not told took less than this, and counts as much. */
const THRESHOLD = 16;

export interface Touch {
  /** What was touched, and with which event it took longest. */
  readonly what: string;
  readonly duration: number;
  /** Whether something moved on the page when the finger came down. */
  readonly isAmidMotion: boolean;
}

export interface Touched {
  readonly what: string;
  readonly kept: Readonly<Record<string, string>>;
  touch(page: Page): Promise<unknown>;
}

/** Options for some eighty touches, where the shortest match takes fewer. */
const longer: Readonly<Partial<Record<GameId, AnyOptions>>> = {
  flip7: { target: 150 },
  vinto: { session: 'rounds', rounds: 2 },
};

/** A toss-in closes by itself when a ring has gone round, unless the player decides themselves. */
export function wholeMatch(game: GameId, tossIn: 'long' | 'own' = 'long'): Touched {
  const settings = JSON.stringify({ motion: 'full', pace: 'natural', tossIn });
  const options = longer[game] ?? shortMatches[game][0];
  return {
    what: titleOf(game),
    kept: {
      'mazzo.settings': settings,
      [`mazzo.options.${game}`]: JSON.stringify({ options }),
    },
    async touch(page) {
      await page.goto('/');
      return playMatch(page, game);
    },
  };
}

/** All its touches, in a browser of its own with the page's own thread so many times slower. */
export async function touchAll(
  address: string,
  times: number,
  { kept, touch }: Touched,
): Promise<Touch[]> {
  const browser = await launch();
  try {
    const page = await openPhone(browser, { address, kept });
    await page.addInitScript(observe, THRESHOLD);
    await slowDown(page, times);
    await touch(page);
    const { downs, told } = await page.evaluate(() => globalThis.mazzoTouches);
    return downs.map(({ at, on, isAmidMotion }, n) => {
      // An interaction's events come between its finger and the next.
      const until = downs[n + 1]?.at ?? Infinity;
      const own = told.filter((event) => event.at >= at && event.at < until);
      const [longest] = own.toSorted((a, b) => b.duration - a.duration);
      const { by, duration } = longest ?? { by: 'nothing', duration: THRESHOLD };
      return { what: `${by} on ${on}`, duration, isAmidMotion };
    });
  } finally {
    await browser.close();
  }
}

/** Within how many milliseconds this share of them was seen. */
export function within(share: number, touches: readonly Touch[]): number {
  return slowestFirst(touches)[touches.length - Math.ceil(touches.length * share)]!.duration;
}

function slowestFirst(touches: readonly Touch[]): Touch[] {
  return touches.toSorted((a, b) => b.duration - a.duration);
}

/** The slowest of them, and what they were. */
export function slowestSaid(touches: readonly Touch[]): string {
  const few = slowestFirst(touches).slice(0, 3);
  const said = few.map(({ duration, what, isAmidMotion }) => {
    return `${duration} (${what}${isAmidMotion ? ', while something moved' : ''})`;
  });
  return `${touches.length} touches; slowest ${said.join(', ')}`;
}

interface Finger {
  readonly at: number;
  readonly on: string;
  readonly isAmidMotion: boolean;
}

interface Told {
  readonly at: number;
  readonly by: string;
  readonly duration: number;
}

declare global {
  var mazzoTouches: { readonly downs: Finger[]; readonly told: Told[] };
}

/** Runs in the page, before anything else. */
function observe(durationThreshold: number): void {
  const downs: Finger[] = [];
  const told: Told[] = [];
  globalThis.mazzoTouches = { downs, told };
  const hear = ({ timeStamp, target }: PointerEvent): void => {
    const isAmidMotion = document.getAnimations().some((one) => one.playState === 'running');
    // It may be gone when its time is told.
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const on = button?.dataset['id'] ?? button?.textContent.trim() ?? 'no button';
    downs.push({ at: timeStamp, on, isAmidMotion });
  };
  addEventListener('pointerdown', hear, { capture: true, passive: true });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, startTime, duration, name } = entry;
      if (interactionId !== 0) told.push({ at: startTime, by: name, duration });
    }
  });
  observer.observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}
