/** What is best laid now, for a player who would rather not look for it. */
import type { Seat } from '@mazzo/kernel';
import { restOf } from './legal.ts';
import { Memory } from './memory.ts';
import { bestFinish } from './solver.ts';
import type { Finish, State } from './types.ts';

/** Longer than a bot thinks, and still no more than a few frames. */
const LOOKING = 200_000;
const known = new Memory<Finish | null>();

/** The finish worth most that is found in that time; null if none is, or nothing would be laid. */
export function bestLaid(state: State, seat: Seat): Finish | null {
  const rest = restOf(state, seat);
  return known.recall(
    state,
    () => JSON.stringify(rest),
    () => {
      const finish = bestFinish(rest, LOOKING)?.finish ?? null;
      return finish !== null && laysSomething(finish) ? finish : null;
    },
  );
}

function laysSomething({ melds, changes, replacements }: Finish): boolean {
  return melds.length + changes.length + replacements.length > 0;
}
