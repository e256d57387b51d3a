/**
 * Schemas of what comes from outside: options (which are also a form, command-line flags and
 * presets), moves, and the events of a log.
 */
import * as v from 'valibot';
import type { Seat } from './game.ts';
import type { RuleId } from './rejection.ts';

export interface Choice<Value extends string = string> {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly default: Value;
}

export interface Range {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export type OptionField = Choice | Range;

export type OptionFields<Options> = {
  readonly [Key in keyof Options]: Options[Key] extends string ? Choice<Options[Key]> : Range;
};

/** The options that these fields describe. */
export type OptionsOf<Fields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends Choice<infer Value> ? Value : number;
};

/** One of several words; the first is the default. */
export function choice<const Value extends string>(
  first: Value,
  ...others: readonly Value[]
): Choice<Value> {
  return { kind: 'choice', values: [first, ...others], default: first };
}

export function range(min: number, max: number, standard: number): Range {
  return { kind: 'range', min, max, default: standard };
}

export type OptionProblem =
  | { readonly kind: 'notOptions' }
  | { readonly kind: 'unknownOption'; readonly key: string; readonly allowed: readonly string[] }
  | {
      readonly kind: 'badValue';
      readonly key: string;
      readonly value: unknown;
      readonly field: OptionField;
    };

export type OptionsRead<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problem: OptionProblem };

/** Fills in what is left out and refuses what is unknown or out of bounds. */
export function readOptions<Options>(
  fields: OptionFields<Options>,
  given: unknown,
): OptionsRead<Options> {
  const known = fields as Readonly<Record<string, OptionField>>;
  // To the schema a list is an object without keys.
  if (Array.isArray(given)) return { ok: false, problem: { kind: 'notOptions' } };
  const read = v.safeParse(optionsSchema(known), given ?? {});
  if (read.success) return { ok: true, options: Object.freeze(read.output) as Options };
  const path = read.issues[0].path?.[0];
  if (path === undefined) return { ok: false, problem: { kind: 'notOptions' } };
  const key = String(path.key);
  const field = Object.hasOwn(known, key) ? known[key] : undefined;
  return field === undefined
    ? { ok: false, problem: { kind: 'unknownOption', key, allowed: Object.keys(known) } }
    : { ok: false, problem: { kind: 'badValue', key, value: path.value, field } };
}

/** The same where a refusal would be our own mistake: it throws. */
export function optionsFrom<Options>(fields: OptionFields<Options>, given: unknown = {}): Options {
  const read = readOptions(fields, given);
  if (read.ok) return read.options;
  // Without the value, which may be anything, even what JSON cannot say.
  throw new RangeError(`bad options: ${JSON.stringify({ ...read.problem, value: undefined })}`);
}

function optionsSchema(fields: Readonly<Record<string, OptionField>>) {
  const entries = Object.entries(fields).map(([key, field]) => [
    key,
    v.optional(
      field.kind === 'choice' ? v.picklist(field.values) : whole(field.min, field.max),
      field.default,
    ),
  ]);
  return v.strictObject(
    Object.fromEntries(entries) as Record<string, v.GenericSchema<unknown, string | number>>,
  );
}

export function whole(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** The largest table any game has. */
export const MOST_SEATS = 8;

export const seatSchema: v.GenericSchema<unknown, Seat> = whole(0, MOST_SEATS - 1);

/** The name of a ruling, of whatever game. */
export const ruleIdSchema = v.pipe(v.string(), v.regex(/^[A-Z]-\d+$/)) as v.GenericSchema<
  unknown,
  RuleId
>;
