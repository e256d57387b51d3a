/** The same numbers at the beginning of a longer array. */
export function grown<Numbers extends Int32Array | Uint8Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from);
  return to;
}
