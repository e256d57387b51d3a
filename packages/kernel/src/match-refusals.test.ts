/** Whatever is sent to a match, by whomever: a refusal is a value. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Actor } from './game.ts';
import { bytes, circular, onTurn, playOut } from './match.fixture.ts';
import { createMatch } from './match.ts';
import { toy } from './testing/toy/index.ts';

function deepArray(depth: number): unknown {
  let nested: unknown = [];
  for (let n = 0; n < depth; n++) nested = [nested];
  return nested;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('get');
    },
    has: () => {
      throw new Error('has');
    },
    ownKeys: () => {
      throw new Error('ownKeys');
    },
  },
);

const sour = {
  type: 'look',
  get slot(): number {
    throw new Error('slot');
  },
};

const nonsense: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['NaN', NaN],
  ['a bigint', 10n],
  ['a symbol', Symbol('look')],
  ['a text', 'look'],
  ['JSON that nobody has read', '{"type":"look","slot":0}'],
  ['a function', () => ({ type: 'look', slot: 0 })],
  ['a list', []],
  ['a list with a move in it', [{ type: 'look', slot: 0 }]],
  ['a list 10,000 deep', deepArray(10_000)],
  ['a date', new Date(0)],
  ['a map', new Map(Object.entries({ type: 'look', slot: 0 }))],
  ['an empty object', {}],
  ['no type', { slot: 0 }],
  ['an unknown type', { type: 'resign' }],
  ['a type that every object inherits', { type: 'constructor', slot: 0 }],
  ['the type __proto__', { type: '__proto__', slot: 0 }],
  ['a type in a list', { type: ['look'], slot: 0 }],
  ['a type in a String', { type: Object('look') as unknown, slot: 0 }],
  ['no slot', { type: 'look' }],
  ['a field too many', { type: 'look', slot: 0, card: 3 }],
  ['a forged __proto__', JSON.parse('{"type":"look","slot":0,"__proto__":{"slot":1}}')],
  ['a forged constructor', { type: 'look', slot: 0, constructor: { prototype: {} } }],
  [
    'a hundred thousand keys',
    Object.fromEntries(Array.from({ length: 1e5 }, (_, n) => [`k${n}`, n])),
  ],
  ['a text of a million letters', { type: 'look', slot: 'x'.repeat(1e6) }],
  ['a slot that throws', sour],
  ['a proxy that throws', throwing],
  ['a proxy revoked', revoked()],
  ['itself', circular],
];

const noSlots = [
  -1,
  3,
  1.5,
  NaN,
  Infinity,
  -Infinity,
  1e308,
  2 ** 53,
  '0',
  null,
  true,
  0n,
  [0],
  {},
].map((slot) => [slot]);

const strangers: readonly (readonly [string, unknown])[] = [
  ['−1', -1],
  ['a seat that is not at this table', 3],
  ['99', 99],
  ['1.5', 1.5],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['−Infinity', -Infinity],
  ['the text 0', '0'],
  ['an empty text', ''],
  ['a spectator', 'spectator'],
  ['a Clock', 'Clock'],
  ['null', null],
  ['nobody', undefined],
  ['true', true],
  ['a bigint', 0n],
  ['a symbol', Symbol('seat')],
  ['a list', [0]],
  ['what turns into 0', { valueOf: () => 0 }],
  ['a proxy that throws', throwing],
];

describe('a refusal is a value and changes nothing', () => {
  test.each(nonsense)('[C-10] as a move, %s', (_what, move) => {
    const match = createMatch(toy);
    const before = bytes(match);
    const refusal = { rule: 'C-10', reason: 'notAMove' };
    expect(match.check(0, move)).toEqual(refusal);
    expect(match.submit(0, move)).toEqual({ ok: false, ...refusal });
    expect(bytes(match)).toBe(before);
  });

  test.each(noSlots)('[C-10] at slot %o', (slot) => {
    const match = createMatch(toy);
    const before = bytes(match);
    expect(match.submit(0, { type: 'look', slot })).toMatchObject({
      ok: false,
      reason: 'notAMove',
    });
    expect(bytes(match)).toBe(before);
  });

  test.each(strangers)('[C-10] by %s', (_who, by) => {
    const match = createMatch(toy);
    const before = bytes(match);
    const played = match.play(by as Actor, { type: 'look', slot: 0 });
    expect(played).toEqual({ ok: false, rule: 'C-10', reason: 'noSuchSeat' });
    expect(bytes(match)).toBe(before);
  });

  test.each([
    // by       move                                              rule    reason
    ['clock', { type: 'look', slot: 0 }, 'C-10', 'notYourDecision'],
    [1, { type: 'trade', slot: 0 }, 'C-10', 'notYourDecision'],
    [0, { type: 'look', slot: 0 }, 'T-3', 'lookFirst'],
    [0, { type: 'peek', seat: 3, slot: 0 }, 'C-10', 'noSuchSeat'],
    [0, { type: 'swap', seat: 1, slot: 0, other: 1, otherSlot: 1 }, 'T-4', 'twoShelves'],
  ] as const)('[C-6] %s %o: %s %s', (by, move, rule, reason) => {
    const match = onTurn();
    const before = bytes(match);
    expect(match.play(by, move)).toEqual({ ok: false, rule, reason });
    expect(bytes(match)).toBe(before);
  });

  test('[C-10] when the match is over', () => {
    const match = playOut(createMatch(toy, { seats: 2, options: { turns: 1 } }));
    const before = bytes(match);
    expect(match.play(0, { type: 'trade', slot: 0 })).toMatchObject({ reason: 'matchOver' });
    expect(match.legal(0)).toEqual([]);
    expect(bytes(match)).toBe(before);
  });

  const field = fc.oneof(fc.integer({ min: -1, max: 10 }), fc.anything());
  const types = ['look', 'peek', 'swap', 'trade', 'give', 'play'];
  const nearlyAMove = fc.record(
    {
      type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...types) }, fc.anything()),
      seat: field,
      slot: field,
      other: field,
      otherSlot: field,
      card: field,
      to: field,
    },
    { requiredKeys: ['type'], noNullPrototype: false },
  );
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  const anyActor = fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant('clock'), anything);

  test('whatever is sent, by whomever, for whatever decision', () => {
    const match = onTurn({ options: { turns: 20 } });
    let refused = 0;
    fc.assert(
      fc.property(
        anyActor,
        fc.oneof(nearlyAMove, anything),
        fc.option(anything),
        (by, move, id) => {
          const before = bytes(match);
          const decision = (id ?? undefined) as number | undefined;
          const judged = match.check(by as Actor, move);
          const played = match.submit(by, move, decision);
          if (played.ok) return;
          refused++;
          expect(bytes(match)).toBe(before);
          expect(played.rule).toMatch(/^[CT]-\d+$/);
          if (decision === undefined) expect(played).toEqual({ ok: false, ...judged });
        },
      ),
      { numRuns: 1000, seed: 7 },
    );
    expect(refused).toBeGreaterThan(900);
  });

  test('[C-6] it costs no chance: the match goes on as if nobody had asked', () => {
    const [plain, teased] = [onTurn(), onTurn()];
    playOut(plain);
    playOut(teased, 'sfc32:out', () => teased.play(0, { type: 'look', slot: 9 }));
    expect(bytes(teased)).toBe(bytes(plain));
  });
});
