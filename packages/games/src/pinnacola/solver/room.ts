/**
 * Arrays that are used again by the next question. They grow as they must; one that has grown beyond what
 * a table's question needs is given back.
 */
export const KEPT_ROOM = 1 << 16;

/** The same numbers at the beginning of a longer array, or as many of them as a shorter one holds. */
export function resized<Numbers extends Int32Array | Uint8Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from.subarray(0, to.length));
  return to;
}
