/** Whatever the laws try on a game is a move by its schema, and where it can be all of them, it is. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { whole } from '../schema.ts';
import { listMoves, mutateMove, sampleMove } from './moves.ts';
import { toy } from './toy/index.ts';

const small = v.variant('type', [
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({
    type: v.literal('bid'),
    amount: whole(2, 4),
    suit: v.picklist(['hearts', 'spades']),
  }),
  v.strictObject({ type: v.literal('name'), seat: v.nullable(whole(0, 1)), sure: v.literal(true) }),
]);

/** Too many to list: any number of cards. */
const long = v.variant('type', [
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({
    type: v.literal('lay'),
    cards: v.array(whole(0, 51)),
    to: v.nullable(whole(0, 7)),
    open: v.boolean(),
  }),
]);

/** One move type with this many moves. */
function wide(moves: number) {
  return v.variant('type', [v.strictObject({ type: v.literal('pick'), n: whole(1, moves) })]);
}

describe('listing', () => {
  test('leaves nothing out and repeats nothing', () => {
    expect(listMoves(small)).toEqual([
      { type: 'pass' },
      { type: 'bid', amount: 2, suit: 'hearts' },
      { type: 'bid', amount: 2, suit: 'spades' },
      { type: 'bid', amount: 3, suit: 'hearts' },
      { type: 'bid', amount: 3, suit: 'spades' },
      { type: 'bid', amount: 4, suit: 'hearts' },
      { type: 'bid', amount: 4, suit: 'spades' },
      { type: 'name', seat: null, sure: true },
      { type: 'name', seat: 0, sure: true },
      { type: 'name', seat: 1, sure: true },
    ]);
  });

  test('names every move of the toy game', () => {
    const moves = listMoves(toy.moves)!;
    // look 3, peek 4·3, swap (4·3)², trade 3, give 5·4, play 5
    expect(moves.length).toBe(3 + 12 + 144 + 3 + 20 + 5);
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
    for (const move of moves) expect(v.is(toy.moves, move)).toBe(true);
  });

  test('goes up to 5,000 moves', () => {
    expect(listMoves(wide(5000))!.length).toBe(5000);
    expect(listMoves(wide(5001))).toBeNull();
    expect(listMoves(long)).toBeNull();
  });

  test('counts the product of a move’s fields', () => {
    const n = whole(1, 71);
    const square = v.variant('type', [v.strictObject({ type: v.literal('aim'), x: n, y: n })]);
    expect(71 * 71).toBeGreaterThan(5000);
    expect(listMoves(square)).toBeNull();
  });

  test('is done once a schema', () => {
    expect(listMoves(small)).toBe(listMoves(small));
  });

  test('refuses what it cannot list', () => {
    const open = v.variant('type', [
      v.strictObject({ type: v.literal('bid'), amount: v.number() }),
    ]);
    const free = v.variant('type', [v.strictObject({ type: v.literal('say'), words: v.string() })]);
    expect(() => listMoves(open)).toThrow('a number in a move needs bounds');
    expect(() => listMoves(free)).toThrow('string');
  });
});

describe('sampling', () => {
  const chance = chanceFrom('sfc32:moves');
  const samples = <Value>(times: number, take: () => Value) => Array.from({ length: times }, take);

  test('takes moves of the schema', () => {
    for (const move of samples(300, () => sampleMove(long, chance)))
      expect(v.is(long, move)).toBe(true);
    for (const move of samples(300, () => sampleMove(toy.moves, chance)))
      expect(v.is(toy.moves, move)).toBe(true);
  });

  test('comes upon every move sooner or later', () => {
    const met = new Set(samples(500, () => JSON.stringify(sampleMove(small, chance))));
    expect(met).toEqual(new Set(listMoves(small)!.map((move) => JSON.stringify(move))));
  });

  test('takes lists of several lengths, the empty one too', () => {
    const lengths = samples(300, () => sampleMove(long, chance)).flatMap((move) =>
      'cards' in move ? [move.cards.length] : [],
    );
    expect(new Set(lengths)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});

describe('mutating', () => {
  const chance = chanceFrom('sfc32:mutations');

  test('gives a move of the schema that differs in one field at most, and often does', () => {
    const move = { type: 'swap', seat: 0, slot: 1, other: 2, otherSlot: 1 } as const;
    const changed = new Set<string>();
    for (let n = 0; n < 300; n++) {
      const mutant = mutateMove(toy.moves, move, chance) as Readonly<Record<string, unknown>>;
      expect(v.is(toy.moves, mutant)).toBe(true);
      expect(mutant['type']).toBe('swap');
      const differ = Object.entries(move).filter(([key, value]) => mutant[key] !== value);
      expect(differ.length).toBeLessThanOrEqual(1);
      for (const [key] of differ) changed.add(key);
    }
    expect(changed).toEqual(new Set(['seat', 'slot', 'other', 'otherSlot']));
    expect(move).toEqual({ type: 'swap', seat: 0, slot: 1, other: 2, otherSlot: 1 });
  });

  test('of a move without fields gives any move', () => {
    const met = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const mutant = mutateMove(small, { type: 'pass' }, chance);
      expect(v.is(small, mutant)).toBe(true);
      met.add(mutant.type);
    }
    expect(met).toEqual(new Set(['pass', 'bid', 'name']));
  });
});
