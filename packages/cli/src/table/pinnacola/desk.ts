/** What the player has before them and nobody else knows of: the draft, and how the hand is sorted. */
import { drafted, emptyDraft, JOKER, missing } from '@mazzo/games/pinnacola';
import type { Draft, Drafted, HandOrder, OneStep, State } from '@mazzo/games/pinnacola';
import type { Card, Rejection, Seat } from '@mazzo/kernel';
import type { PinnacolaReader } from './text/text.ts';

export interface Desk {
  /** The question that the draft answers; for any other it is worth nothing. */
  readonly question: number;
  readonly draft: Draft;
  readonly sorted: HandOrder;
  /** Asked back: which of these steps was meant, and what was to come after it. */
  readonly choice: Choice | null;
}

interface Choice {
  readonly steps: readonly OneStep[];
  readonly rest: string;
}

export function deskAt({ question }: State, { desk }: PinnacolaReader): Desk {
  const before = desk as Desk | undefined;
  if (before?.question === question) return before;
  return { question, draft: emptyDraft, sorted: before?.sorted ?? 'suit', choice: null };
}

/** The player at this table who has the turn and something to lay; null where nobody drafts. */
export function drafter(view: State, { to }: PinnacolaReader): Seat | null {
  return view.phase.kind === 'meld' && view.turn === to.you ? to.you : null;
}

/** The table as the draft leaves it. */
export function draftedBy(view: State, seat: Seat, reader: PinnacolaReader): Drafted {
  return drafted(view, seat, deskAt(view, reader).draft);
}

/** What still stands between the draft and a discard. */
export function stillMissing(view: State, seat: Seat, reader: PinnacolaReader): Rejection[] {
  return missing(view, seat, deskAt(view, reader).draft);
}

/** The cards that must still lie in a meld: the one owed, a joker fetched, one that lay there before. */
export function dutyCards(missing: readonly Rejection[]): Card[] {
  return missing.flatMap(({ reason, card }) => {
    if (reason === 'jokerOwed') return [JOKER];
    const isDuty = reason === 'owedCard' || reason === 'earlierCardsLeft';
    return isDuty && card !== undefined ? [card] : [];
  });
}
