/** The rest of a turn as one move: how the table will lie, and what that lacks (P-10, P-11, P-12). */
import { bagSize, refuse } from '@mazzo/kernel';
import type { Card, Rejection, RuleId, Seat } from '@mazzo/kernel';
import { JOKER, KINDS } from './cards.ts';
import { cardsOf, growth } from './melds.ts';
import type { Meld } from './melds.ts';
import { lacks } from './scoring.ts';
import type { Finish, State } from './types.ts';

/** What a finish is refused for. */
export type FinishReason =
  | 'notAMeld'
  | 'noSuchMeld'
  | 'changedTwice'
  | 'notGrown'
  | 'meldsStay'
  | 'noJokerThere'
  | 'notItsCard'
  | 'notInHand'
  | 'notInHandToDiscard'
  | 'owedCard'
  | 'jokerOwed'
  | 'jokerBack'
  | 'jokerStuck'
  | 'nothingToDiscard'
  | 'closeNeedsBoth'
  | 'closeNeedsPinnacola'
  | 'closeNeedsPoker'
  | 'earlierCardsLeft';

/** A finish before its discard is chosen. */
export type Lays = Omit<Finish, 'type' | 'discard'>;

export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

/** P-3: the card of the pozzo that must lie in a meld. */
export function owedIn({ phase }: State): Card | null {
  return phase.kind === 'meld' ? phase.owed : null;
}

export function no(rule: RuleId, reason: FinishReason, card?: Card): Rejection {
  return refuse(rule, reason, card);
}

/** Everything that stands between these lays and a discard. */
export function missingFrom(
  state: State,
  seat: Seat,
  finish: Lays,
  needed: readonly number[] = cardsNeeded(state, seat, finish),
): Rejection[] {
  const missing: Rejection[] = [];
  const owed = owedIn(state);
  if (owed !== null && needed[owed]! <= 0) missing.push(no('P-3', 'owedCard', owed));
  let left = bagSize(state.hands[seat]!);
  for (let card = 0; card < KINDS; card++) left -= needed[card]!;
  missing.push(...takenAndNotLaid(state, seat, finish, needed));
  if (jokerGoesBack(state, seat, finish)) missing.push(no('P-10', 'jokerBack'));
  if (left === 0) missing.push(no('P-12', 'nothingToDiscard'));
  const closing = left === 1 ? judgeClosing(state, seat, finish) : null;
  if (closing !== null) missing.push(closing);
  return missing;
}

/** A joker that was fetched, or (P-11, `rearranged`) a card of an own meld, which lies in none now. */
function takenAndNotLaid(
  state: State,
  seat: Seat,
  finish: Lays,
  needed: readonly number[],
): Rejection[] {
  const { earlierMelds } = state.options;
  // What is put into the opponent's melds must come from the hand, not from one's own.
  const own =
    finish.replacements.length === 0
      ? needed
      : cardsNeeded(state, seat, { ...finish, replacements: [] });
  const missing: Rejection[] = [];
  for (let card = 0; card < KINDS; card++) {
    if (own[card]! < 0 && earlierMelds === 'rearranged') {
      missing.push(no('P-11', 'earlierCardsLeft', card));
    } else if (needed[card]! < 0) missing.push(no('P-10', 'jokerOwed'));
  }
  return missing;
}

/**
 * By kind, what must come from the hand: the melds as they will lie, less as they lay. Negative where
 * more was fetched or taken up than laid.
 */
export function cardsNeeded(state: State, seat: Seat, finish: Lays): number[] {
  const needed = new Array<number>(KINDS).fill(0);
  const add = (meld: Meld, times: 1 | -1): void => {
    for (const card of cardsOf(meld)) needed[card]! += times;
  };
  for (const meld of finish.melds) add(meld, 1);
  for (const { meld, to } of finish.changes) {
    add(state.melds[seat]![meld]!, -1);
    if (to !== null) add(to, 1);
  }
  for (const { card } of finish.replacements) {
    needed[card]! += 1;
    needed[JOKER]! -= 1;
  }
  return needed;
}

/**
 * P-10: jokers are twins, so a joker counts as back in its meld only if it could have gone nowhere
 * else: one was fetched, and the only one laid lies where it was fetched from.
 */
function jokerGoesBack(state: State, seat: Seat, finish: Lays): boolean {
  if (state.options.earlierMelds === 'rearranged' || finish.replacements.length > 0) return false;
  if (finish.melds.some((meld) => jokersIn(meld) > 0)) return false;
  let fetched = 0;
  let back = 0;
  for (const { meld, to } of finish.changes) {
    const before = state.melds[seat]![meld]!;
    const freed = growth(before, to!)!.replaced !== null;
    if (freed) fetched += 1;
    if (jokersIn(to!) === 0) continue;
    if (freed) back += 1;
    else if (jokersIn(before) === 0) return false;
  }
  return fetched === 1 && back === 1;
}

function jokersIn(meld: Meld): number {
  switch (meld.kind) {
    case 'run':
      return meld.joker === null ? 0 : 1;
    case 'set':
      return meld.joker ? 1 : 0;
    case 'jokers':
      return 4;
  }
}

/** P-12 */
function judgeClosing(state: State, seat: Seat, finish: Lays): Rejection | null {
  switch (lacks(ownMelds(state, seat, finish), state.options)) {
    case 'both':
      return no('P-12', 'closeNeedsBoth');
    case 'pinnacola':
      return no('P-12', 'closeNeedsPinnacola');
    case 'poker':
      return no('P-12', 'closeNeedsPoker');
    case null:
      return null;
  }
}

/** The seat's melds as they will lie. */
export function ownMelds(state: State, seat: Seat, { melds, changes }: Lays): Meld[] {
  const own: (Meld | null)[] = state.melds[seat]!.slice();
  for (const { meld, to } of changes) own[meld] = to;
  return [...own.filter((meld) => meld !== null), ...melds];
}
