/** P-3 by brute force: whether any rest of the turn exists at all, by trying every one. */
import type { Card, Seat } from '@mazzo/kernel';
import { cardsIn, grown, joker, listed, replaceable } from './judge-melds.fixture.ts';
import type { Listed } from './judge-melds.fixture.ts';
import { verdictOn } from './judge.fixture.ts';
import type { Meld } from './melds.ts';
import type { Finish, State } from './types.ts';

type Counts = readonly number[];

/** The state as it would be if this seat took the pozzo from here up. */
export function afterTaking(state: State, seat: Seat, from: number): State {
  const taken = state.pozzo.slice(from);
  const hands = state.hands.map((bag, at) => {
    if (at !== seat) return bag;
    return { ...bag, cards: bag.cards.map((n, card) => n + countOf(taken, card)) };
  });
  const owed = state.options.pozzo === 'whole' ? taken.at(-1)! : taken[0]!;
  const phase = { kind: 'meld', drawn: null, owed } as const;
  return { ...state, hands, pozzo: state.pozzo.slice(0, from), phase };
}

/** A legal rest of the turn, or null if there is none. Only for small hands and tables. */
export function anyFinish(state: State, seat: Seat): Finish | null {
  const own = state.melds[seat]!;
  const hand = state.hands[seat]!.cards;
  const rearranged = state.options.earlierMelds === 'rearranged';
  for (const replacements of everyReplacement(state.melds[1 - seat]!, hand)) {
    let free = less(
      hand,
      replacements.map(({ card }) => card),
    )!;
    free = more(
      free,
      replacements.map(() => joker),
    );
    // Whatever may be rearranged may as well be taken up and laid anew.
    if (rearranged) free = more(free, own.flatMap(cardsIn));
    const gone = own.map((_, meld) => ({ meld, to: null }));
    // A joker may leave any of them for any other.
    const freed = own.flatMap(cardsIn).filter((card) => card === joker);
    const tables = rearranged ? [{ changes: gone, free }] : everyGrowth(own, more(free, freed));
    for (const { changes, free: rest } of tables) {
      for (const { melds, free: left } of everyLay(listed, rest)) {
        const discard = left.findIndex((n) => n > 0);
        const finish: Finish = { type: 'finish', melds, changes, replacements, discard };
        if (discard >= 0 && verdictOn(state, seat, finish) === 'fine') return finish;
      }
    }
  }
  return null;
}

function* everyReplacement(
  theirs: readonly Meld[],
  hand: Counts,
): Generator<Finish['replacements']> {
  const [meld, ...others] = theirs;
  if (meld === undefined) return yield [];
  for (const rest of everyReplacement(others, hand)) {
    const later = rest.map((replacement) => ({ ...replacement, meld: replacement.meld + 1 }));
    yield later;
    for (const card of replaceable(meld)) {
      const all = [{ meld: 0, card }, ...later];
      if (
        less(
          hand,
          all.map((replacement) => replacement.card),
        ) !== null
      )
        yield all;
    }
  }
}

interface Grown {
  readonly changes: Finish['changes'];
  readonly free: Counts;
}

/** Own jokers are free as cards of the hand; the judge sees that none is laid twice, and all are. */
function* everyGrowth(own: readonly Meld[], free: Counts, from = 0): Generator<Grown> {
  const meld = own[from];
  if (meld === undefined) return yield { changes: [], free };
  yield* everyGrowth(own, free, from + 1);
  const before = cardsIn(meld);
  const withIt = more(
    free,
    before.filter((card) => card !== joker),
  );
  for (const { meld: to, cards } of listed) {
    if (cards.length < before.length || !holds(withIt, cards) || grown(meld, to) === null) continue;
    const rest = less(withIt, cards)!;
    for (const later of everyGrowth(own, rest, from + 1)) {
      yield { changes: [{ meld: from, to }, ...later.changes], free: later.free };
    }
  }
}

interface Lay {
  readonly melds: Meld[];
  readonly free: Counts;
}

function* everyLay(candidates: readonly Listed[], free: Counts): Generator<Lay> {
  yield { melds: [], free };
  const possible = candidates.filter(({ cards }) => holds(free, cards));
  for (const [i, { meld, cards }] of possible.entries()) {
    for (const later of everyLay(possible.slice(i), less(free, cards)!)) {
      yield { melds: [meld, ...later.melds], free: later.free };
    }
  }
}

/** Nearly always the first card tells. */
function holds(free: Counts, cards: readonly Card[]): boolean {
  return cards.every((card) => free[card]! > 0) && less(free, cards) !== null;
}

function less(counts: Counts, taken: readonly Card[]): number[] | null {
  const rest = [...counts];
  for (const card of taken) rest[card]! -= 1;
  return rest.some((n) => n < 0) ? null : rest;
}

function more(counts: Counts, added: readonly Card[]): number[] {
  return counts.map((n, card) => n + countOf(added, card));
}

function countOf(list: readonly Card[], card: Card): number {
  return list.filter((other) => other === card).length;
}
