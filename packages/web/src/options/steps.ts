/** Steps through a range: round numbers, few enough that a thumb gets there. */
const sizes = [1, 5, 10, 50, 100] as const;
/** From one end to the other. */
const MOST_STEPS = 25;

function sizeOf(min: number, max: number): number {
  return sizes.find((size) => (max - min) / size <= MOST_STEPS) ?? sizes.at(-1)!;
}

/** The next round number in this direction, or the bound. */
export function stepped(value: number, direction: 1 | -1, min: number, max: number): number {
  const size = sizeOf(min, max);
  const at = value / size;
  const next = (direction === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1) * size;
  return Math.min(max, Math.max(min, next));
}

/** What was written, if it is a whole number within the bounds. */
export function readNumber(written: string, min: number, max: number): number | null {
  if (!/^\s*\d+\s*$/.test(written)) return null;
  const value = Number(written);
  return value >= min && value <= max ? value : null;
}
