/** Cards and melds as they are typed at a Pinnacola table: `7h`, `5-9h`, `7cdh`, `5h6h7h`, `joker=4h`, `2`, `a1`. */
import { cardOf, JOKER, rankOf, ranks, suitOf } from '@mazzo/games/pinnacola';
import type { Ref, State } from '@mazzo/games/pinnacola';
import type { Card, Seat } from '@mazzo/kernel';
import type { PinnacolaReader, PinnacolaWords } from './text/text.ts';

/** Some cards, and what a joker among them is said to stand for. */
export interface Typed {
  readonly cards: readonly Card[];
  readonly jokerAs: Card | null;
}

export function keyOfCard(card: Card, { keys }: PinnacolaWords): string {
  if (card === JOKER) return keys.joker[0];
  return ranks[rankOf(card)]!.toLowerCase() + keys.suits[suitOf(card)]![0];
}

/** Null if the word names no cards. */
export function readCards(word: string, own: PinnacolaWords): Typed | null {
  const [name, as, ...more] = word.split('=');
  const { joker } = own.keys;
  if (!joker.includes(name!)) {
    const cards = as === undefined ? several(word, own) : null;
    return cards === null ? null : { cards, jokerAs: null };
  }
  if (as === undefined) return { cards: [JOKER], jokerAs: null };
  const stands = more.length === 0 ? naturals(as, own) : null;
  return stands?.length === 1 ? { cards: [JOKER], jokerAs: stands[0]! } : null;
}

/** In Italian a letter may name a rank and a suit: a suit named twice was rather meant for a rank. */
function several(word: string, own: PinnacolaWords): Card[] | null {
  const cards = naturals(word, own);
  const isPlain = cards !== null && new Set(cards).size === cards.length;
  return isPlain ? cards : (unspaced(word, own) ?? cards);
}

/** A rank and its suits, or two ranks, what is between them, and a suit. */
function naturals(word: string, own: PinnacolaWords): Card[] | null {
  const range = rangeNamed(word, own);
  if (range !== null) return cardsBetween(range);
  const [, first, letters] = /^(10|[^-])(.+)$/u.exec(word) ?? [];
  if (first === undefined || letters === undefined) return null;
  const rank = rankNamed(first, own);
  const suits = suitsNamed(letters, own);
  return rank < 0 || suits.includes(-1) ? null : suits.map((suit) => cardOf(suit, rank));
}

/** `4s5s6s`: each a rank and a suit, or a joker. */
function unspaced(word: string, own: PinnacolaWords): Card[] | null {
  const joker = own.keys.joker.find((name) => word.startsWith(name));
  const name = joker ?? word.slice(0, word.startsWith('10') ? 3 : 2);
  const first = joker === undefined ? naturals(name, own) : [JOKER];
  const rest = word.slice(name.length);
  if (first === null || rest === '') return first;
  const others = unspaced(rest, own);
  return others === null ? null : [...first, ...others];
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly suits: readonly number[];
}

/** Two ranks with a dash, whether or not a run leads from one to the other; the suit may be said twice. */
function rangeNamed(word: string, own: PinnacolaWords): Range | null {
  const [, first = '', early = '', last = '', letters = ''] =
    /^(10|[^-–])([^-–]?)[-–](10|[^-–])(.+)$/u.exec(word) ?? [];
  const [from, to] = [rankNamed(first, own), rankNamed(last, own)];
  const suits = [...new Set(suitsNamed(early + letters, own))];
  if (from < 0 || to < 0 || suits.includes(-1)) return null;
  // A run ends with the ace as it begins with it.
  return { from, to: to === 0 ? ranks.length : to, suits };
}

function cardsBetween({ from, to, suits: [suit, ...others] }: Range): Card[] | null {
  if (suit === undefined || others.length > 0 || to <= from) return null;
  return Array.from({ length: to - from + 1 }, (_, n) => cardOf(suit, (from + n) % ranks.length));
}

/** `k-2s`, `5h-7s`: meant for cards in a row, and no run has them. */
export function isBrokenRange(word: string, own: PinnacolaWords): boolean {
  const range = rangeNamed(word, own);
  return range !== null && cardsBetween(range) === null;
}

function rankNamed(word: string, { keys }: PinnacolaWords): number {
  return ranks.findIndex(
    (name) => name.toLowerCase() === word || keys.ranks[name]?.includes(word) === true,
  );
}

/** −1 for a letter that names none. */
function suitsNamed(letters: string, { keys }: PinnacolaWords): number[] {
  return letters.split('').map((letter) => keys.suits.findIndex((names) => names.includes(letter)));
}

/** The first of `cards` that `hand` does not hold so often. */
export function firstMissing(hand: readonly number[], cards: readonly Card[]): Card | null {
  const left = hand.slice();
  for (const card of cards) if (--left[card]! < 0) return card;
  return null;
}

/** Own melds have numbers, those laid now go on counting; others' have an initial before it. */
export function keyOfMeld(at: Ref, view: State, seat: Seat, { to }: PinnacolaReader): string {
  if (at.of === 'theirs') return `${initialOf(1 - seat, { to })}${at.meld + 1}`;
  return String(at.meld + 1 + (at.of === 'laid' ? view.melds[seat]!.length : 0));
}

export function initialOf(seat: Seat, { to }: Pick<PinnacolaReader, 'to'>): string {
  return to.name(seat).charAt(0).toLowerCase();
}

/** Where the meld of that name lies or would lie; null if the word names none. */
export function readMeld(
  word: string,
  view: State,
  seat: Seat,
  { to }: PinnacolaReader,
): Ref | null {
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
export function pozzoCards({ pozzo, options }: State, { words }: PinnacolaReader): string[] {
  const numbered = options.pozzo === 'fromAnyCard';
  return pozzo.map((card, n) => (numbered ? `${n + 1}·${words.card(card)}` : words.card(card)));
}
