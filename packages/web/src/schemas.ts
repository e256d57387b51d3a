/**
 * The part of valibot that schemas of the table and the games are made of, in a quarter of its size: the
 * page is built with it (vite.config.ts), because all that valibot says of what is wrong nobody reads
 * here. It accepts, refuses and copies the same, and names the same key; a test compares the two.
 */
import { isKeyed, only, REFUSED } from './schema-base.ts';
import type { Entries, Keyed, Schema } from './schema-base.ts';

export { custom, exactOptional, record } from './late-schemas.ts';

/** Where the last refusal was, in the outermost object. */
let at: { readonly key: string; readonly value: unknown } | undefined;

function refuse(key: string, value: unknown): typeof REFUSED {
  at = { key, value };
  return REFUSED;
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown(): Schema {
  return only(() => true);
}

/* @__NO_SIDE_EFFECTS__ */
export function number(): Schema {
  return only((value: unknown) => typeof value === 'number' && !Number.isNaN(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function string(): Schema {
  return only((value: unknown) => typeof value === 'string');
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): Schema {
  return only((value: unknown) => typeof value === 'boolean');
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(one: unknown): Schema {
  return only((value: unknown) => value === one);
}

/* @__NO_SIDE_EFFECTS__ */
export function picklist(ones: readonly unknown[]): Schema {
  return only((value: unknown) => ones.includes(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function integer(): Schema {
  return only(Number.isInteger);
}

/* @__NO_SIDE_EFFECTS__ */
export function safeInteger(): Schema {
  return only(Number.isSafeInteger);
}

/* @__NO_SIDE_EFFECTS__ */
export function minValue(least: number): Schema {
  return only((value: number) => value >= least);
}

/* @__NO_SIDE_EFFECTS__ */
export function maxValue(most: number): Schema {
  return only((value: number) => value <= most);
}

/* @__NO_SIDE_EFFECTS__ */
export function length(size: number): Schema {
  return only((value: unknown[]) => value.length === size);
}

/* @__NO_SIDE_EFFECTS__ */
export function minLength(least: number): Schema {
  return only((value: unknown[]) => value.length >= least);
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(most: number): Schema {
  return only((value: unknown[]) => value.length <= most);
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp): Schema {
  return only((value: string) => pattern.test(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function check(isOne: (value: never) => boolean): Schema {
  return only(isOne);
}

/** All of them, each of what the one before has read. */
/* @__NO_SIDE_EFFECTS__ */
export function pipe(first: Schema, ...others: readonly Schema[]): Schema {
  const next = (read: unknown, { read: further }: Schema) =>
    read === REFUSED ? read : further(read);
  return { ...first, read: (value) => others.reduce(next, first.read(value)) };
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable(other: Schema): Schema {
  return { read: (value) => (value === null ? value : other.read(value)) };
}

/* @__NO_SIDE_EFFECTS__ */
export function optional(other: Schema, standard?: unknown): Schema {
  return {
    read(value) {
      const given = value === undefined ? standard : value;
      return given === undefined ? given : other.read(given);
    },
    optional: { standard },
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function union(options: readonly Schema[]): Schema {
  return {
    read(value) {
      for (const { read } of options) {
        const output = read(value);
        if (output !== REFUSED) return output;
      }
      return REFUSED;
    },
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function array({ read }: Schema): Schema {
  return {
    read(value) {
      if (!Array.isArray(value)) return REFUSED;
      const output = Array.from(value, read);
      return output.includes(REFUSED) ? REFUSED : output;
    },
  };
}

/** The entries of it; a refusal if one is wrong or missing. */
function readEntries(value: Keyed, entries: Entries): Record<string, unknown> | typeof REFUSED {
  const output: Record<string, unknown> = {};
  for (const key in entries) {
    const { read, optional: missing } = entries[key]!;
    const isThere = key in value;
    if (!isThere && missing?.standard === undefined) {
      if (missing === undefined) return refuse(key, undefined);
      continue;
    }
    const given = isThere ? value[key] : missing?.standard;
    const known = read(given);
    if (known === REFUSED) return refuse(key, given);
    output[key] = known;
  }
  return output;
}

/* @__NO_SIDE_EFFECTS__ */
export function strictObject(entries: Entries): Schema {
  return {
    entries,
    read(value) {
      if (!isKeyed(value)) return REFUSED;
      const output = readEntries(value, entries);
      for (const key in value) {
        if (output !== REFUSED && !Object.hasOwn(entries, key)) return refuse(key, value[key]);
      }
      return output;
    },
  };
}

/** Of these objects, the one that this key tells. */
/* @__NO_SIDE_EFFECTS__ */
export function variant(key: string, options: readonly Schema[]): Schema {
  return {
    read(value) {
      if (!isKeyed(value)) return REFUSED;
      const told = value[key];
      for (const { entries, read } of options) {
        if (entries?.[key]!.read(told) === REFUSED) continue;
        const output = read(value);
        if (output !== REFUSED) return output;
      }
      return refuse(key, told);
    },
  };
}

export function safeParse({ read }: Schema, value: unknown) {
  at = undefined;
  const output = read(value);
  return output === REFUSED
    ? { success: false, output: value, issues: [{ path: at && [at] }] }
    : { success: true, output, issues: undefined };
}

/** What a table says, and moves as tests make them, are not read on a page: no schema of them is kept in it. */
/* @__NO_SIDE_EFFECTS__ */
function never(): Schema {
  throw new Error('the page has no such schema');
}

export { never as looseObject, never as parse };
