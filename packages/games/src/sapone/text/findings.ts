/** A comparison (S-13, S-14) before it is put into words: what each step of it found. */
import type { Card, Seat } from '@mazzo/kernel';
import { kindsIn } from '../cards.ts';
import type { Category } from '../cards.ts';
import type { Contest, Step } from '../types.ts';

/** Seats that have the same. */
export interface Rank {
  readonly seats: readonly Seat[];
  readonly value: number;
}

/** How many each has, the most first. */
export interface Counted {
  readonly kind: 'counted';
  readonly by: 'items' | 'cards' | 'kinds';
  readonly of: number;
  readonly ranks: readonly Rank[];
}

/** S-14: the rarest kind that some have and others have not. */
export interface Rarer {
  readonly kind: 'rarer';
  readonly card: Card;
  /** Of what is left after cards have been taken away. */
  readonly left: boolean;
  readonly having: readonly Seat[];
  readonly lacking: readonly Seat[];
}

export type Finding =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'alone'; readonly seat: Seat }
  | Counted
  | Rarer
  | { readonly kind: 'sameKinds'; readonly cards: readonly Card[] }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] };

/** Where somebody wins, the last of them is what decided. */
export function findings({ category, steps, leaders }: Contest): Finding[] {
  const [first] = steps;
  if (first === undefined) return [{ kind: 'nobody' }];
  if (first.seats.length === 1) return [{ kind: 'alone', seat: first.seats[0]! }];
  const found = steps
    .filter((step) => matters(category, step))
    .flatMap((step) => findingsOf(category, step));
  return leaders.length === 1 ? found : [...found, { kind: 'tied', seats: leaders }];
}

/**
 * That all have none of something leads nowhere; and where the items and all larger cards are equal, the
 * smallest are too.
 */
function matters(category: Category, { by, of, values }: Step): boolean {
  if (by === 'cards' && of === kindsIn[category].at(-1)) return false;
  return values.some((value) => value > 0);
}

function findingsOf(category: Category, step: Step): Finding[] {
  const { by, of } = step;
  return by === 'rarity'
    ? byRarity(category, step)
    : [{ kind: 'counted', by, of, ranks: ranked(step) }];
}

function ranked({ seats, values }: Step): Rank[] {
  const different = [...new Set(values)].toSorted((a, b) => b - a);
  return different.map((value) => ({
    value,
    seats: seats.filter((_, n) => values[n] === value),
  }));
}

function byRarity(category: Category, { of, seats, values }: Step): Finding[] {
  const kinds = kindsIn[category];
  const holds = (seat: Seat, n: number) =>
    ((values[seats.indexOf(seat)]! >> (kinds.length - 1 - n)) & 1) === 1;
  const found: Finding[] = [];
  let among = seats;
  for (const [n, card] of kinds.entries()) {
    const having = among.filter((seat) => holds(seat, n));
    if (having.length === 0 || having.length === among.length) continue;
    const lacking = among.filter((seat) => !having.includes(seat));
    found.push({ kind: 'rarer', card, left: of > 0, having, lacking });
    among = having;
  }
  if (found.length > 0) return found;
  return [{ kind: 'sameKinds', cards: kinds.filter((_, n) => holds(seats[0]!, n)) }];
}
