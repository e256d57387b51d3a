/** S-4: a turn begins with the top of the market. */
import { hidden } from '@mazzo/kernel';
import type { Actor, Slot, Tell } from '@mazzo/kernel';
import { MARKET } from './cards.ts';
import { UP } from './types.ts';
import type { Event, State } from './types.ts';

export function mayPick({ phase, turn }: State, by: Actor): boolean {
  return phase.kind === 'pick' && by === turn;
}

export function pick(state: State, tell: Tell<Event>): void {
  tell({ type: 'picked', seat: state.turn, ...topCard(state) });
}

/** The top of the market and what comes to lie there then. */
export function topCard({ market, facing }: State): {
  card: Slot;
  open: boolean;
  top: Slot | null;
} {
  const at = market.length - 1;
  const next = at === 0 ? null : facing[at - 1] === UP ? market[at - 1]! : hidden(MARKET);
  return { card: market[at]!, open: facing[at] === UP, top: next };
}
