/** What the page judges by, beside valibot itself, which all others judge by. */
import * as fc from 'fast-check';
import * as valibot from 'valibot';
import { expect, test } from 'vitest';
import { many } from '../../../scripts/lengths.ts';
import * as ours from './schemas.ts';

/** What both have. */
type Library = typeof ours;
type Schema = ReturnType<Library['unknown']>;
/** The same schema of either. */
type Made = (v: Library) => Schema;

const KEYS = ['type', 'a', 'b', 'toString'] as const;
const TAGS = ['pick', 'sell'] as const;

const plain: fc.Arbitrary<Made> = fc.constantFrom<Made[]>(
  (v) => v.unknown(),
  (v) => v.number(),
  (v) => v.string(),
  (v) => v.boolean(),
  (v) => v.literal('pick'),
  (v) => v.literal(0),
  (v) => v.picklist(['pick', 'x', 1]),
  (v) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)),
  (v) => v.pipe(v.number(), v.safeInteger()),
  (v) => v.pipe(v.string(), v.minLength(1), v.maxLength(3), v.regex(/^[a-z]+$/)),
  (v) => v.pipe(v.array(v.unknown()), v.length(1)),
  (v) => v.custom((raw: unknown) => typeof raw === 'string' || raw === null),
  (v) => v.record(v.string(), v.union([v.string(), v.number()])),
  (v) => v.pipe(v.array(v.unknown()), v.check((items: unknown[]) => new Set(items).size === items.length)), // prettier-ignore
);

const { schema } = fc.letrec<{ schema: Made; object: Made }>((tie) => ({
  object: fc
    .tuple(fc.dictionary(fc.constantFrom(...KEYS), tie('schema'), { maxKeys: 3 }), fc.nat(3))
    .map(([entries, kind]): Made => {
      return (v) => {
        const all = Object.entries(entries).map(([key, one], n): [string, Schema] => {
          const made = one(v);
          if ((n + kind) % 4 === 1) return [key, v.optional(made, 1)];
          if ((n + kind) % 4 === 2) return [key, v.exactOptional(made)];
          return [key, made];
        });
        return v.strictObject(Object.fromEntries(all));
      };
    }),
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    plain,
    tie('object'),
    tie('schema').map(
      (one): Made =>
        (v) =>
          v.nullable(one(v)),
    ),
    tie('schema').map(
      (one): Made =>
        (v) =>
          v.array(one(v)),
    ),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map(
      (all): Made =>
        (v) =>
          v.union(all.map((one) => one(v))),
    ),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((all): Made => {
      // Two may have the same tag. Valibot then keeps to a first one that is of the right type and fails
      // a check, though the other would do: so the first has no check here.
      const tagOf = (n: number) => TAGS[n % TAGS.length]!;
      const isShared = all.length > TAGS.length;
      return (v) =>
        v.variant(
          'type',
          all.map((one, n) => {
            const a = isShared && n === 0 ? v.string() : one(v);
            return v.strictObject({ type: v.literal(tagOf(n)), a });
          }),
        );
    }),
  ),
}));

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown[]>(0, 1, -1, 0.5, 2 ** 60, NaN, '', 'x', 'pick', 'sell', 'long', null),
    fc.constantFrom<unknown[]>(true, undefined, Infinity),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** In general, what is accepted; where both refuse, the rest is for people to read. */
function verdict(v: Library, made: Made, given: unknown) {
  const { success, output } = v.safeParse(made(v), given);
  return success ? { success, output } : { success };
}

const theirs = valibot as unknown as Library;

test('both accept the same, and make the same of it', () => {
  const seen = { accepted: 0, refused: 0 };
  const property = fc.property(schema, value, (made, given) => {
    const expected = verdict(theirs, made, given);
    seen[expected.success ? 'accepted' : 'refused'] += 1;
    expect(verdict(ours, made, given)).toStrictEqual(expected);
  });
  fc.assert(property, { numRuns: many(100_000, 5000) });
  expect(seen.accepted).toBeGreaterThan(500);
  expect(seen.refused).toBeGreaterThan(500);
});

test('of an object both name the first key that is wrong, and what was there', () => {
  const options: Made = (v) =>
    v.strictObject({
      a: v.optional(v.picklist(['x', 'y']), 'x'),
      b: v.optional(v.pipe(v.number(), v.integer()), 1),
    });
  const named = (v: Library, given: unknown) => {
    const [first] = v.safeParse(options(v), given).issues ?? [];
    const item = first?.path?.[0] as { key: string; value: unknown } | undefined;
    return item && { key: item.key, value: item.value };
  };
  for (const given of [{ a: 'z' }, { a: 'x', b: 'z' }, { c: 1 }, { b: 0.5, c: 1 }, {}, null, 7]) {
    expect(named(ours, given)).toEqual(named(theirs, given));
  }
  expect(named(ours, { c: 1 })).toEqual({ key: 'c', value: 1 });
});
