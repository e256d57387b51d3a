/** How a turn is ended: what is laid, what is held back, what is thrown away. */
import { bagSize } from '@mazzo/kernel';
import type { Manner, Position, Seat, Weighed } from '@mazzo/kernel';
import { JOKER, KINDS } from '../cards.ts';
import { cardsNeeded, otherSeat, ownMelds } from '../finish.ts';
import type { Lays } from '../finish.ts';
import { restOf } from '../legal.ts';
import { isPinnacola, isPoker, withoutJoker } from '../melds.ts';
import type { Meld } from '../melds.ts';
import { discardOf } from '../moves.ts';
import { bestFinish, cheapestFinish, judgeFinish, someFinish } from '#solver';
import type { Finish, Move, State } from '../types.ts';
import { dangerOf, fitsSome, heldByOther } from './danger.ts';
import { follyOf, reliefOf, stakeOf } from './discards.ts';
import type { Memory } from './memory.ts';
import { stillToCome, useOf } from './use.ts';

/** The steps that the best to lay may cost: some thousandths of a second. */
const SOLVING = 60_000;

/**
 * What could be laid now is mostly held back: in hand it can still become something else, it tells
 * the opponent nothing, and it meets whatever comes onto the pozzo.
 */
export function weighFinish(position: Position<State, Memory>): Weighed<Move>[] {
  const { view, seat, manner } = position;
  const rest = restOf(view, seat);
  const best = bestFinish(rest, SOLVING)?.finish ?? someFinish(rest)!;
  if (closes(view, seat, best)) return [{ move: best, value: CLOSING, reasons: { closes: 1 } }];
  if (isBeginner(manner) || mayEndSoon(view, seat)) return withDiscards(position, best);
  const held = rest.owed === null ? discardOf(best.discard) : cheapestFinish(rest)!;
  return withDiscards(position, held);
}

/** Whoever forgets lays what can be laid, and looks no further than the table. */
export function isBeginner({ forgets }: Manner): boolean {
  return forgets > 0;
}

/** Nothing is better. */
const CLOSING = 1000;

function closes(view: State, seat: Seat, finish: Finish): boolean {
  return bagSize(view.hands[seat]!) - cardsLaid(view, seat, finish) === 1;
}

function cardsLaid(view: State, seat: Seat, lays: Lays): number {
  return cardsNeeded(view, seat, lays).reduce((sum, count) => sum + count, 0);
}

/** With so many cards in the stock the opponent's turn may be the last. */
const LAST = 1;
/** With so many in hand an opponent closes soon who has what closing asks for, or half of it. */
const READY = 8;
const HALF_READY = 4;

/** Whether the hand may be over before one's next turn. */
export function mayEndSoon(view: State, seat: Seat): boolean {
  if (view.stock.length <= LAST) return true;
  const cards = bagSize(view.hands[otherSeat(seat)]!);
  if (cards > READY) return false;
  const theirs = view.melds[otherSeat(seat)]!;
  const pinnacola = theirs.some((meld) => isPinnacola(meld, view.options));
  const poker = theirs.some((meld) => isPoker(meld, view.options));
  return pinnacola && poker ? true : cards <= HALF_READY && (pinnacola || poker);
}

/** The same lays with every discard that is possible. */
function withDiscards(position: Position<State, Memory>, lays: Finish): Weighed<Move>[] {
  const { view, seat, memory, manner } = position;
  const needed = cardsNeeded(view, seat, lays);
  const left = view.hands[seat]!.cards.map((count, card) => count - needed[card]!);
  const own = ownMelds(view, seat, lays);
  const theirs = theirsAfter(view, seat, lays);
  const held = heldByOther(view, seat);
  const toCome = stillToCome(view, seat);
  const cards = view.pozzo.length + 1;
  const found: Weighed<Move>[] = [];
  for (let card = 0; card < KINDS; card++) {
    if (left[card]! <= 0) continue;
    const move = { ...lays, discard: card };
    if (judgeFinish(view, seat, move) !== null) continue;
    const danger = isBeginner(manner) ? 0 : dangerOf(theirs, memory, held, card);
    const use = useOf(left, toCome, card);
    const folly = isBeginner(manner)
      ? 0
      : follyOf(card === JOKER || fitsSome(theirs, card), fitsSome(own, card));
    const fear = (1 - manner.risk) * danger * stakeOf(cards);
    const value = reliefOf(card) - use - fear - folly;
    found.push({ move, value, reasons: { use, danger, cards } });
  }
  return found.toSorted((a, b) => b.value - a.value).slice(0, CANDIDATES);
}

/** More than so many ways to end a turn are seldom worth a thought. */
const CANDIDATES = 6;

/** P-10: the opponent's melds, where jokers are fetched from them. */
function theirsAfter(view: State, seat: Seat, { replacements }: Lays): Meld[] {
  const theirs = view.melds[otherSeat(seat)]!.slice();
  for (const { meld, card } of replacements) theirs[meld] = withoutJoker(theirs[meld]!, card);
  return theirs;
}
