import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bagSize, cloneBag, emptyBag, putInBag, takeFromBag } from './bag.ts';
import type { Bag } from './bag.ts';
import { countKinds, hidden, hole, isHole } from './cards.ts';
import type { Card, CardTable, Lot, Slot } from './cards.ts';

/** Three red kinds and three blue ones. */
const table: CardTable = { names: ['1', '2', '3', 'a', 'b', 'c'], backs: [0, 0, 0, 1, 1, 1] };
const KINDS = table.names.length;
const RED = 0;
const BLUE = 1;

function bagOf(...slots: Slot[]): Bag {
  const bag = emptyBag(KINDS);
  for (const slot of slots) putInBag(bag, slot);
  return bag;
}

function lotsOf(reds: number[], blues: number[]): Lot[] {
  return [
    { back: RED, unseen: [...reds, 0, 0, 0] },
    { back: BLUE, unseen: [0, 0, 0, ...blues] },
  ];
}

describe('a bag', () => {
  test('counts kinds and holes and keeps no order', () => {
    const there = bagOf(0, 3, 0, hole(BLUE, 1), hole(BLUE, 1));
    const back = bagOf(hole(BLUE, 1), 0, hole(BLUE, 1), 0, 3);
    expect(there).toEqual({ cards: [2, 0, 0, 1, 0, 0], holes: [0, 2] });
    expect(JSON.stringify(there)).toBe(JSON.stringify(back));
    expect(bagSize(there)).toBe(5);
    expect(bagSize(emptyBag(KINDS))).toBe(0);
  });

  test('shares nothing with its clone', () => {
    const bag = bagOf(0, hole(RED, 0));
    const clone = cloneBag(bag);
    putInBag(clone, 0);
    putInBag(clone, hole(RED, 0));
    expect(bag).toEqual(bagOf(0, hole(RED, 0)));
  });

  test('in a full state gives what is named, and its lots stay as they were shuffled', () => {
    const lots = lotsOf([4, 4, 4], [3, 3, 3]);
    const bag = bagOf(3, 3, 4);
    expect(takeFromBag(bag, 3, lots, table)).toBe(3);
    expect(bag).toEqual(bagOf(3, 4));
    expect(lots).toEqual(lotsOf([4, 4, 4], [3, 3, 3]));
  });

  test('a named card that was certain leaves the holes alone', () => {
    const lots = lotsOf([], [1, 1, 1]);
    const bag = bagOf(3, hole(BLUE, 1));
    expect(takeFromBag(bag, 3, lots, table)).toBe(3);
    expect(bag).toEqual({ cards: [0, 0, 0, 0, 0, 0], holes: [0, 1] });
    expect(lots).toEqual(lotsOf([], [1, 1, 1]));
  });

  test('a named card that was not certain comes out of a hole with its back', () => {
    const lots = lotsOf([1, 1, 1], [1, 1, 1]);
    const bag = bagOf(3, hole(BLUE, 1), hole(RED, 0));
    expect(takeFromBag(bag, 4, lots, table)).toBe(4);
    expect(bag.cards).toEqual([0, 0, 0, 1, 0, 0]);
    expect(bag.holes).toEqual([1, 0]);
    expect(lots).toEqual(lotsOf([1, 1, 1], [1, 0, 1]));
  });

  test('a card unseen makes one of every kind of that back uncertain, and of no other', () => {
    const lots = lotsOf([0, 0, 0], [0, 0, 0]);
    const bag = bagOf(0, 1, 3, 3, 4);
    expect(takeFromBag(bag, hidden(BLUE), lots, table)).toBe(hole(BLUE, 1));
    expect(bag.cards).toEqual([1, 1, 0, 1, 0, 0]);
    expect(bag.holes).toEqual([0, 1]);
    expect(lots).toEqual(lotsOf([0, 0, 0], [1, 1, 0]));
  });

  test('only holes there: one of them leaves and nothing is forgotten', () => {
    const lots = lotsOf([0, 0, 0], [1, 2, 0]);
    const bag = bagOf(0, hole(BLUE, 1), hole(BLUE, 1));
    takeFromBag(bag, hidden(BLUE), lots, table);
    expect(bag).toEqual({ cards: [1, 0, 0, 0, 0, 0], holes: [0, 1] });
    expect(lots).toEqual(lotsOf([0, 0, 0], [1, 2, 0]));
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('after %i unseen each count is max(0, n − m)', (m) => {
    const counts = [4, 1, 2];
    const lots = lotsOf([0, 0, 0], [0, 0, 0]);
    const bag = bagOf(0, ...counts.flatMap((n, kind) => Array<number>(n).fill(3 + kind)));
    for (let n = 0; n < m; n++) takeFromBag(bag, hidden(BLUE), lots, table);
    expect(bag.cards).toEqual([1, 0, 0, ...counts.map((n) => Math.max(0, n - m))]);
    expect(bagSize(bag)).toBe(1 + 7 - m);
    expect(lots[1]!.unseen.slice(3)).toEqual(counts.map((n) => Math.min(n, m)));
  });

  test('takes from the shuffle that its holes came from', () => {
    const lots: Lot[] = [
      { back: BLUE, unseen: [0, 0, 0, 3, 0, 0] },
      { back: RED, unseen: [3, 0, 0, 0, 0, 0] },
      { back: BLUE, unseen: [0, 0, 0, 1, 2, 0] },
    ];
    const bag = bagOf(hole(BLUE, 2), hole(BLUE, 2));
    expect(takeFromBag(bag, 4, lots, table)).toBe(4);
    expect(takeFromBag(bag, hidden(BLUE), lots, table)).toBe(hole(BLUE, 2));
    expect(lots.map((lot) => lot.unseen)).toEqual([
      [0, 0, 0, 3, 0, 0],
      [3, 0, 0, 0, 0, 0],
      [0, 0, 0, 1, 1, 0],
    ]);
  });

  test('gives nothing that it does not hold', () => {
    const lots = () => lotsOf([4, 4, 4], [3, 3, 3]);
    expect(() => takeFromBag(bagOf(3), 4, lots(), table)).toThrow('no unseen card of lot 1');
    expect(() => takeFromBag(bagOf(0), hidden(BLUE), lots(), table)).toThrow('no unseen card');
    expect(() => takeFromBag(bagOf(3, hole(RED, 0)), 4, lots(), table)).toThrow('no unseen card');
    expect(() => takeFromBag(bagOf(hole(BLUE, 1)), 3, lotsOf([], [0, 1, 1]), table)).toThrow(
      'card 3',
    );
    expect(() => takeFromBag(bagOf(3), hidden(BLUE), [], table)).toThrow('back 1');
    expect(() => takeFromBag(bagOf(3), 99, lots(), table)).toThrow('back undefined');
  });
});

/**
 * Two hands and somebody who looks on, the slow way: what really lies in each hand as a list,
 * and of each kind how many the onlooker can be certain of.
 */
interface Naive {
  readonly hands: Card[][];
  readonly certain: number[][];
}

type Step =
  | { readonly kind: 'draw'; readonly hand: number; readonly back: number; readonly seen: boolean }
  | { readonly kind: 'give'; readonly hand: number; readonly pick: number; readonly seen: boolean }
  | { readonly kind: 'play'; readonly hand: number; readonly pick: number };

const hand = fc.nat({ max: 1 });
const pick = fc.nat();
const seen = fc.boolean();
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('draw' as const), hand, back: fc.nat({ max: 1 }), seen }),
  fc.record({ kind: fc.constant('give' as const), hand, pick, seen }),
  fc.record({ kind: fc.constant('play' as const), hand, pick }),
);
const deck = (kinds: readonly Card[]) =>
  fc.shuffledSubarray(
    kinds.flatMap((kind) => [kind, kind, kind]),
    { minLength: 9 },
  );

