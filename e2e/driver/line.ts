/** The line between the page and its table, overheard: all that this player was ever told. */
import type { AnyEvent } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import type { FromWorker } from '../../packages/web/src/worker/protocol.ts';

export type Said = Extract<FromWorker, { readonly type: 'said' }>['message'];

declare global {
  var mazzoTold: Said[];
}

/** Runs in the page, before anything else. */
export function tap(): void {
  globalThis.mazzoTold = [];
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'said') globalThis.mazzoTold.push(structuredClone(data.message));
      });
    }
  };
}

/** What was overheard of a page, as long as it was not loaded again. */
const overheard = new WeakMap<Page, { readonly loaded: number; readonly said: Said[] }>();

/** All of it; only what is new is fetched. */
export async function told(page: Page): Promise<Said[]> {
  const before = overheard.get(page);
  const { loaded, fresh } = await page.evaluate(
    ([since, count]) => ({
      loaded: performance.timeOrigin,
      fresh: globalThis.mazzoTold.slice(since === performance.timeOrigin ? count : 0),
    }),
    [before?.loaded ?? 0, before?.said.length ?? 0] as const,
  );
  const said = before?.loaded === loaded ? [...before.said, ...fresh] : fresh;
  overheard.set(page, { loaded, said });
  return said;
}

/** Every event that a page which was there from the deal on has shown as it happened. */
export function toldLive(said: readonly Said[]): AnyEvent[] {
  const [first, ...later] = said.slice(said.findIndex(({ type }) => type === 'welcome'));
  // What a later welcome brings, and the pages of its story that follow, was over already.
  let over = -1;
  return [first, ...later].flatMap((message) => {
    if (message === undefined) return [];
    if (message !== first && message.type === 'welcome') over = message.head;
    return tellingsOf(message).flatMap(({ seq, events }) => (seq > over ? events : []));
  });
}

/** Every event of the match that is on the table, in order. */
export function eventsOf(said: readonly Said[]): AnyEvent[] {
  const start = said.findLastIndex(({ type }) => type === 'welcome');
  return said
    .slice(Math.max(0, start))
    .flatMap((message) => tellingsOf(message).flatMap(({ events }) => events));
}

function tellingsOf(message: Said) {
  switch (message.type) {
    case 'welcome':
      return message.story;
    case 'told':
      return [message];
    case 'resumed':
      return message.missed;
    default:
      return [];
  }
}
