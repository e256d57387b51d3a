/** More than any move of any game has: Pinnacola's largest lays all its 108 cards. */
const MOST_VALUES = 1000;
const LONGEST_TEXT = 2000;

/**
 * Whether what was sent is small enough to be looked at. Reading costs as much as there is to read,
 * and a stranger may send a great deal: this stops counting where it is too much.
 */
export function isModest(sent: unknown, most = MOST_VALUES): boolean {
  return remaining(sent, most) >= 0;
}

/** How many more values there may be; below zero where there were too many. */
function remaining(value: unknown, most: number): number {
  let left = most - 1;
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return -1;
  if (typeof value !== 'object' || value === null) return left;
  if (Array.isArray(value) && value.length > left) return -1;
  for (const key in value) {
    if (left < 0) return left;
    // A getter is not asked: it might say something else when it is read.
    left = remaining(Object.getOwnPropertyDescriptor(value, key)?.value, left);
  }
  return left;
}
