/** What a seat makes of the table: what it knows, what it expects of the rest, and whose sum matters. */
import type { Seat } from '@mazzo/kernel';
import { KINDS, RANKS, rankOf, valueOf } from '../cards.ts';
import type { Rank } from '../cards.ts';
import { has } from '../table.ts';
import { GAP } from '../types.ts';
import type { State } from '../types.ts';
import type { Memory } from './memory.ts';

/** A card on the table, as one seat sees it. */
export interface Card {
  readonly seat: Seat;
  readonly slot: number;
  /** Null where this seat has not seen it. */
  readonly rank: Rank | null;
  readonly mean: number;
  readonly variance: number;
  readonly ownerKnows: boolean;
  readonly seenBy: number;
}

export interface Outlook {
  readonly view: State;
  readonly me: Seat;
  readonly memory: Memory;
  /** How many of each rank are unseen. */
  readonly pool: readonly number[];
  readonly rows: readonly (readonly Card[])[];
  /** All cards that may be touched (V-12). */
  readonly open: readonly Card[];
  /** What each row is expected to add up to. */
  readonly sums: readonly number[];
  /** What it is worth that a row's sum falls by one. */
  readonly weights: readonly number[];
  /** What it costs not to know a card of one's own: it can be neither declared nor tossed in. */
  readonly blindness: number;
  /** Values of actions, as they are asked for. */
  readonly actions: (number | undefined)[];
}

interface Spread {
  readonly mean: number;
  readonly variance: number;
}

/** What has been ruled out is so much less likely. */
export const HARDLY = 0.12;
/** The most of all that was tried to be worth: only what one knows can be declared or tossed in. */
const BLINDNESS = 7;
/** In the last round little can still be done with what one knows. */
const BLINDNESS_AT_LAST = 0.5;
/** What it is worth that all the others' sums are higher by one, each as far as it matters. */
const RIVALRY = 0.3;
/** How much higher a sum is that matters e times less. */
const RIVAL_SPAN = 4;
const TEAM_SPAN = 3;
/** By how much a turn lowers a sum. */
const TURN_GAIN = 4;

export function outlookOf(view: State, me: Seat, memory: Memory): Outlook {
  const pool = unseenRanks(view);
  const spreads = new Map<number, Spread>();
  const spread = (mask: number): Spread => {
    let known = spreads.get(mask);
    if (known === undefined) spreads.set(mask, (known = spreadOf(pool, mask)));
    return known;
  };
  const rows = view.hands.map((_, seat) => rowOf(view, me, memory, seat, spread));
  const sums = rows.map(sumOf);
  const open = openCards(rows, view.caller);
  const final = view.caller !== null;
  const weights = final ? teamWeights(view, sums) : rivalWeights(me, sums);
  const blindness = final ? BLINDNESS_AT_LAST : BLINDNESS;
  return { view, me, memory, pool, rows, open, sums, weights, blindness, actions: [] };
}

function sumOf(row: readonly Card[]): number {
  let sum = 0;
  for (const { mean } of row) sum += mean;
  return sum;
}

// A loop: this is asked for at every move in imagined worlds (ADR 5).
function openCards(rows: readonly (readonly Card[])[], caller: Seat | null): Card[] {
  const open: Card[] = [];
  for (let seat = 0; seat < rows.length; seat++) {
    if (seat !== caller) for (const card of rows[seat]!) open.push(card);
  }
  return open;
}

function rowOf(
  view: State,
  me: Seat,
  memory: Memory,
  seat: Seat,
  spread: (mask: number) => Spread,
): Card[] {
  const hand = view.hands[seat]!;
  const seen = view.seen[seat]!;
  const row: Card[] = [];
  for (let slot = 0; slot < hand.length; slot++) {
    if (hand[slot] === GAP) continue;
    const seenBy = seen[slot]!;
    const ownerKnows = has(seenBy, seat);
    if (has(seenBy, me) && !has(memory.forgotten[seat]!, slot)) {
      const card = hand[slot]!;
      row.push({
        seat,
        slot,
        rank: rankOf(card),
        mean: valueOf(card),
        variance: 0,
        ownerKnows,
        seenBy,
      });
      continue;
    }
    const { mean, variance } = spread(memory.ruledOut[seat]![slot] ?? 0);
    row.push({ seat, slot, rank: null, mean, variance, ownerKnows, seenBy });
  }
  return row;
}

/** By rank, of all shuffles. */
function unseenRanks(view: State): number[] {
  const pool = new Array<number>(RANKS).fill(0);
  for (const { unseen } of view.lots) {
    for (let card = 0; card < KINDS; card++) pool[rankOf(card)]! += unseen[card]!;
  }
  return pool;
}

function spreadOf(pool: readonly number[], ruledOut: number): Spread {
  let all = 0;
  let sum = 0;
  let squares = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const weight = pool[rank]! * (has(ruledOut, rank) ? HARDLY : 1);
    const value = valueOf(rank << 2);
    all += weight;
    sum += weight * value;
    squares += weight * value * value;
  }
  if (all === 0) return { mean: 5.5, variance: 12 };
  const mean = sum / all;
  return { mean, variance: squares / all - mean * mean };
}

/** Before the call: one's own sum counts, and, much less, that the lowest of the others is not too low. */
function rivalWeights(me: Seat, sums: readonly number[]): number[] {
  const shares = shareOut(
    sums.map((sum, seat) => (seat === me ? Infinity : sum)),
    RIVAL_SPAN,
  );
  return shares.map((share, seat) => (seat === me ? 1 : -RIVALRY * share));
}

/** V-12, V-13: the coalition wins together, by whoever of them is lowest. */
function teamWeights(view: State, sums: readonly number[]): number[] {
  const seats = sums.length;
  const caller = view.caller!;
  const toPlay = (seat: Seat) =>
    (seat - caller + seats) % seats >= (view.turn - caller + seats) % seats;
  const late = sums.map((sum, seat) => {
    if (seat === caller) return Infinity;
    return toPlay(seat) ? sum - TURN_GAIN : sum;
  });
  return shareOut(late, TEAM_SPAN);
}

/** Shares of 1, the greater the lower the sum. */
function shareOut(sums: readonly number[], span: number): number[] {
  const lowest = Math.min(...sums);
  const raw = sums.map((sum) => Math.exp((lowest - sum) / span));
  const all = raw.reduce((a, b) => a + b, 0);
  return raw.map((share) => share / all);
}

/** What a card costs whoever has it in their row. */
export function cost(outlook: Outlook, card: Card, owner: Seat = card.seat): number {
  return card.mean + (has(card.seenBy, owner) ? 0 : outlook.blindness);
}
