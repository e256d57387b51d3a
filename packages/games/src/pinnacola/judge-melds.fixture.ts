/**
 * What a meld is and what it is worth, a second time and from the rules alone (P-5 … P-9): cards are
 * tried in every place, a joker is tried as every card. Slow and plain; it shares no code with melds.ts.
 */
import type { Card } from '@mazzo/kernel';
import { cards } from './cards.ts';
import type { Meld } from './melds.ts';
import type { Options } from './options.ts';

const SUITS = 'cdhs';
const ACE_HIGH = 14;

interface Face {
  readonly card: Card;
  readonly suit: number;
  /** 1 for the ace, 13 for the king. */
  readonly rank: number;
}

const faces: readonly Face[] = cards.names.flatMap((name, card) => {
  const said = /^(A|[2-9]|10|J|Q|K)([cdhs])$/.exec(name);
  if (said === null) return [];
  const pictures: Record<string, number> = { A: 1, J: 11, Q: 12, K: 13 };
  return { card, suit: SUITS.indexOf(said[2]!), rank: pictures[said[1]!] ?? Number(said[1]) };
});

export const joker: Card = cards.names.indexOf('joker');

const bySuitAndRank = new Map(faces.map(({ card, suit, rank }) => [100 * suit + rank, card]));

export function cardWith(suit: number, rank: number): Card {
  return bySuitAndRank.get(100 * suit + rank)!;
}

/** P-9: what a card counts in a meld, and against its holder. */
export function pointsOfCard(card: Card): number {
  if (card === joker) return 25;
  const { rank } = faces[card]!;
  if (rank === 1) return 15;
  return rank >= 6 ? 10 : 5;
}

/** One place of a meld that lies on the table. */
interface Place {
  /** Tells the places of a meld apart. */
  readonly at: string;
  /** The cards that belong here: one, or in a set whatever suit is missing. */
  readonly cards: readonly Card[];
  readonly joker: boolean;
}

/** The places of a meld, or null if it is none (P-5, P-6). */
export function placesOf(meld: Meld): Place[] | null {
  switch (meld.kind) {
    case 'run':
      return placesOfRun(meld.suit, meld.from + 1, meld.to + 1, meld.joker);
    case 'set':
      return placesOfSet(meld.rank + 1, suitsOf(meld.suits), meld.joker);
    case 'jokers':
      return [1, 2, 3, 4].map((n) => ({ at: `joker ${n}`, cards: [], joker: true }));
  }
}

function placesOfRun(suit: number, first: number, last: number, wild: number | null) {
  const places: Place[] = [];
  for (let at = first; at <= last; at++) {
    const rank = at === ACE_HIGH ? 1 : at;
    const isJoker = wild !== null && wild + 1 === at;
    places.push({ at: `${at}`, cards: [cardWith(suit, rank)], joker: isJoker });
  }
  const isThere = wild === null || places.some((place) => place.joker);
  return places.length >= 3 && isThere ? places : null;
}

function placesOfSet(rank: number, suits: readonly number[], wild: boolean): Place[] | null {
  const places: Place[] = suits.map((suit) => {
    return { at: SUITS[suit]!, cards: [cardWith(suit, rank)], joker: false };
  });
  const missing = [0, 1, 2, 3].filter((suit) => !suits.includes(suit));
  if (wild) {
    places.push({ at: '?', cards: missing.map((suit) => cardWith(suit, rank)), joker: true });
  }
  return places.length === 3 || places.length === 4 ? places : null;
}

export function suitsOf(mask: number): number[] {
  const bits = [1, 2, 4, 8];
  return [0, 1, 2, 3].filter((suit) => Math.floor(mask / bits[suit]!) % 2 === 1);
}

/** The cards that lie in a meld. */
export function cardsIn(meld: Meld): Card[] {
  return placesOf(meld)!.map((place) => (place.joker ? joker : place.cards[0]!));
}

/** The cards of which one could take the place of its joker (P-6, P-10). */
export function replaceable(meld: Meld): readonly Card[] {
  return placesOf(meld)!.find((place) => place.joker)?.cards ?? [];
}

/** Every meld that exactly these cards can be. */
export function meldsOf(held: readonly Card[]): Meld[] {
  const naturals = held.filter((card) => card !== joker).map((card) => faces[card]!);
  const jokers = held.length - naturals.length;
  if (jokers === 4 && held.length === 4) return [{ kind: 'jokers' }];
  if (held.length < 3 || jokers > 1) return [];
  const standIns = jokers === 1 ? faces : [null];
  const found = standIns.flatMap((standIn) => [
    ...runsOf(naturals, standIn),
    ...setsOf(naturals, standIn),
  ]);
  const byName = new Map(found.map((meld) => [JSON.stringify(meld), meld]));
  return [...byName.values()];
}

/** Every ace is tried low and high. */
function runsOf(naturals: readonly Face[], standIn: Face | null): Meld[] {
  const all = standIn === null ? naturals : [...naturals, standIn];
  const suit = all[0]!.suit;
  if (all.some((face) => face.suit !== suit)) return [];
  let lines: number[][] = [[]];
  for (const { rank } of all) {
    const places = rank === 1 ? [1, ACE_HIGH] : [rank];
    lines = lines.flatMap((line) => places.map((place) => [...line, place]));
  }
  return lines.flatMap((line) => {
    const sorted = line.toSorted((a, b) => a - b);
    if (sorted.some((place, i) => i > 0 && place !== sorted[i - 1]! + 1)) return [];
    const wild = standIn === null ? null : line.at(-1)! - 1;
    return { kind: 'run', suit, from: sorted[0]! - 1, to: sorted.at(-1)! - 1, joker: wild };
  });
}

