/** Cards and melds as they are typed at a Pinnacola table: `7h`, `5-9h`, `7cdh`, `joker=4h`, `2`, `a1`. */
import { cardOf, cardsOf, JOKER, rankOf, ranks, suitOf } from '@mazzo/games/pinnacola';
import type { Meld, Ref, State } from '@mazzo/games/pinnacola';
import type { Card, Seat } from '@mazzo/kernel';
import type { CliText } from '../text/text.ts';
import type { Stage } from './table.ts';

/** Some cards, and what a joker among them is said to stand for. */
export interface Typed {
  readonly cards: readonly Card[];
  readonly jokerAs: Card | null;
}

export function keyOfCard(card: Card, { pinnacola: { keys } }: CliText): string {
  if (card === JOKER) return keys.joker[0];
  return ranks[rankOf(card)]!.toLowerCase() + keys.suits[suitOf(card)]![0];
}

/** Null if the word names no cards. */
export function readCards(word: string, text: CliText): Typed | null {
  const [name, as, ...more] = word.split('=');
  const { joker } = text.pinnacola.keys;
  if (!joker.includes(name!)) {
    const cards = as === undefined ? naturals(word, text) : null;
    return cards === null ? null : { cards, jokerAs: null };
  }
  if (as === undefined) return { cards: [JOKER], jokerAs: null };
  const stands = more.length === 0 ? naturals(as, text) : null;
  return stands?.length === 1 ? { cards: [JOKER], jokerAs: stands[0]! } : null;
}

/** A rank and its suits, or two ranks, what is between them, and a suit. */
function naturals(word: string, text: CliText): Card[] | null {
  // The suit may be said twice: `5h-7h`.
  const once = word.replace(/^(10|.)(\D)([-–](?:10|.)\2)$/u, '$1$3');
  const [, first, last, letters] = /^(10|[^-])(?:[-–](10|[^-]))?(.+)$/u.exec(once) ?? [];
  if (first === undefined || letters === undefined) return null;
  const rank = rankNamed(first, text);
  const suits = letters.split('').map((letter) => suitNamed(letter, text));
  if (rank < 0 || suits.includes(-1)) return null;
  if (last === undefined) return suits.map((suit) => cardOf(suit, rank));
  const to = rankNamed(last, text);
  // A run ends with the ace as it begins with it.
  const end = to === 0 ? ranks.length : to;
  if (to < 0 || suits.length > 1 || end <= rank) return null;
  return Array.from({ length: end - rank + 1 }, (_, n) =>
    cardOf(suits[0]!, (rank + n) % ranks.length),
  );
}

function rankNamed(word: string, { pinnacola: { keys } }: CliText): number {
  return ranks.findIndex(
    (name) => name.toLowerCase() === word || keys.ranks[name]?.includes(word) === true,
  );
}

function suitNamed(letter: string, { pinnacola: { keys } }: CliText): number {
  return keys.suits.findIndex((names) => names.includes(letter));
}

/** What a joker stands for where that is settled: in a run. */
export function jokerAs(meld: Meld): Card | null {
  if (meld.kind !== 'run' || meld.joker === null) return null;
  return cardOf(meld.suit, meld.joker % ranks.length);
}

/** The first of `cards` that `hand` does not hold so often. */
export function firstMissing(hand: readonly number[], cards: readonly Card[]): Card | null {
  const left = hand.slice();
  for (const card of cards) if (--left[card]! < 0) return card;
  return null;
}

/** What a meld has that another has not. */
export function without(meld: Meld, less: Meld): Card[] {
  const left = cardsOf(less);
  return cardsOf(meld).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Own melds have numbers, those laid now go on counting; others' have an initial before it. */
export function keyOfMeld(at: Ref, view: State, seat: Seat, { to }: Stage): string {
  if (at.of === 'theirs') return `${initialOf(1 - seat, { to })}${at.meld + 1}`;
  return String(at.meld + 1 + (at.of === 'laid' ? view.melds[seat]!.length : 0));
}

export function initialOf(seat: Seat, { to }: Pick<Stage, 'to'>): string {
  return to.name(seat).charAt(0).toLowerCase();
}

/** Where the meld of that name lies or would lie; null if the word names none. */
export function readMeld(word: string, view: State, seat: Seat, { to }: Stage): Ref | null {
  const [, letters, digits] = /^([^\d]*)(\d{1,3})$/u.exec(word) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const meld = Number(digits) - 1;
  if (letters !== '') {
    const other = to.name(1 - seat).toLowerCase();
    return other.startsWith(letters) ? { of: 'theirs', meld } : null;
  }
  const earlier = view.melds[seat]!.length;
  return meld < earlier ? { of: 'own', meld } : { of: 'laid', meld: meld - earlier };
}

/** From the bottom to the top; numbered where any card may be taken (P-3). */
export function pozzoCards({ pozzo, options }: State, { words }: Stage): string[] {
  const numbered = options.pozzo === 'fromAnyCard';
  return pozzo.map((card, n) => (numbered ? `${n + 1}·${words.card(card)}` : words.card(card)));
}
