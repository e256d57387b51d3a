/**
 * What the build, the page and the service worker agree on. Types alone: the service worker is one
 * script, and shares no module with the page.
 */

/** All that a version of the page consists of. */
export interface Precache {
  /** Says which build it is; the same content has the same. */
  readonly version: string;
  /** Their names change with their content. */
  readonly hashed: readonly string[];
  /** The others, and the integrity of each: none of an older or newer build will do. */
  readonly loose: Readonly<Record<string, string>>;
}

/** Said to a version that waits. */
export type TakeOver = 'takeOver';
