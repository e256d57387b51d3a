/**
 * The slowest cases of a run, judged again at a table opened anew: once may have been the collector's
 * pause or code that was not compiled yet, the middle one of several was not.
 */
import type { AnyGame, Seat } from '@mazzo/kernel';
import { localPresence, memoryStore, numbered, reopenTable } from '@mazzo/table';
import type { Written } from '@mazzo/table';
import { fakeClock } from '@mazzo/table/testing';
import { timeOf } from './time.ts';
import { hello } from './messages.ts';

export interface Case {
  readonly kind: 'message' | 'time-out' | 'bot';
  readonly seat: Seat;
  /** What was sent; nothing, where it happened by itself. */
  readonly text: string;
  readonly time: number;
  readonly game: AnyGame;
  readonly match: string;
  readonly key: string;
  /** As it was before. */
  readonly journal: () => readonly Written[];
}

const AGAIN = 5;

export async function judgedAgain(judged: Case): Promise<number> {
  const journal = judged.journal();
  const times: number[] = [];
  for (let n = 0; n < AGAIN; n++) times.push(await once(judged, journal));
  return times.toSorted((a, b) => a - b)[Math.floor(AGAIN / 2)]!;
}

async function once(judged: Case, journal: readonly Written[]): Promise<number> {
  const { kind, seat, text, time, game, match, key } = judged;
  const store = memoryStore();
  for (const written of journal) {
    if (written.position === 0) await store.open(match, key, written, null);
    else await store.append(match, written, null);
  }
  const clock = fakeClock(time);
  const mistake = (error: unknown): never => {
    throw error;
  };
  const fresh = numbered(() => key);
  const presence = localPresence(clock.now);
  const table = await reopenTable({ game, store, clock, fresh, presence, mistake }, match);
  const connection = table.connect(`${seat}`, () => {});
  await connection.send(hello(null));
  const used = await timeOf(() =>
    kind === 'message' ? connection.send(JSON.parse(text)) : clock.step(),
  );
  table.close();
  return used;
}
