/** Parts of the schemas of events, which only who reads logs needs: a page does without this file. */
import * as v from 'valibot';
import { hidden } from './cards.ts';
import type { CardTable } from './cards.ts';
import { whole } from './schema.ts';

/** A card in an event of a log, or (`hidden`) the hole where the log itself names none. */
export function cardSchema({ names, backs }: CardTable) {
  return whole(hidden(Math.max(...backs)), names.length - 1);
}

/** The number of a round: more than any match has, however often nobody scores. */
export const roundSchema = /* @__PURE__ */ whole(1, 100_000);

/** A list with a bound: what comes from outside may be as long as it likes. */
export function listOf<Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(v.array(item), v.maxLength(most));
}