const wholePacks = () => lotsOf([3, 3, 3], [3, 3, 3]);
const emptyBags = () => [emptyBag(KINDS), emptyBag(KINDS)] as const;
const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0);

/** Both ways of keeping hands, side by side. */
function sideBySide(decks: readonly Card[][]) {
  const naive: Naive = { hands: [[], []], certain: emptyBags().map((bag) => bag.cards) };
  const [full, view] = [emptyBags(), emptyBags()];
  const [fullLots, viewLots] = [wholePacks(), wholePacks()];
  const pile: Card[] = [];

  function draw(to: number, back: number, shown: boolean): void {
    const card = decks[back]!.pop();
    if (card === undefined) return;
    if (shown) viewLots[back]!.unseen[card]! -= 1;
    arrive(to, card, shown ? card : hole(back, back));
  }

  function arrive(to: number, card: Card, slot: Slot): void {
    naive.hands[to]!.push(card);
    if (!isHole(slot)) naive.certain[to]![card]! += 1;
    putInBag(full[to]!, card);
    putInBag(view[to]!, slot);
  }

  function leave(from: number, card: Card, shown: boolean): Slot {
    const certain = naive.certain[from]!;
    for (const [kind, back] of table.backs.entries()) {
      const mayHaveGone = shown ? kind === card : back === table.backs[card];
      if (mayHaveGone) certain[kind] = Math.max(0, certain[kind]! - 1);
    }
    expect(takeFromBag(full[from]!, card, fullLots, table)).toBe(card);
    const told = shown ? card : hidden(table.backs[card]!);
    return takeFromBag(view[from]!, told, viewLots, table);
  }

  /** Whether a card left unseen. */
  function take(step: Step): boolean {
    if (step.kind === 'draw') {
      draw(step.hand, step.back, step.seen);
      return false;
    }
    const held = naive.hands[step.hand]!;
    if (held.length === 0) return false;
    const [card] = held.splice(step.pick % held.length, 1) as [Card];
    const shown = step.kind === 'play' || step.seen;
    const slot = leave(step.hand, card, shown);
    expect(isHole(slot)).toBe(!shown);
    if (step.kind === 'play') pile.push(card);
    else arrive(1 - step.hand, card, slot);
    return !shown;
  }

  function agree(): void {
    for (const [at, held] of naive.hands.entries()) {
      const { cards, holes } = view[at]!;
      expect(full[at]).toEqual({ cards: countKinds(held, KINDS), holes: [] });
      expect(cards).toEqual(naive.certain[at]);
      expect(cards.every((n, kind) => n <= full[at]!.cards[kind]!)).toBe(true);
      for (const back of [RED, BLUE]) {
        const certain = sum(cards.filter((_, kind) => table.backs[kind] === back));
        const there = held.filter((card) => table.backs[card] === back).length;
        expect(certain + (holes[back] ?? 0)).toBe(there);
      }
    }
  }

  /** Between bags and lots: every unseen card has one hole, every kind its number. */
  function conserve(): void {
    expect(fullLots).toEqual(wholePacks());
    for (const back of [RED, BLUE]) {
      const holes = sum(view.map((bag) => bag.holes[back] ?? 0)) + decks[back]!.length;
      expect(sum(viewLots[back]!.unseen)).toBe(holes);
    }
    const played = countKinds(pile, KINDS);
    for (const [kind, back] of table.backs.entries()) {
      const certain = sum(view.map((bag) => bag.cards[kind]!));
      expect(viewLots[back]!.unseen[kind]! + certain + played[kind]!).toBe(3);
    }
  }

  return { take, agree, conserve };
}

test('any bags agree with hands kept the slow way', () => {
  let unseen = 0;
  const steps = fc.array(step, { minLength: 25, maxLength: 40 });
  fc.assert(
    fc.property(deck([0, 1, 2]), deck([3, 4, 5]), steps, (reds, blues, all) => {
      const both = sideBySide([reds, blues]);
      for (const next of all) {
        if (both.take(next)) unseen++;
        both.agree();
        both.conserve();
      }
    }),
    { numRuns: 100, seed: 5 },
  );
  expect(unseen).toBeGreaterThan(200);
});
