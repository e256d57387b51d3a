/** What is best laid now, for a player who would rather not look for it. */
import type { Card, Seat } from '@mazzo/kernel';
import { laysOf } from './draft.ts';
import type { Draft, Step } from './draft.ts';
import { restOf } from './legal.ts';
import { Memory } from './memory.ts';
import { bestFinish } from '#solver';
import { JUDGING } from './solver/effort.ts';
import { stepsTo } from './steps-to.ts';
import type { Finish, State } from './types.ts';

/** As much as a question of the rules may cost: it is asked whenever somebody begins to lay. */
const LOOKING = JUDGING;
const known = new Memory<Finish | null>();

/** The finish worth most that is found in that time; null if none is, or nothing would be laid. */
function bestLaid(state: State, seat: Seat): Finish | null {
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

export interface Best {
  /** Lays all of it at once. */
  readonly step: Step;
  /** What is then best thrown away. */
  readonly discard: Card;
}

/** The way from a draft to what is best; null if that lies there already, or nothing is to be laid. */
export function bestFrom(state: State, seat: Seat, draft: Draft): Best | null {
  const finish = bestLaid(state, seat);
  if (finish === null) return null;
  const step: Step = { kind: 'anew', steps: stepsTo(finish, state, seat) };
  const lies = (of: Draft) => JSON.stringify(laysOf(state, seat, of));
  const isThere = lies(draft) === lies({ steps: [step], undone: [] });
  return isThere ? null : { step, discard: finish.discard };
}

function laysSomething({ melds, changes, replacements }: Finish): boolean {
  return melds.length + changes.length + replacements.length > 0;
}