function setsOf(naturals: readonly Face[], standIn: Face | null): Meld[] {
  const all = standIn === null ? naturals : [...naturals, standIn];
  const { rank } = all[0]!;
  const suits = new Set(all.map((face) => face.suit));
  const isSet = all.every((face) => face.rank === rank) && suits.size === all.length;
  if (!isSet || all.length > 4) return [];
  const mask = naturals.reduce((sum, face) => sum + [1, 2, 4, 8][face.suit]!, 0);
  return [{ kind: 'set', rank: rank - 1, suits: mask, joker: standIn !== null }];
}

/** P-11: the card that took the joker's place, if one did; null if this is no growth at all. */
export function grown(before: Meld, after: Meld): { readonly freed: boolean } | null {
  const old = placesOf(before);
  const now = placesOf(after);
  if (old === null || now === null || before.kind !== after.kind) return null;
  if (before.kind === 'jokers') return { freed: false };
  const stays = old
    .filter((place) => !place.joker)
    .every((place) => isNatural(now, place.cards[0]!, place.at));
  if (!stays) return null;
  const wild = old.find((place) => place.joker);
  if (wild === undefined) return { freed: false };
  if (before.kind === 'set')
    return now.some((place) => place.joker) ? { freed: false } : freedFromSet(old, now);
  if (now.some((place) => place.joker && place.at === wild.at)) return { freed: false };
  return isNatural(now, wild.cards[0]!, wild.at) ? { freed: true } : null;
}

function isNatural(places: readonly Place[], card: Card, at: string): boolean {
  return places.some((place) => place.at === at && !place.joker && place.cards[0] === card);
}

/** A natural card more than there were is what freed the joker. */
function freedFromSet(old: readonly Place[], now: readonly Place[]): { freed: boolean } | null {
  return now.length >= old.length ? { freed: true } : null;
}

type Scoring = Pick<Options, 'jokers' | 'bonuses'>;

/** P-7: a joker spoils it only where the table wants it clean. */
function counts(meld: Meld, options: Pick<Options, 'jokers'>): boolean {
  if (meld.kind === 'jokers') return true;
  return options.jokers === 'allowed' || !placesOf(meld)!.some((place) => place.joker);
}

/** P-7, P-8: for closing. */
export function isPinnacolaHere(meld: Meld, options: Pick<Options, 'jokers'>): boolean {
  return meld.kind === 'run' && placesOf(meld)!.length >= 7 && counts(meld, options);
}

export function isPinnacoloneHere(meld: Meld, options: Pick<Options, 'jokers'>): boolean {
  const ranks = new Set(placesOf(meld)!.map((place) => place.at));
  const everyRank = Array.from({ length: 13 }, (_, i) => `${i + 1}`);
  return meld.kind === 'run' && everyRank.every((at) => ranks.has(at)) && counts(meld, options);
}

export function isPokerHere(meld: Meld, options: Pick<Options, 'jokers'>): boolean {
  return meld.kind !== 'run' && placesOf(meld)!.length === 4 && counts(meld, options);
}

/** P-9 */
export function valueOf(meld: Meld, options: Scoring): { cards: number; total: number } {
  const points = cardsIn(meld).reduce((sum, card) => sum + pointsOfCard(card), 0);
  const figure = figureOf(meld, points, options);
  if (figure === 0) return { cards: points, total: points };
  if (options.bonuses === 'add') return { cards: points, total: points + figure };
  const isDoubled = isPinnacolaHere(meld, options) && !isPinnacoloneHere(meld, options);
  return { cards: points, total: isDoubled ? 2 * points : figure };
}

function figureOf(meld: Meld, points: number, options: Scoring): number {
  if (isPinnacoloneHere(meld, options)) return 600;
  if (isPinnacolaHere(meld, options)) return points;
  if (!isPokerHere(meld, options)) return 0;
  if (meld.kind !== 'set') return 600;
  if (meld.rank === 0) return 120;
  return meld.rank + 1 >= 6 ? 80 : 40;
}

/** Every meld there is. */
export const everyMeld: readonly Meld[] = [...shapes()].filter((meld) => placesOf(meld) !== null);

/** With its cards, for those who go through all of them again and again. */
export const listed = everyMeld.map((meld) => ({ meld, cards: cardsIn(meld) }));
export type Listed = (typeof listed)[number];

/** Everything that can be said of a meld, melds or not. */
export function* shapes(): Generator<Meld> {
  const places = Array.from({ length: ACE_HIGH }, (_, i) => i);
  for (const suit of [0, 1, 2, 3]) {
    for (const from of places) {
      for (const to of places) {
        for (const wild of [null, ...places]) yield { kind: 'run', suit, from, to, joker: wild };
      }
    }
  }
  for (let rank = 0; rank < 13; rank++) {
    for (let suits = 0; suits < 16; suits++) {
      for (const wild of [false, true]) yield { kind: 'set', rank, suits, joker: wild };
    }
  }
  yield { kind: 'jokers' };
}
