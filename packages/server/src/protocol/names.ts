/**
 * What people may call themselves, and how two of one name are told apart. Logs have a narrower rule of
 * their own (the kernel's `isName`): it belongs to a format whose chained text nobody may put right.
 */
import * as v from 'valibot';
import type { ServerReason } from './vocabulary.ts';

export const LONGEST_NAME = 20;

/** Control characters, what turns the direction of writing, and what takes no room. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Letters as people count them: an accent or the parts of an emoji are no letters of their own. */
function lengthOf(name: string): number {
  return [...new Intl.Segmenter().segment(name)].length;
}

/** A letter may carry a few marks; a tower of them would cover the lines around it. */
const MOST_MARKS = /\p{M}{4,}/u;
const MOST_UNITS = 100;

/** The name as it is kept, or null if it is none. */
export function readName(sent: string): string | null {
  if (sent.length > MOST_UNITS) return null;
  const name = sent.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (UNSEEN.test(name) || MOST_MARKS.test(name) || !VISIBLE.test(name)) return null;
  return lengthOf(name) <= LONGEST_NAME ? name : null;
}

export const nameSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const name = readName(dataset.value);
    if (name !== null) return name;
    addIssue({ message: 'badName' satisfies ServerReason });
    return NEVER;
  }),
);

/** The name, or the first numbered one that nobody has. Case and width make no difference to a reader. */
export function uniqueName(wanted: string, taken: Iterable<string>): string {
  const known = new Set(Array.from(taken, likeness));
  if (!known.has(likeness(wanted))) return wanted;
  for (let n = 2; ; n++) {
    const numbered = `${shortened(wanted, ` ${n}`.length)} ${n}`;
    if (!known.has(likeness(numbered))) return numbered;
  }
}

function likeness(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function shortened(name: string, by: number): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return letters
    .slice(0, LONGEST_NAME - by)
    .join('')
    .trim();
}
