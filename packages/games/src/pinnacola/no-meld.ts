/** Why cards that somebody puts together are no meld: what is wrong, and with which card. */
import { refuse } from '@mazzo/kernel';
import type { Card, Rejection, RuleId } from '@mazzo/kernel';
import { ACE, HIGH_ACE, JOKER, rankOf, RANKS, suitOf } from './cards.ts';
import { readings } from './melds.ts';

export type NoMeldReason =
  | 'tooFewCards'
  | 'twoJokers'
  | 'twins'
  | 'fullSet'
  | 'notOfOneKind'
  | 'aroundTheCorner'
  | 'notInSequence';

/** Null if they are one. */
export function whyNoMeld(cards: readonly Card[]): Rejection | null {
  if (readings(cards).length > 0) return null;
  if (cards.length < 3) return no('P-5', 'tooFewCards');
  const naturals = cards.filter((card) => card !== JOKER);
  if (cards.length - naturals.length > 1) return no('P-6', 'twoJokers');
  const first = naturals[0]!;
  const twin = naturals.find((card, n) => naturals.indexOf(card) < n);
  if (naturals.every((card) => rankOf(card) === rankOf(first))) {
    return twin === undefined ? no('P-5', 'fullSet') : no('P-5', 'twins', twin);
  }
  const other = naturals.find((card) => suitOf(card) !== suitOf(first));
  if (other !== undefined) return no('P-5', 'notOfOneKind', strangest(naturals));
  return whyNoRun(naturals, cards.length > naturals.length, twin);
}

/** The card that shares its suit or its rank with the fewest others. */
function strangest(cards: readonly Card[]): Card {
  const kin = (card: Card): number =>
    cards.filter((one) => suitOf(one) === suitOf(card) || rankOf(one) === rankOf(card)).length;
  return cards.reduce((odd, card) => (kin(card) < kin(odd) ? card : odd));
}

/** Of cards of one suit. */
function whyNoRun(cards: readonly Card[], joker: boolean, twin: Card | undefined): Rejection {
  const ranks = new Set(cards.map(rankOf));
  if (ranks.has(ACE) && ranks.has(1) && ranks.has(RANKS - 1) && ranks.size < RANKS) {
    return no('P-5', 'aroundTheCorner');
  }
  if (twin !== undefined) return no('P-5', 'twins', twin);
  // An ace counts where it is nearer to the others.
  const isHigh = !ranks.has(1) && !ranks.has(2);
  const place = (card: Card) => (rankOf(card) === ACE && isHigh ? HIGH_ACE : rankOf(card));
  const sorted = cards.toSorted((a, b) => place(a) - place(b));
  let spare = joker ? 1 : 0;
  const loose = sorted.find((card, n) => {
    if (n === 0) return false;
    spare -= place(card) - place(sorted[n - 1]!) - 1;
    return spare < 0;
  });
  return no('P-5', 'notInSequence', loose ?? sorted.at(-1)!);
}

function no(rule: RuleId, reason: NoMeldReason, card?: Card): Rejection {
  return refuse(rule, reason, card);
}
