/** What every schema of the page is made of. */

/** Instead of what was read. */
export const REFUSED = Symbol('refused');

export interface Schema {
  read(value: unknown): unknown;
  /** Of an object. */
  readonly entries?: Entries;
  /** May be left out; then this stands there, if anything. */
  readonly optional?: { readonly standard: unknown };
}

export type Entries = Readonly<Record<string, Schema>>;
export type Keyed = Readonly<Record<string, unknown>>;

export function only(isOne: (value: never) => boolean): Schema {
  return { read: (value) => (isOne(value as never) ? value : REFUSED) };
}

export function isKeyed(value: unknown): value is Keyed {
  return typeof value === 'object' && value !== null;
}
