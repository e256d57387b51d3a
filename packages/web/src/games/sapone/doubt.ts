/** S-8: a doubt that is being thought over, in its one sale. */
import { mayDoubt, saleOf } from '@mazzo/games/sapone';
import type { Event, State } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';
import type { BegunMove } from './begun-move.ts';
import type { SaponeEyes } from './eyes.ts';

export interface Doubt {
  readonly kind: 'doubt';
  /** Which one, so that it is never taken for a doubt in the next. */
  readonly sale: string;
}

/** A turn has one sale at most, and in a round nobody sells twice at the same market. */
export function saleKey(view: State): string {
  return [view.rounds, view.market.length, saleOf(view)?.seller].join();
}

export function isPossible({ sale }: Doubt, view: State, seat: Seat): boolean {
  const { phase } = view;
  const isOpen = phase.kind === 'bidding' || phase.kind === 'decide';
  return isOpen && sale === saleKey(view) && mayDoubt(view, phase.sale, seat);
}

/** Whatever the others do, or the seller asks, it stands as long as it is possible. */
export function revive(begun: unknown, view: State, seat: Seat): BegunMove | null {
  const { kind, sale } = begun as Partial<Doubt>;
  const doubt = { kind: 'doubt', sale: String(sale) } as const;
  return kind === 'doubt' && isPossible(doubt, view, seat) ? doubt : null;
}

/** Why it is over; null as long as it is not, and of one's own. */
export function lapsed(
  begun: BegunMove,
  view: State,
  story: readonly Event[],
  { seat, own, to }: SaponeEyes,
): string | null {
  if (begun.kind !== 'doubt' || seat === null || isPossible(begun, view, seat)) return null;
  const last = story.findLast(({ type }) => type === 'doubted' || type === 'offered');
  if (last?.type !== 'doubted') return own.doubtLate;
  return last.by === seat ? null : own.doubtedFirst(to.name(last.by));
}
