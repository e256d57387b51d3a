/** Whether to draw, or to take the pozzo. */
import type { Position, Weighed } from '@mazzo/kernel';
import { legal, restAfterTaking, restOf } from '../legal.ts';
import { draw } from '../moves.ts';
import { bestFinish } from '#solver';
import type { Rest } from '../solver.ts';
import type { Move, State } from '../types.ts';
import { WORTH_TAKING } from './discards.ts';
import type { Memory } from './memory.ts';
import { isBeginner } from './turn.ts';

/** Less than this is not worth what must be laid for it. */
const ENOUGH = WORTH_TAKING - 0.5;
/** A beginner shrinks from so many cards. */
const ENOUGH_FOR_BEGINNERS = 4.5;
/** What a card of it is worth. */
const CARD = 10;
/** With so many cards in the stock only what can be laid at once still counts. */
const LAST = 1;
const SOLVING = 40_000;

export function weighDraw({ view, seat, manner }: Position<State, Memory>): Weighed<Move>[] {
  const found: Weighed<Move>[] = [{ move: draw, value: 0, reasons: {} }];
  const enough = isBeginner(manner) ? ENOUGH_FOR_BEGINNERS : ENOUGH;
  const isLast = view.stock.length <= LAST;
  const without = isLast ? laidBest({ ...restOf(view, seat), owed: null }) : 0;
  for (const move of legal(view, seat)) {
    if (move.type !== 'takePozzo') continue;
    const cards = view.pozzo.length - move.from;
    const value = isLast
      ? laidBest(restAfterTaking(view, seat, move.from)) - without
      : CARD * (cards - enough);
    found.push({ move, value, reasons: { cards } });
  }
  return found;
}

function laidBest(rest: Rest): number {
  return bestFinish(rest, SOLVING)?.value ?? -Infinity;
}
