/**
 * The journal as a format: what every store gives back is read here and nowhere else. A record that is
 * not as it was written is refused by its position, and nothing after it is followed.
 */
import { isModest, readEntry, seatSchema } from '@mazzo/kernel';
import type { Entry } from '@mazzo/kernel';
import * as v from 'valibot';
import { count, text } from './client-messages.ts';
import { clockNames } from './clocks.ts';
import { wishes } from './consent.ts';
import { JOURNAL_VERSION } from './journal.ts';
import type { Written } from './journal.ts';

export const journalProblems = [
  'malformed',
  'newerFormat',
  'outOfOrder',
  'edited',
  'otherRules',
] as const;
export type JournalProblem = (typeof journalProblems)[number];

export class JournalFault extends Error {
  readonly match: string;
  readonly position: number;
  readonly problem: JournalProblem;

  constructor(match: string, position: number, problem: JournalProblem) {
    super(`the journal of ${match} cannot be read at ${position}: ${problem}`);
    this.match = match;
    this.position = position;
    this.problem = problem;
  }
}

/** How far it has been read: the last position, and the last entry of the match's log. */
export interface ReadSoFar {
  readonly position: number;
  readonly entry: Entry | undefined;
}

/** More values than any record has: the largest entry, and who sits where. */
const MOST_VALUES = 4200;

const personSchema = v.pipe(v.string(), v.maxLength(200));
const name = v.exactOptional(personSchema);
const holderSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), person: personSchema, name }),
  // Journals of earlier versions seat bots by names that are no more.
  v.strictObject({ kind: v.literal('bot'), bot: v.string() }),
]);
const seat = seatSchema;
const noteSchema = v.variant('type', [
  v.strictObject({ type: v.literal('sat'), seat, person: personSchema, name }),
  v.strictObject({ type: v.literal('removed'), seat, person: personSchema }),
  v.strictObject({
    type: v.literal('standInCame'),
    seat,
    why: v.picklist(['left', 'away', 'idle']),
  }),
  v.strictObject({ type: v.literal('cameBack'), seat }),
  v.strictObject({ type: v.literal('moreTime'), seat, decision: count }),
  v.strictObject({ type: v.literal('delayed'), by: v.number() }),
  v.strictObject({
    type: v.literal('wished'),
    person: personSchema,
    wish: v.picklist(wishes),
    want: v.boolean(),
  }),
  v.strictObject({
    type: v.literal('said'),
    seat,
    phrase: v.record(v.string(), v.unknown()),
  }),
  v.strictObject({ type: v.literal('rematched'), match: text }),
]);

const everyRecord = {
  version: v.exactOptional(v.literal(JOURNAL_VERSION)),
  position: count,
  time: v.number(),
  command: v.nullable(v.string()),
};
/** Entries are judged by the kernel, whose they are. */
const entry = v.unknown();
const recordSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('opened'),
    entry,
    holders: v.array(holderSchema),
    clocks: v.picklist(clockNames),
    after: v.exactOptional(text),
    ...everyRecord,
  }),
  v.strictObject({
    kind: v.literal('moved'),
    entry,
    cause: v.picklist(['person', 'bot', 'time']),
    ...everyRecord,
  }),
  v.strictObject({ kind: v.literal('closed'), entry, ...everyRecord }),
  v.strictObject({ kind: v.literal('noted'), note: noteSchema, ...everyRecord }),
]);

/** Throws a `JournalFault` at the first record that does not follow from those before it. */
export function readJournal(
  match: string,
  stored: readonly unknown[],
  { position, entry }: ReadSoFar = { position: -1, entry: undefined },
): Written[] {
  let last = entry;
  return stored.map((raw, n) => {
    const at = position + 1 + n;
    const problem = recordFault(raw, at, last);
    if (problem !== null) throw new JournalFault(match, at, problem);
    const written = raw as Written;
    if ('entry' in written) last = written.entry;
    return written;
  });
}

function recordFault(raw: unknown, at: number, last: Entry | undefined): JournalProblem | null {
  if (!isModest(raw, MOST_VALUES)) return 'malformed';
  const { version, kind, entry } = (raw ?? {}) as Partial<Record<string, unknown>>;
  if (typeof version === 'number' && version > JOURNAL_VERSION) return 'newerFormat';
  const read = v.safeParse(recordSchema, raw, { abortEarly: true });
  if (!read.success) return 'malformed';
  if (read.output.position !== at || (kind === 'opened') !== (at === 0)) return 'outOfOrder';
  if (kind === 'noted') return null;
  if ((entry as Partial<Entry> | null)?.kind !== kind) return 'malformed';
  const judged = readEntry(entry, (last?.seq ?? -1) + 1, last);
  if (typeof judged !== 'string') return null;
  return judged === 'edited' || judged === 'malformed' ? judged : 'outOfOrder';
}
