import { saleOf } from '@mazzo/games/sapone';
import type { Sale, State } from '@mazzo/games/sapone';

/** The sale under way; S-8: a bluff lies face up until whoever doubted takes it. */
export function shownSale(view: State): Sale | null {
  const { phase } = view;
  return saleOf(view) ?? (phase.kind === 'between' ? (phase.bluff ?? null) : null);
}
