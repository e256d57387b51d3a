/** The same for what journals are read by, which most matches begin without. */
import { isKeyed, only, REFUSED } from './schema-base.ts';
import type { Schema } from './schema-base.ts';

/* @__NO_SIDE_EFFECTS__ */
export function custom(isOne: (value: unknown) => boolean): Schema {
  return only(isOne);
}

/** May be left out, but is not undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function exactOptional(other: Schema): Schema {
  return { ...other, optional: { standard: undefined } };
}

/* @__NO_SIDE_EFFECTS__ */
export function record(_key: Schema, { read }: Schema): Schema {
  return {
    read(value) {
      if (!isKeyed(value)) return REFUSED;
      const output = Object.entries(value).map(([key, one]) => [key, read(one)] as const);
      return output.some(([, one]) => one === REFUSED) ? REFUSED : Object.fromEntries(output);
    },
  };
}
