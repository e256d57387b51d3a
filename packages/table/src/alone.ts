/**
 * The same for a page: one person plays at its table, whom nobody waits for or watches, and it takes up
 * what they open, nothing by itself. `#company` in package.json says who has which.
 */
import type * as Company from './company.ts';

export const countAsk: typeof Company.countAsk = () => {};
export const dueOf: typeof Company.dueOf = () => null;
export const dueAfter: typeof Company.dueAfter = () => null;
export const standInActions = (): [] => [];
export const watchingOf: typeof Company.watchingOf = () => ({
  now: { count: 0, names: [] },
  count() {},
  stop() {},
});
