/** What is best laid now, for a player who would rather not look for it. */
import type { Seat } from '@mazzo/kernel';
import { laysOf, taken } from './draft.ts';
import type { Draft, Step } from './draft.ts';
import { restOf } from './legal.ts';
import { Memory } from './memory.ts';
import { bestFinish } from '#solver';
import type { Rest } from './solver.ts';
import { JUDGING } from './solver/effort.ts';
import { stepsTo } from './steps-to.ts';
import type { Finish, State } from './types.ts';

/** As much as a question of the rules may cost: it is asked whenever somebody begins to lay. */
const LOOKING = JUDGING;
const finishes = new Memory<Finish | null>();
const ways = new Memory<Draft | null>();

/** The draft with all of what is best laid at once; null if that lies there already, or nothing is to be laid. */
export function bestFrom(state: State, seat: Seat, draft: Draft): Draft | null {
  const rest = restOf(state, seat);
  const asked = JSON.stringify([seat, rest]);
  return ways.recall(
    draft,
    () => asked,
    () => {
      const finish = finishes.recall(
        state,
        () => asked,
        () => bestLaid(rest),
      );
      return finish === null ? null : wayTo(finish, state, seat, draft);
    },
  );
}

/** The finish worth most that is found in that time; null if none is, or nothing would be laid. */
function bestLaid(rest: Rest): Finish | null {
  const finish = bestFinish(rest, LOOKING)?.finish ?? null;
  return finish !== null && laysSomething(finish) ? finish : null;
}

function wayTo(finish: Finish, state: State, seat: Seat, draft: Draft): Draft | null {
  const step: Step = { kind: 'anew', steps: stepsTo(finish, state, seat) };
  const lies = (of: Draft) => JSON.stringify(laysOf(state, seat, of));
  if (lies(draft) === lies({ steps: [step], undone: [] })) return null;
  return taken(state, seat, draft, step);
}

function laysSomething({ melds, changes, replacements }: Finish): boolean {
  return melds.length + changes.length + replacements.length > 0;
}
