/**
 * The melding phase as its player sees it: a list of steps over the view, undone freely, which becomes
 * one `finish` (P-11). Nothing in it is told to anybody before that.
 */
import { refuse } from '@mazzo/kernel';
import type { Card, Rejection, Seat } from '@mazzo/kernel';
import { JOKER } from './cards.ts';
import { missingFrom, otherSeat } from './finish.ts';
import type { Lays } from './finish.ts';
import { restOf } from './legal.ts';
import { cardsOf, growth, isMeld, readings, standIns, withoutJoker } from './melds.ts';
import type { Meld } from './melds.ts';
import type { Fetch } from './solver/fetches.ts';
import { canFetch } from '#solver';
import type { Finish, State } from './types.ts';

/** A meld by where it lies: among one's own of earlier turns, the opponent's, or those laid now. */
export interface Ref {
  readonly of: 'own' | 'theirs' | 'laid';
  readonly meld: number;
}

export type Step =
  | { readonly kind: 'lay'; readonly meld: Meld }
  | { readonly kind: 'add'; readonly at: Ref; readonly to: Meld }
  /** P-10: the card takes the joker's place, and the joker comes into the hand. */
  | { readonly kind: 'replace'; readonly at: Ref; readonly card: Card }
  /** P-11, `rearranged`: an own meld comes back into the hand. */
  | { readonly kind: 'takeUp'; readonly meld: number }
  /** The meld as it was before the turn; one laid now is gone. */
  | { readonly kind: 'takeBack'; readonly at: Ref }
  /** All at once: whatever was drafted goes back, and these steps are taken instead. */
  | { readonly kind: 'anew'; readonly steps: readonly OneStep[] };

export type OneStep = Exclude<Step, { readonly kind: 'anew' }>;

export interface Draft {
  readonly steps: readonly Step[];
  /** What redo brings back, the next one last. */
  readonly undone: readonly Step[];
}

export const emptyDraft: Draft = { steps: [], undone: [] };

/** The table as the steps leave it. A meld that was taken back or up leaves its place empty. */
export interface Drafted {
  readonly hand: number[];
  readonly own: (Meld | null)[];
  readonly theirs: (Meld | null)[];
  readonly laid: (Meld | null)[];
}

export function drafted(view: State, seat: Seat, { steps }: Draft): Drafted {
  const table = before(view, seat);
  for (const step of standing(steps)) take(table, view, seat, step);
  return table;
}

/** The steps that the table shows: those since it was last laid anew. */
function standing(steps: readonly Step[]): OneStep[] {
  return steps.reduce<OneStep[]>(
    (taken, step) => (step.kind === 'anew' ? [...step.steps] : [...taken, step]),
    [],
  );
}

function before(view: State, seat: Seat): Drafted {
  return {
    hand: view.hands[seat]!.cards.slice(),
    own: view.melds[seat]!.slice(),
    theirs: view.melds[otherSeat(seat)]!.slice(),
    laid: [],
  };
}

function take(table: Drafted, view: State, seat: Seat, step: OneStep): void {
  switch (step.kind) {
    case 'lay':
      return put(table, { of: 'laid', meld: table.laid.length }, step.meld);
    case 'add':
      return put(table, step.at, step.to);
    case 'replace':
      return put(table, step.at, withoutJoker(meldAt(table, step.at)!, step.card));
    case 'takeUp':
      return put(table, { of: 'own', meld: step.meld }, null);
    case 'takeBack':
      return put(table, step.at, meldAt(before(view, seat), step.at));
  }
}

/** Whatever lies there comes into the hand, and what lies there now from it. */
function put(table: Drafted, at: Ref, to: Meld | null): void {
  const lay = meldAt(table, at);
  for (const card of lay === null ? [] : cardsOf(lay)) table.hand[card]! += 1;
  for (const card of to === null ? [] : cardsOf(to)) table.hand[card]! -= 1;
  table[at.of][at.meld] = to;
}

export function meldAt(table: Drafted, { of, meld }: Ref): Meld | null {
  return table[of][meld] ?? null;
}

/** The draft with one step more, or null if its cards are not in hand or it may not be taken. */
export function taken(view: State, seat: Seat, draft: Draft, step: Step): Draft | null {
  const fits =
    step.kind === 'anew'
      ? takenAll(view, seat, step.steps) !== null
      : fitsNext(view, seat, draft, step);
  return fits ? { steps: [...draft.steps, step], undone: [] } : null;
}

/** These steps one after the other, from the table as it lies. */
export function takenAll(view: State, seat: Seat, steps: readonly Step[]): Draft | null {
  return steps.reduce<Draft | null>(
    (draft, step) => draft && taken(view, seat, draft, step),
    emptyDraft,
  );
}

