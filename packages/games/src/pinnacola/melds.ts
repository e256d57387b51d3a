/** What a meld is, what may become of it, and what it is worth (P-5 … P-9). */
import { whole } from '@mazzo/kernel';
import type { Card } from '@mazzo/kernel';
import * as v from 'valibot';
import {
  ACE,
  cardAt,
  cardOf,
  HIGH_ACE,
  JOKER,
  pointsOf,
  RANKS,
  rankOf,
  suitOf,
  SUITS,
} from './cards.ts';
import type { Position, Rank, Suit } from './cards.ts';
import type { Options } from './options.ts';

const position = whole(0, HIGH_ACE);

/**
 * A meld by what it shows, not card by card: a run around the corner, a fifth card of a set or a
 * second joker cannot even be said.
 */
export const meldSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('run'),
    suit: whole(0, SUITS - 1),
    from: position,
    to: position,
    /** The place that a joker fills (P-6). */
    joker: v.nullable(position),
  }),
  v.strictObject({
    kind: v.literal('set'),
    rank: whole(0, RANKS - 1),
    /** The suits of its natural cards, as a mask. */
    suits: whole(0, (1 << SUITS) - 1),
    /** It stands for any missing suit until a card settles it (P-6). */
    joker: v.boolean(),
  }),
  /** Four at once (P-6). */
  v.strictObject({ kind: v.literal('jokers') }),
]);
export type Meld = v.InferOutput<typeof meldSchema>;
export type Run = Extract<Meld, { kind: 'run' }>;
export type CardSet = Extract<Meld, { kind: 'set' }>;

export const SHORTEST = 3;
/** P-7 */
export const PINNACOLA = 7;
export const POKER = 4;
const ALL_SUITS = (1 << SUITS) - 1;

export const pokerOfJokers: Meld = Object.freeze({ kind: 'jokers' });

export function isMeld(meld: Meld): boolean {
  switch (meld.kind) {
    case 'run':
      return (
        lengthOf(meld) >= SHORTEST &&
        (meld.joker === null || (meld.joker >= meld.from && meld.joker <= meld.to))
      );
    case 'set':
      return sizeOf(meld) >= SHORTEST && sizeOf(meld) <= POKER;
    case 'jokers':
      return true;
  }
}

function lengthOf(run: Run): number {
  return run.to - run.from + 1;
}

const suitCounts = Array.from({ length: ALL_SUITS + 1 }, (_, mask) => countBits(mask));

function countBits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + countBits(mask >> 1);
}

/** How many suits a mask names. */
export function suitsIn(mask: number): number {
  return suitCounts[mask]!;
}

function sizeOf(set: CardSet): number {
  return suitsIn(set.suits) + (set.joker ? 1 : 0);
}

/** Its cards, in the order in which they lie. */
export function cardsOf(meld: Meld): Card[] {
  switch (meld.kind) {
    case 'run': {
      const cards: Card[] = [];
      for (let at = meld.from; at <= meld.to; at++) {
        cards.push(at === meld.joker ? JOKER : cardAt(meld.suit, at));
      }
      return cards;
    }
    case 'set': {
      const cards: Card[] = [];
      for (let suit = 0; suit < SUITS; suit++) {
        if ((meld.suits >> suit) & 1) cards.push(cardOf(suit, meld.rank));
      }
      if (meld.joker) cards.push(JOKER);
      return cards;
    }
    case 'jokers':
      return [JOKER, JOKER, JOKER, JOKER];
  }
}

/** P-6, P-10: the cards that may take the joker's place; none from a Poker of Jokers. */
export function standIns(meld: Meld): Card[] {
  switch (meld.kind) {
    case 'run':
      return meld.joker === null ? [] : [cardAt(meld.suit, meld.joker)];
    case 'set':
      return meld.joker ? cardsOf({ ...meld, suits: ALL_SUITS & ~meld.suits, joker: false }) : [];
    case 'jokers':
      return [];
  }
}

/** The meld with its joker's place taken by one of its `standIns`. */
export function withoutJoker(meld: Meld, card: Card): Meld {
  switch (meld.kind) {
    case 'run':
      return { ...meld, joker: null };
    case 'set':
      return { ...meld, suits: meld.suits | (1 << suitOf(card)), joker: false };
    case 'jokers':
      return meld;
  }
}

/** What became of a meld: the card that took the joker's place, if one did. */
export interface Growth {
  readonly replaced: Card | null;
}

/**
 * Whether one meld is another grown (P-11): every natural card still in its place, a joker where it
 * was (P-6) or replaced by the card it stood for (P-10). Null if it is something else.
 */
export function growth(before: Meld, after: Meld): Growth | null {
  if (before.kind === 'run' && after.kind === 'run') return runGrowth(before, after);
  if (before.kind === 'set' && after.kind === 'set') return setGrowth(before, after);
  return before.kind === 'jokers' && after.kind === 'jokers' ? { replaced: null } : null;
}

function runGrowth(before: Run, after: Run): Growth | null {
  if (before.suit !== after.suit || after.from > before.from || after.to < before.to) return null;
  if (before.joker !== null) {
    const kept = after.joker === before.joker;
    if (!kept && liesIn(before, after.joker)) return null;
    return { replaced: kept ? null : cardAt(before.suit, before.joker) };
  }
  return liesIn(before, after.joker) ? null : { replaced: null };
}

function liesIn(run: Run, joker: Position | null): boolean {
  return joker !== null && joker >= run.from && joker <= run.to;
}

