/** A draft that was kept somewhere, and may since have been overtaken or tampered with. */
import type { Seat } from '@mazzo/kernel';
import { whole } from '@mazzo/kernel';
import * as v from 'valibot';
import { KINDS } from './cards.ts';
import { emptyDraft, takenAll } from './draft.ts';
import type { Draft } from './draft.ts';
import { meldSchema } from './melds.ts';
import type { State } from './types.ts';

/** More than anybody takes in a turn, and few enough to be judged again. */
const MOST_STEPS = 200;
const index = whole(0, MOST_STEPS);
const ref = v.strictObject({ of: v.picklist(['own', 'theirs', 'laid']), meld: index });

const oneStep = v.variant('kind', [
  v.strictObject({ kind: v.literal('lay'), meld: meldSchema }),
  v.strictObject({ kind: v.literal('add'), at: ref, to: meldSchema }),
  v.strictObject({ kind: v.literal('replace'), at: ref, card: whole(0, KINDS - 1) }),
  v.strictObject({ kind: v.literal('takeUp'), meld: index }),
  v.strictObject({ kind: v.literal('takeBack'), at: ref }),
]);
const few = <Step extends v.GenericSchema>(step: Step) =>
  v.pipe(v.array(step), v.maxLength(MOST_STEPS));
const anew = v.strictObject({ kind: v.literal('anew'), steps: few(oneStep) });
const steps = few(v.union([oneStep, anew]));
const schema = v.strictObject({ steps, undone: steps });

/** The draft, if all of it can still be taken from the table as it lies; else none. */
export function draftFrom(stored: unknown, view: State, seat: Seat): Draft {
  const { success, output } = v.safeParse(schema, stored);
  if (!success) return emptyDraft;
  const { steps: done, undone } = output;
  // What was undone could be taken after it, the next one last.
  const all = [...done, ...undone.toReversed()];
  return takenAll(view, seat, all) === null ? emptyDraft : { steps: done, undone };
}
