/**
 * What a seat keeps in mind beside its view, which holds every card it has seen: what the others' play
 * says about the cards that they have seen and it has not, and what it has forgotten itself.
 */
import type { Chance, Manner, Seat } from '@mazzo/kernel';
import { ranks, valueOf } from '../cards.ts';
import type { Rank } from '../cards.ts';
import { has, slotsWithCards } from '../table.ts';
import type { Event, State } from '../types.ts';

export interface Memory {
  /** For each place: ranks that its owner, who has seen it, would hardly have kept there, as a mask. */
  ruledOut: number[][];
  /** For each seat: the places of its own row that it knew when the last card was drawn, as a mask. */
  known: number[];
  /** For each row: places that this seat has seen and forgotten, as a mask. */
  forgotten: number[];
  /** How many turns the round has had. */
  turns: number;
  /** Where this seat put the card of its turn. */
  placed: number | null;
}

export function remember(blank: State): Memory {
  const rows = blank.hands.map(() => 0);
  return {
    ruledOut: blank.hands.map(() => []),
    known: rows.slice(),
    forgotten: rows.slice(),
    turns: 0,
    placed: null,
  };
}

/** By how much a card must beat one's own before it is worth a swap. */
const SWAP_GAIN = 2;

export function note(memory: Memory, event: Event, view: State, seat: Seat): void {
  switch (event.type) {
    case 'roundBegan':
      return void Object.assign(memory, remember(view));
    case 'turnBegan':
      memory.turns++;
      return;
    case 'drew':
      memory.placed = null;
      memory.known = view.hands.map((_, owner) => knownToOwner(view, owner));
      return;
    case 'discarded':
    case 'played':
      return keeps(memory, event.seat, valueOf(event.card) + SWAP_GAIN);
    case 'swapped':
      if (event.seat === seat) memory.placed = event.slot;
      if (has(memory.known[event.seat]!, event.slot)) {
        keeps(memory, event.seat, valueOf(event.out) + 1);
      }
      return clear(memory, event.seat, event.slot);
    case 'passed':
      return ruleOut(memory, event.seat, knownToOwner(view, event.seat), view.ranks & TOSSED);
    case 'tossedIn':
    case 'namedRight':
    case 'namedWrong':
    case 'missed':
      return clear(memory, event.seat, event.slot);
    case 'looked':
      if (event.by === seat) memory.forgotten[event.seat]! &= ~(1 << event.slot);
      return;
    case 'cardsSwapped':
      return followSwap(memory, event);
    default:
      return;
  }
}

/** What is tossed in whenever it can be: all that is worth a point or more. */
const TOSSED = ranks.reduce((mask, _, rank) => (worth(rank) > 0 ? mask | (1 << rank) : mask), 0);

function worth(rank: Rank): number {
  return valueOf(rank << 2);
}

const above = Array.from({ length: 14 }, (_, value) =>
  ranks.reduce((mask, _rank, rank) => (worth(rank) > value ? mask | (1 << rank) : mask), 0),
);

/** This seat let a card go that was worth so much: what it knew of its own is hardly worth more. */
function keeps(memory: Memory, seat: Seat, most: number): void {
  if (most >= above.length) return;
  ruleOut(memory, seat, memory.known[seat]!, above[Math.max(0, most)]!);
}

function ruleOut(memory: Memory, seat: Seat, places: number, mask: number): void {
  const row = memory.ruledOut[seat]!;
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const slot = 31 - Math.clz32(rest & -rest);
    row[slot] = (row[slot] ?? 0) | mask;
  }
}

function clear(memory: Memory, seat: Seat, slot: number): void {
  memory.ruledOut[seat]![slot] = 0;
  memory.forgotten[seat]! &= ~(1 << slot);
}

function followSwap(memory: Memory, event: Extract<Event, { type: 'cardsSwapped' }>): void {
  const { seat, slot, other, otherSlot } = event;
  const here = memory.ruledOut[seat]![slot] ?? 0;
  memory.ruledOut[seat]![slot] = memory.ruledOut[other]![otherSlot] ?? 0;
  memory.ruledOut[other]![otherSlot] = here;
  const lost = has(memory.forgotten[seat]!, slot);
  setBit(memory.forgotten, seat, slot, has(memory.forgotten[other]!, otherSlot));
  setBit(memory.forgotten, other, otherSlot, lost);
}

function setBit(masks: number[], seat: Seat, slot: number, on: boolean): void {
  masks[seat] = on ? masks[seat]! | (1 << slot) : masks[seat]! & ~(1 << slot);
}

/** Once a turn: of every card seen and not just put down, perhaps nothing is left. */
export function forget(
  memory: Memory,
  view: State,
  seat: Seat,
  { forgets }: Manner,
  chance: Chance,
): void {
  if (view.phase.kind !== 'start') return;
  for (const [owner, row] of view.seen.entries()) {
    for (let slot = 0; slot < Math.min(row.length, MOST_NOTED); slot++) {
      if (has(row[slot]!, seat) && chance.below(1000) < forgets * LOST_A_TURN) {
        setBit(memory.forgotten, owner, slot, true);
      }
    }
  }
}

/** Of 1,000 cards, how many somebody forgets from one turn to the next who forgets all they can. */
const LOST_A_TURN = 120;

function knownToOwner(view: State, seat: Seat): number {
  let mask = 0;
  for (const slot of slotsWithCards(view, seat)) {
    if (slot < MOST_NOTED && has(view.seen[seat]![slot]!, seat)) mask |= 1 << slot;
  }
  return mask;
}

/** Places further right are not kept in mind: masks end there, and no sensible row gets so long. */
const MOST_NOTED = 30;
