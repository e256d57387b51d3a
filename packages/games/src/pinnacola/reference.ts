/**
 * The first bot of Pinnacola: it melds what is worth most, keeps what may still become a meld, and
 * takes the pozzo when it pays.
 *
 * Frozen: the measure of strength (ADR 12). It is never tuned, and what it chooses is held by
 * golden/reference.txt.
 */
import type { Card, Chance, Seat } from '@mazzo/kernel';
import { JOKER, KINDS, pointsOf, RANKS, rankOf, suitOf, SUITS } from './cards.ts';
import { cardsNeeded } from './finish.ts';
import { legal, restAfterTaking, restOf } from './legal.ts';
import { draw } from './moves.ts';
import { bestFinish, judgeFinish, someFinish } from '#solver';
import type { Rest } from './solver.ts';
import type { Finish, Move, State } from './types.ts';

/** The steps that a decision may cost: about a hundredth of a second. */
const THINKING = 90_000;

export function reference(view: State, seat: Seat, chance: Chance): Move {
  return view.phase.kind === 'draw' ? chooseDraw(view, seat) : chooseFinish(view, seat, chance);
}

/** The pozzo is taken if the turn then promises more than with one card from the stock. */
function chooseDraw(view: State, seat: Seat): Move {
  const takes = legal(view, seat).filter((move) => move.type === 'takePozzo');
  // From any card upwards there may be dozens: the most, the least, and something in between.
  const places = new Set([0, takes.length >> 1, takes.length - 1]);
  const some = [...places].flatMap((n) => takes[n] ?? []);
  const steps = Math.floor(THINKING / (some.length + 1));
  let best: Move = draw;
  let most = promise(view, seat, { ...restOf(view, seat), owed: null }, steps);
  for (const move of some) {
    const promised = promise(view, seat, restAfterTaking(view, seat, move.from), steps);
    if (promised <= most) continue;
    most = promised;
    best = move;
  }
  return best;
}

/** With so many cards in the stock, what is in hand may well come to lie. */
const LONG = 16;
/** By then a point in hand counts so many times over: as laid, not lost, and with others beside it. */
const HOPE = 4;

/** What the best finish is worth, and what the cards it leaves in hand may become. */
function promise(view: State, seat: Seat, rest: Rest, steps: number): number {
  const best = bestFinish(rest, steps);
  if (best === null) return -Infinity;
  const needed = cardsNeeded(view, seat, best.finish);
  let left = -pointsOf(best.finish.discard);
  for (let card = 0; card < KINDS; card++)
    left += (rest.hand[card]! - needed[card]!) * pointsOf(card);
  return best.value + HOPE * left * Math.min(1, view.stock.length / LONG);
}

function chooseFinish(view: State, seat: Seat, chance: Chance): Finish {
  const rest = restOf(view, seat);
  const finish = bestFinish(rest, THINKING)?.finish ?? someFinish(rest)!;
  const discard = leastUseful(view, seat, finish, chance);
  const better = { ...finish, discard };
  return judgeFinish(view, seat, better) === null ? better : finish;
}

/** Of what stays in hand, the card with the fewest others it could be melded with; then the dearest. */
function leastUseful(view: State, seat: Seat, finish: Finish, chance: Chance): Card {
  const hand = view.hands[seat]!.cards;
  let least = finish.discard;
  let lowest = Infinity;
  for (let card = 0; card < KINDS; card++) {
    if (hand[card] === 0) continue;
    if (judgeFinish(view, seat, { ...finish, discard: card }) !== null) continue;
    const use = 100 * friends(hand, card) - pointsOf(card) + chance.below(5);
    if (use >= lowest) continue;
    lowest = use;
    least = card;
  }
  return least;
}

/** Cards in hand of its rank in other suits, and of its suit within two places. */
function friends(hand: readonly number[], card: Card): number {
  if (card === JOKER) return KINDS;
  const [suit, rank] = [suitOf(card), rankOf(card)];
  let found = 0;
  for (let other = 0; other < SUITS; other++) {
    if (other !== suit && hand[other * RANKS + rank]! > 0) found += 1;
  }
  for (const step of [-2, -1, 1, 2]) {
    const at = rank + step;
    if (at >= 0 && at <= RANKS && hand[suit * RANKS + (at % RANKS)]! > 0) found += 1;
  }
  return found;
}
