/** Whether a turn may be finished so. */
import type { Rejection, Seat } from '@mazzo/kernel';
import { KINDS } from './cards.ts';
import { cardsNeeded, missingFrom, no, otherSeat } from './finish.ts';
import { growth, isMeld, standIns } from './melds.ts';
import type { Finish, State } from './types.ts';

export function judgeFinish(state: State, seat: Seat, finish: Finish): Rejection | null {
  return (
    judgeShapes(state, seat, finish) ??
    judgeReplacements(state, seat, finish) ??
    judgeCards(state, seat, finish)
  );
}

/** P-5, P-6, P-11: every meld is one, and earlier ones have only grown. */
function judgeShapes(state: State, seat: Seat, { melds, changes }: Finish): Rejection | null {
  if (!melds.every(isMeld)) return no('P-5', 'notAMeld');
  const own = state.melds[seat]!;
  for (let n = 0; n < changes.length; n++) {
    const { meld, to } = changes[n]!;
    const before = own[meld];
    if (before === undefined) return no('P-11', 'noSuchMeld');
    if (isNamedBefore(changes, n)) return no('P-11', 'changedTwice');
    if (to !== null && !isMeld(to)) return no('P-5', 'notAMeld');
    if (state.options.earlierMelds === 'rearranged') continue;
    if (to === null) return no('P-11', 'meldsStay');
    if (growth(before, to) === null) return no('P-11', 'notGrown');
  }
  return null;
}

function isNamedBefore(list: readonly { readonly meld: number }[], n: number): boolean {
  for (let other = 0; other < n; other++) if (list[other]!.meld === list[n]!.meld) return true;
  return false;
}

/** P-10 */
function judgeReplacements(state: State, seat: Seat, { replacements }: Finish): Rejection | null {
  const theirs = state.melds[otherSeat(seat)]!;
  for (let n = 0; n < replacements.length; n++) {
    const { meld, card } = replacements[n]!;
    const before = theirs[meld];
    if (before === undefined) return no('P-10', 'noSuchMeld');
    const takers = isNamedBefore(replacements, n) ? [] : standIns(before);
    if (takers.length === 0) return no('P-10', 'noJokerThere');
    if (!takers.includes(card)) return no('P-10', 'notItsCard', card);
  }
  return null;
}

/** The cards: all from the hand, nothing missing, and one left to discard. */
function judgeCards(state: State, seat: Seat, finish: Finish): Rejection | null {
  const hand = state.hands[seat]!;
  const needed = cardsNeeded(state, seat, finish);
  for (let card = 0; card < KINDS; card++) {
    if (needed[card]! > hand.cards[card]!) return no('P-11', 'notInHand', card);
  }
  const [missing] = missingFrom(state, seat, finish, needed);
  if (missing !== undefined) return missing;
  const { discard } = finish;
  return hand.cards[discard]! > Math.max(0, needed[discard]!)
    ? null
    : no('P-2', 'notInHandToDiscard', discard);
}
