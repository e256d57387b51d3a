/** What a question is about: the rest of a turn, the own melds that are taken up, the cards that may be laid. */
import { KINDS } from '../cards.ts';
import type { Rest } from '../solver.ts';

export interface Scope {
  readonly rest: Rest;
  /** P-11: own melds that are taken up, by their place; the others stay and may grow. */
  readonly up: readonly number[];
  /** Cards of the hand that may be laid, by kind. */
  readonly hand: readonly number[];
  /** How many others there are in hand. */
  readonly idle: number;
}

const none: readonly number[] = [];

/** Everything that the rules let be touched. */
export function wholeOf(rest: Rest): Scope {
  const up = rearranges(rest) ? rest.own.map((_, meld) => meld) : none;
  return { rest, up, hand: rest.hand, idle: 0 };
}

/** The same with only these cards to lay. */
export function layingOnly(scope: Scope, hand: readonly number[]): Scope {
  return { ...scope, hand, idle: sizeOf(scope.rest.hand) - sizeOf(hand) };
}

export function rearranges(rest: Rest): boolean {
  return rest.options.earlierMelds === 'rearranged';
}

/** Where melds may be rearranged they may also stay. */
export function staying(rest: Rest): Rest {
  if (!rearranges(rest)) return rest;
  return { ...rest, options: { ...rest.options, earlierMelds: 'stay' } };
}

export function sizeOf(counts: readonly number[]): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) size += counts[kind]!;
  return size;
}
