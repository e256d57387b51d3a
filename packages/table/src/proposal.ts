import type { Card, RuleId } from '@mazzo/kernel';
import type { Unwritten, Note } from './journal.ts';

/** What a table refuses for beside the game's rules. Codes only: the words are elsewhere. */
export const tableReasons = [
  'badMessage',
  'otherVersion',
  'helloFirst',
  'tryAgain',
  'otherMatch',
  'notAllowed',
  'tooOften',
  'tableStopped',
  'notSeated',
  'paused',
  'noClock',
  'noMoreTime',
  'keepsSeat',
  'seatTaken',
  'wasRemoved',
  'matchRunning',
  'noTalk',
  'notAPhrase',
  'enoughSaid',
] as const;
export type TableReason = (typeof tableReasons)[number];

/** `rule` is null where no ruling was broken, as when the store does not answer. */
export interface Refusal {
  readonly rule: RuleId | null;
  readonly reason: string;
  readonly card?: Card;
}

/** What should be written, judged on the match as it stands. */
export type Proposal =
  | { readonly kind: 'write'; readonly unwritten: Unwritten; readonly state?: unknown }
  /** `always`: for what was sent alone, which no journal makes better. */
  | { readonly kind: 'refuse'; readonly refusal: Refusal; readonly always?: boolean }
  /** It is so already, or no longer called for. */
  | { readonly kind: 'nothing' };

export const nothing: Proposal = { kind: 'nothing' };

export function refused(rule: RuleId | null, reason: TableReason, always = false): Proposal {
  return { kind: 'refuse', refusal: { rule, reason }, always };
}

export function noted(note: Note): Proposal {
  return { kind: 'write', unwritten: { kind: 'noted', note } };
}
