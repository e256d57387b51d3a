/** Until the first card is taken from the market. */
import type { State } from '@mazzo/games/sapone';

/** Whoever opens a round takes the top of the market; nothing is on sale then. */
export function isOpening({ phase }: State): boolean {
  return phase.kind === 'pick';
}
