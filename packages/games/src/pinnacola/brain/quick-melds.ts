/** Melds on the table, as far as a hand played on in numbers needs them. */
import type { Card } from '@mazzo/kernel';
import { ACE, cardAt, cardOf, HIGH_ACE, JOKER, rankOf, SUITS, suitOf } from '../cards.ts';
import { POKER, standIns, suitsIn, withoutJoker } from '../melds.ts';
import type { Meld, Run } from '../melds.ts';
import { pairTable } from './pairs.ts';

const KING = HIGH_ACE - 1;

/** The naturals that can be added to it, or take its joker's place. */
export function fitting(meld: Meld): Card[] {
  if (meld.kind === 'jokers') return [];
  const found = standIns(meld);
  if (meld.kind === 'run') {
    if (meld.from > 0) found.push(cardAt(meld.suit, meld.from - 1));
    if (meld.to < HIGH_ACE) found.push(cardAt(meld.suit, meld.to + 1));
  } else if (!meld.joker && suitsIn(meld.suits) < POKER) {
    for (let suit = 0; suit < SUITS; suit++) {
      if (((meld.suits >> suit) & 1) === 0) found.push(cardOf(suit, meld.rank));
    }
  }
  return found;
}

/** The meld with one of the cards that fit it. */
export function grown(meld: Meld, card: Card): Meld {
  if (standIns(meld).includes(card)) return withoutJoker(meld, card);
  if (meld.kind === 'set') return { ...meld, suits: meld.suits | (1 << suitOf(card)) };
  return meld.kind === 'run' ? longer(meld, card) : meld;
}

function longer(run: Run, card: Card): Run {
  const isBelow = run.from > 0 && cardAt(run.suit, run.from - 1) === card;
  return isBelow ? { ...run, from: run.from - 1 } : { ...run, to: run.to + 1 };
}

/** The meld of three that a card makes with two others, of which a joker may stand for one. */
function threeOf(card: Card, a: Card, b: Card, missing: Card | null): Meld {
  const cards = [card, a, b];
  if (suitOf(a) !== suitOf(card)) {
    const naturals = cards.filter((one) => one !== missing);
    const suits = naturals.reduce((mask, one) => mask | (1 << suitOf(one)), 0);
    return { kind: 'set', rank: rankOf(card), suits, joker: missing !== null };
  }
  // Beside a king an ace is the high one.
  const isHigh = cards.some((one) => rankOf(one) === KING);
  const at = (one: Card) => (rankOf(one) === ACE && isHigh ? HIGH_ACE : rankOf(one));
  const places = cards.map(at);
  return {
    kind: 'run',
    suit: suitOf(card),
    from: Math.min(...places),
    to: Math.max(...places),
    joker: missing === null ? null : at(missing),
  };
}

/** What a joker in a meld costs, beside a card: more than two of those. */
const JOKER_COST = 3;

/** Of the melds of three that a card makes with others in hand, the one that can be spared most easily. */
export function cheapestThree(hand: ArrayLike<number>, card: Card): Meld | null {
  const pairs = pairTable[card]!;
  let best: Meld | null = null;
  let least = Infinity;
  for (let n = 0; n < pairs.length; n += 2) {
    const [a, b] = [pairs[n]!, pairs[n + 1]!];
    const missing = hand[a] === 0 ? a : hand[b] === 0 ? b : null;
    if (missing !== null && (hand[JOKER] === 0 || (missing === a && hand[b] === 0))) continue;
    const cost = missing === null ? lastOf(hand, a) + lastOf(hand, b) : JOKER_COST;
    if (cost >= least) continue;
    least = cost;
    best = threeOf(card, a, b, missing);
  }
  return best;
}

function lastOf(hand: ArrayLike<number>, card: Card): number {
  return hand[card] === 1 ? 1 : 0;
}