function fitsNext(view: State, seat: Seat, draft: Draft, step: OneStep): boolean {
  const table = drafted(view, seat, draft);
  if (!mayTake(table, view, step)) return false;
  take(table, view, seat, step);
  if (table.hand.some((count) => count < 0)) return false;
  return judgeStep(view, seat, draft, step) === null;
}

/** P-10: a joker is fetched only if some rest of the turn lays it; whatever else was drafted may go back. */
export function judgeStep(view: State, seat: Seat, draft: Draft, step: Step): Rejection | null {
  if (step.kind !== 'replace' || step.at.of === 'laid') return null;
  const after = drafted(view, seat, { steps: [...draft.steps, step], undone: [] });
  const jokers = [
    ...fetched(view.melds[otherSeat(seat)]!, after.theirs, false),
    // Rearranged, an own joker goes where it likes (P-11).
    ...(view.options.earlierMelds === 'stay' ? fetched(view.melds[seat]!, after.own, true) : []),
  ];
  return canFetch(restOf(view, seat), jokers) ? null : refuse('P-10', 'jokerStuck', step.card);
}

function fetched(before: readonly Meld[], after: readonly (Meld | null)[], own: boolean): Fetch[] {
  return before.flatMap((from, meld) => {
    const to = after[meld] ?? null;
    const card = to === null ? null : (growth(from, to)?.replaced ?? null);
    return card === null ? [] : [{ own, meld, card }];
  });
}

function mayTake(table: Drafted, view: State, step: OneStep): boolean {
  switch (step.kind) {
    case 'lay':
      return isMeld(step.meld);
    case 'add': {
      const meld = step.at.of === 'theirs' ? null : meldAt(table, step.at);
      return meld !== null && growth(meld, step.to)?.replaced === null;
    }
    case 'replace': {
      const meld = meldAt(table, step.at);
      return meld !== null && standIns(meld).includes(step.card);
    }
    case 'takeUp':
      return view.options.earlierMelds === 'rearranged' && table.own[step.meld] !== undefined;
    case 'takeBack':
      return meldAt(table, step.at) !== null || step.at.of === 'own';
  }
}

export function undo({ steps, undone }: Draft): Draft {
  const last = steps.at(-1);
  return last === undefined
    ? { steps, undone }
    : { steps: steps.slice(0, -1), undone: [...undone, last] };
}

export function redo({ steps, undone }: Draft): Draft {
  const next = undone.at(-1);
  return next === undefined
    ? { steps, undone }
    : { steps: [...steps, next], undone: undone.slice(0, -1) };
}

/** The ways to lay these cards as a new meld: more than one where a joker may stand at either end. */
export function layings(cards: readonly Card[]): OneStep[] {
  return readings(cards).map((meld) => ({ kind: 'lay', meld }));
}

/** The ways to put these cards to that meld: added, or the first of them in its joker's place. */
export function addings(table: Drafted, at: Ref, cards: readonly Card[]): OneStep[] {
  const meld = meldAt(table, at);
  if (meld === null) return [];
  const [card] = cards;
  const replacing: OneStep[] =
    cards.length === 1 && card !== undefined && card !== JOKER && standIns(meld).includes(card)
      ? [{ kind: 'replace', at, card }]
      : [];
  if (at.of === 'theirs') return replacing;
  const grown = readings([...cardsOf(meld), ...cards])
    .filter((to) => growth(meld, to)?.replaced === null)
    .map((to): OneStep => ({ kind: 'add', at, to }));
  return [...grown, ...replacing];
}

/** What the draft lays, as a finish that lacks only its discard. */
export function laysOf(view: State, seat: Seat, draft: Draft): Lays {
  const table = drafted(view, seat, draft);
  const own = view.melds[seat]!;
  const theirs = view.melds[otherSeat(seat)]!;
  return {
    melds: table.laid.filter((meld) => meld !== null),
    changes: table.own.flatMap((to, meld) => (to === own[meld] ? [] : [{ meld, to }])),
    replacements: table.theirs.flatMap((to, meld) =>
      to === theirs[meld] ? [] : [{ meld, card: placed(theirs[meld]!, to!) }],
    ),
  };
}

/** The card that took the joker's place. */
function placed(from: Meld, to: Meld): Card {
  return growth(from, to)!.replaced!;
}

/** What must still be done before a card can be discarded; empty when nothing. */
export function missing(view: State, seat: Seat, draft: Draft): Rejection[] {
  return missingFrom(view, seat, laysOf(view, seat, draft));
}

export function finishOf(view: State, seat: Seat, draft: Draft, discard: Card): Finish {
  return { type: 'finish', ...laysOf(view, seat, draft), discard };
}
