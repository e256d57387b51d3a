/** The store's time in every process that uses it, whatever the machine's own clock says. */
import type { Clock } from './clock.ts';

/** Whoever is further off, or cannot tell, writes nothing. */
const MOST_OFF = 1000;
/** For so long it is taken to be right. */
const TRUSTED = 1000;

/** Nobody waits longer without a look: a machine that was set back would wait for hours. */
const LONGEST_WAIT = 15_000;

/** One for all tables of a process. Rejects if the store does not say what time it is. */
export async function storeClock(local: Clock, storeNow: () => Promise<number>): Promise<Clock> {
  let ahead = await offset(local, storeNow);
  let lookedAt = local.now();
  let looking: Promise<boolean> | null = null;

  const look = async (): Promise<boolean> => {
    try {
      const found = await offset(local, storeNow);
      const wasRight = Math.abs(found - ahead) <= MOST_OFF;
      ahead = found;
      lookedAt = local.now();
      return wasRight;
    } catch {
      return false;
    } finally {
      looking = null;
    }
  };

  const now = (): number => local.now() + ahead;
  const check = (): Promise<boolean> => {
    // Either way: it may have been set back.
    if (Math.abs(local.now() - lookedAt) < TRUSTED) return Promise.resolve(true);
    return (looking ??= look());
  };

  return {
    now,
    check,
    at(time, wake) {
      let cancelled = false;
      let cancel = (): void => {};
      const wait = (): void => {
        const wanted = Math.min(time - now(), LONGEST_WAIT);
        cancel = local.at(local.now() + wanted, () => {
          if (now() >= time) return wake();
          void check().then(() => (cancelled ? undefined : wait()));
        });
      };
      wait();
      return () => {
        cancelled = true;
        cancel();
      };
    },
  };
}

/** How far the store is ahead; it said so at some time between asking and hearing. */
async function offset(local: Clock, storeNow: () => Promise<number>): Promise<number> {
  const asked = local.now();
  const there = await storeNow();
  const heard = local.now();
  if (heard - asked > 2 * MOST_OFF) throw new Error('the store is too slow to tell the time by');
  return Math.round(there - (asked + heard) / 2);
}