/**
 * A set of two and a joker that has become three and a joker has had its fourth card added: its own
 * joker need not have moved.
 */
function setGrowth(before: CardSet, after: CardSet): Growth | null {
  if (before.rank !== after.rank || (before.suits & ~after.suits) !== 0) return null;
  if (!before.joker || after.joker) return { replaced: null };
  const added = after.suits & ~before.suits;
  return added === 0 ? null : { replaced: firstCard(after.rank, added) };
}

function firstCard(rank: Rank, suits: number): Card {
  return cardOf(suitsIn((suits & -suits) - 1), rank);
}

/** P-7, P-8: judged as the table's option wants it. */
export function isPinnacola(meld: Meld, options: Options): boolean {
  return (
    meld.kind === 'run' && lengthOf(meld) >= PINNACOLA && isHonoured(meld.joker !== null, options)
  );
}

export function isPinnacolone(meld: Meld, options: Options): boolean {
  return (
    meld.kind === 'run' &&
    meld.from === ACE &&
    meld.to >= HIGH_ACE - 1 &&
    isHonoured(meld.joker !== null, options)
  );
}

export function isPoker(meld: Meld, options: Options): boolean {
  if (meld.kind === 'jokers') return true;
  return meld.kind === 'set' && sizeOf(meld) === POKER && isHonoured(meld.joker, options);
}

/** P-7: under `clean` a joker costs the bonus. */
function isHonoured(joker: boolean, options: Options): boolean {
  return !joker || options.jokers === 'allowed';
}

export interface Worth {
  /** The points of its cards, as far as they count. */
  readonly cards: number;
  readonly bonus: number;
}

/** P-9 */
export const PINNACOLONE_BONUS = 600;
const JOKERS_BONUS = 600;

/** P-9 */
export function worthOf(meld: Meld, options: Options): Worth {
  const cards = facePoints(meld);
  const bonus = bonusOf(meld, cards, options);
  if (bonus === 0 || options.bonuses === 'add') return { cards, bonus };
  // Twice the cards of a Pinnacola are its cards and as much again.
  return isPinnacola(meld, options) && !isPinnacolone(meld, options)
    ? { cards, bonus }
    : { cards: 0, bonus };
}

function bonusOf(meld: Meld, cards: number, options: Options): number {
  if (meld.kind === 'jokers') return JOKERS_BONUS;
  if (meld.kind === 'set') return isPoker(meld, options) ? pokerBonus(meld.rank) : 0;
  if (isPinnacolone(meld, options)) return PINNACOLONE_BONUS;
  return isPinnacola(meld, options) ? cards : 0;
}

/** P-9 */
function pokerBonus(rank: Rank): number {
  if (rank === ACE) return 120;
  return pointsOf(rank) === 10 ? 80 : 40;
}

/** The points of its cards, a joker 25. */
function facePoints(meld: Meld): number {
  let sum = 0;
  for (const card of cardsOf(meld)) sum += pointsOf(card);
  return sum;
}

export function pointsOfMeld(meld: Meld, options: Options): number {
  const { cards, bonus } = worthOf(meld, options);
  return cards + bonus;
}

/** Every meld that exactly these cards can be: more than one where a joker may stand at either end. */
export function readings(cards: readonly Card[]): Meld[] {
  const naturals = cards.filter((card) => card !== JOKER);
  const jokers = cards.length - naturals.length;
  if (jokers === 4 && naturals.length === 0) return [pokerOfJokers];
  const [first] = naturals;
  if (jokers > 1 || first === undefined) return [];
  const found = naturals.every((card) => rankOf(card) === rankOf(first))
    ? setsOf(naturals, jokers === 1)
    : naturals.every((card) => suitOf(card) === suitOf(first))
      ? runsOf(suitOf(first), naturals.map(rankOf), jokers === 1)
      : [];
  return found.filter(isMeld);
}

function setsOf(naturals: readonly Card[], joker: boolean): Meld[] {
  let mask = 0;
  for (const card of naturals) mask |= 1 << suitOf(card);
  return suitsIn(mask) === naturals.length
    ? [{ kind: 'set', rank: rankOf(naturals[0]!), suits: mask, joker }]
    : [];
}

/** P-5: one ace is low or high, two are both. */
function runsOf(suit: Suit, naturals: readonly Rank[], joker: boolean): Meld[] {
  const others = naturals.filter((rank) => rank !== ACE);
  const aces = naturals.length - others.length;
  const ends = [[], [[ACE], [HIGH_ACE]], [[ACE, HIGH_ACE]]][aces] ?? [];
  const places = aces === 0 ? [others] : ends.map((end) => [...others, ...end]);
  return places.flatMap((taken) => runsThrough(suit, taken, joker));
}

function runsThrough(suit: Suit, taken: readonly Position[], joker: boolean): Meld[] {
  if (new Set(taken).size < taken.length) return [];
  const [from, to] = [Math.min(...taken), Math.max(...taken)];
  const missing: Position[] = [];
  for (let at = from; at <= to; at++) if (!taken.includes(at)) missing.push(at);
  if (missing.length > (joker ? 1 : 0)) return [];
  const run: Run = { kind: 'run', suit, from, to, joker: missing[0] ?? null };
  if (!joker || missing.length === 1) return [run];
  const below: Run = { ...run, from: from - 1, joker: from - 1 };
  const above: Run = { ...run, to: to + 1, joker: to + 1 };
  return [...(from > ACE ? [below] : []), ...(to < HIGH_ACE ? [above] : [])];
}
