import type { Clock } from '@mazzo/kernel';
import { restOf } from './legal.ts';
import { discardOf, draw } from './moves.ts';
import { cheapestFinish } from '#solver';
import type { Move, State } from './types.ts';

/** P-17; P-18 makes it the rest of the turn. */
export function timeout(view: State, { seat }: Clock): Move {
  const { phase } = view;
  if (phase.kind !== 'meld' || seat === null) return draw;
  return phase.drawn === null ? cheapestFinish(restOf(view, seat))! : discardOf(phase.drawn);
}
