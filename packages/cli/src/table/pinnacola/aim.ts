/** The words of a typed step, read as cards and the meld they go to. */
import { drafted, JOKER } from '@mazzo/games/pinnacola';
import type { Draft, Move, Ref, State, Step } from '@mazzo/games/pinnacola';
import { refuse } from '@mazzo/kernel';
import type { Card, Rejection, Seat } from '@mazzo/kernel';
import { quoted } from '../../screen.ts';
import { initialOf, isBrokenRange, keyOfCard, readCards, readMeld } from './cards.ts';
import type { Typed } from './cards.ts';
import type { PinnacolaReader } from './text/text.ts';

/** Where a step is taken. */
export interface Place {
  readonly view: State;
  readonly seat: Seat;
  readonly draft: Draft;
  readonly reader: PinnacolaReader;
}

/** Why nothing was done. */
export type Answer =
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  | { readonly kind: 'said'; readonly words: string };

export interface Stepped {
  readonly kind: 'draft';
  readonly draft: Draft;
}

export type Meant =
  | { readonly kind: 'move'; readonly move: Move }
  | Stepped
  /** One of several steps. */
  | { readonly kind: 'choose'; readonly steps: readonly Step[] }
  | Answer;

export function said(words: string): Answer {
  return { kind: 'said', words };
}

export function refused(...of: Parameters<typeof refuse>): Answer {
  return refusedFor(refuse(...of));
}

export function refusedFor(rejection: Rejection): Answer {
  return { kind: 'refused', rejection };
}

/** Cards, and the meld they go to where one is named. */
export interface Aim extends Typed {
  readonly at: Ref | null;
}

/** Parts the cards from the meld they go to. */
export const TO = '>';

/**
 * The words read as cards and, at the end, a meld; or a sentence about the first that is neither. What
 * stands after the sign is meant for a meld, and without one the last word if `meld` says so.
 */
export function read(words: readonly string[], place: Place, { meld = false } = {}): Aim | Answer {
  const { view, seat, reader } = place;
  const named = words.filter((word) => word !== TO);
  const last = named.at(-1) ?? '';
  const at = readCards(last, reader.own) === null ? readMeld(last, view, seat, reader) : null;
  const sign = words.indexOf(TO);
  const cardsEnd = sign >= 0 ? sign : meld ? Math.max(1, named.length - 1) : named.length;
  const cards: Card[] = [];
  let stands: Card | null = null;
  for (const [n, word] of (at === null ? named : named.slice(0, -1)).entries()) {
    const typed = readCards(word, reader.own);
    if (typed === null) return said(n < cardsEnd ? noCard(word, place) : noMeld(word, place));
    cards.push(...typed.cards);
    stands ??= typed.jokerAs;
  }
  return { cards, jokerAs: stands, at };
}

export function isAnswer(read: Aim | Answer): read is Answer {
  return 'kind' in read;
}

function noCard(word: string, place: Place): string {
  const { own } = place.reader;
  const { mistakes } = own;
  return isBrokenRange(word, own)
    ? mistakes.noRange(quoted(word))
    : mistakes.notACard(quoted(word), exampleCard(place));
}

function noMeld(word: string, { seat, reader }: Place): string {
  const other = 1 - seat;
  const { mistakes } = reader.own;
  return mistakes.noMeldNamed(quoted(word), reader.to.name(other), initialOf(other, reader));
}

/** The lowest card in hand, for an example of how it is typed. */
export function exampleCard({ view, seat, draft, reader }: Place): string {
  const { hand } = drafted(view, seat, draft);
  const card = hand.findIndex((count) => count > 0);
  return keyOfCard(card < 0 ? JOKER : card, reader.own);
}
