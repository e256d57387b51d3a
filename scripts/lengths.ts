/** How long tests run: `npm test` runs a short form of what `npm run check:all` runs at full length. */
export const atFullLength = process.env['MAZZO_ALL'] === '1';

/** So many at full length, a part of them otherwise. */
export function many(full: number, short: number): number {
  return atFullLength ? full : short;
}
