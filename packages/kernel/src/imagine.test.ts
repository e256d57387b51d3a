import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bagSize, emptyBag, putInBag } from './bag.ts';
import { countKinds, hidden, hole } from './cards.ts';
import type { Card, Lot, Slot } from './cards.ts';
import { chanceFrom } from './chance.ts';
import { dealUnseen } from './imagine.ts';

const chance = () => chanceFrom('sfc32:imagine');

describe('dealing what is unseen', () => {
  test('a card that is known stays where it lies', () => {
    const deal = dealUnseen([{ back: 0, unseen: [3, 3] }], chance());
    expect([1, 0, 1].map((card) => deal.slot(card))).toEqual([1, 0, 1]);
  });

  test('every hole gets a card of its own lot, and all of them are dealt', () => {
    const lots: Lot[] = [
      { back: 0, unseen: [2, 1, 0, 0] },
      { back: 1, unseen: [0, 0, 0, 2] },
      { back: 0, unseen: [0, 0, 4, 0] },
    ];
    const deal = dealUnseen(lots, chance());
    const at = (lot: number, times: number): Card[] =>
      Array.from({ length: times }, () => deal.slot(hole(lots[lot]!.back, lot)));
    expect(countKinds(at(0, 3), 4)).toEqual([2, 1, 0, 0]);
    expect(at(2, 4)).toEqual([2, 2, 2, 2]);
    expect(at(1, 2)).toEqual([3, 3]);
    expect(lots[0]!.unseen).toEqual([2, 1, 0, 0]);
  });

  test('a bag’s holes are filled, each from its lot, beside what it held', () => {
    const deal = dealUnseen(
      [
        { back: 0, unseen: [1, 0, 0] },
        { back: 1, unseen: [0, 0, 2] },
      ],
      chance(),
    );
    const bag = emptyBag(3);
    for (const slot of [1, hole(1, 1), hole(0, 0), hole(1, 1)]) putInBag(bag, slot);
    deal.bag(bag);
    expect(bag).toEqual({ cards: [1, 1, 2], holes: [0, 0] });
  });

  test('more holes than cards, a lot that never was, or a hole of no lot is a mistake', () => {
    const deal = dealUnseen([{ back: 0, unseen: [1] }], chance());
    deal.slot(hole(0, 0));
    expect(() => deal.slot(hole(0, 0))).toThrow('lot 0 has more holes than unseen cards');
    expect(() => deal.slot(hole(0, 1))).toThrow('lot 1');
    expect(() => deal.slot(hidden(0))).toThrow('lot -1');
    const bag = emptyBag(1);
    putInBag(bag, hole(0, 0));
    expect(() => deal.bag(bag)).toThrow('lot 0');
  });

  test('each deal is as likely as any other', () => {
    const stream = chance();
    const times = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const deal = dealUnseen([{ back: 0, unseen: [1, 1, 1] }], stream);
      const bag = emptyBag(3);
      putInBag(bag, hole(0, 0));
      const first = deal.slot(hole(0, 0));
      deal.bag(bag);
      const order = `${first}${bag.cards.indexOf(1)}${deal.slot(hole(0, 0))}`;
      times.set(order, (times.get(order) ?? 0) + 1);
    }
    expect([...times.keys()].toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
    // 1,000 each; five standard deviations are 144.
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(144);
  });

  test('whatever lies where, as many of each kind come out as were unseen', () => {
    const kinds = 5;
    const card = fc.nat({ max: kinds - 1 });
    const lot = fc.array(fc.tuple(card, fc.constantFrom('slot', 'first bag', 'second bag')), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(lot, { maxLength: 4 }), fc.array(card), (cards, known) => {
        const lots = cards.map((of, n): Lot => ({
          back: n % 2,
          unseen: countKinds(
            of.map(([kind]) => kind),
            kinds,
          ),
        }));
        const bags = [emptyBag(kinds), emptyBag(kinds)];
        const slots: Slot[] = [...known];
        for (const [n, of] of cards.entries()) {
          for (const [, place] of of) {
            if (place === 'slot') slots.push(hole(n % 2, n));
            else putInBag(bags[place === 'first bag' ? 0 : 1]!, hole(n % 2, n));
          }
        }
        const sizes = bags.map(bagSize);
        const deal = dealUnseen(lots, chance());
        for (const bag of bags) deal.bag(bag);
        const dealt = countKinds(slots.map(deal.slot), kinds);
        for (const bag of bags) bag.cards.forEach((count, kind) => (dealt[kind]! += count));
        expect(dealt).toEqual(countKinds([...known, ...cards.flat().map(([kind]) => kind)], kinds));
        expect(bags.map(bagSize)).toEqual(sizes);
        expect(bags.every((bag) => bag.holes.every((n) => n === 0))).toBe(true);
      }),
      { numRuns: 300, seed: 2 },
    );
  });
});
