/** What sentences are put together from, in any language. */

/** `a, b or c`; the last word before the last name is the language's. */
export function series(names: readonly string[], before: string): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${before} ${names.at(-1)}`;
}

/** `1 card`, `2 cards`. */
export function counted(count: number | string, one: string, many: string): string {
  return `${count} ${count === 1 || count === '1' ? one : many}`;
}
