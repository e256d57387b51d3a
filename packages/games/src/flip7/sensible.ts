/** The bot Flip 7 brings with it: it weighs one more card, and knows whom to freeze. */
import { listKinds } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import { FLIP_THREE, FREEZE, isNumber, SECOND_CHANCE } from './cards.ts';
import { legal, targets } from './legal.ts';
import { countNumbers, scoreOf } from './scoring.ts';
import { currentTask } from './status.ts';
import type { Move, State } from './types.ts';

export function sensible(view: State, seat: Seat): Move {
  const task = currentTask(view);
  if (task?.kind === 'choose') return { type: 'target', seat: bestTarget(view, seat, task.card) };
  const mayBank = legal(view, seat).some((move) => move.type === 'bank');
  return mayBank && gainOfDrawing(view, seat) <= 0 ? { type: 'bank' } : { type: 'draw' };
}

/** What one more card is worth on average: everybody knows which cards the deck still holds. */
function gainOfDrawing(view: State, seat: Seat): number {
  const { cards } = view.players[seat]!;
  const now = scoreOf(cards);
  const safe = cards.includes(SECOND_CHANCE);
  const unseen = listKinds(unseenCounts(view));
  let gain = 0;
  for (const card of unseen) {
    if (!isNumber(card) || !cards.includes(card)) gain += scoreOf([...cards, card]) - now;
    else if (!safe) gain -= now;
  }
  return gain / Math.max(1, unseen.length);
}

/** An empty deck is about to be made of the discards. */
function unseenCounts(view: State): readonly number[] {
  return view.deck.length > 0 ? (view.lots[0]?.unseen ?? []) : view.discard;
}

function bestTarget(view: State, seat: Seat, card: Card): Seat {
  const candidates = targets(view, card);
  const opponents = candidates.filter((other) => other !== seat);
  const wish = (other: Seat) => wishFor(view, other, card);
  const best = opponents.toSorted((a, b) => wish(b) - wish(a))[0];
  const keep = candidates.includes(seat) && (best === undefined || keepsFor(view, seat, card));
  return keep ? seat : (best ?? seat);
}

/** Freeze the one who is ahead, let the fullest line flip three, give help to the last. */
function wishFor(view: State, seat: Seat, card: Card): number {
  const { cards, total } = view.players[seat]!;
  if (card === FREEZE) return total + scoreOf(cards);
  if (card === FLIP_THREE) {
    return countNumbers(cards) * 20 - (cards.includes(SECOND_CHANCE) ? 60 : 0) + total / 100;
  }
  return -total - scoreOf(cards);
}

/** Three cards are a gift to a short line, and to one that a Second Chance covers. */
function keepsFor(view: State, seat: Seat, card: Card): boolean {
  const { cards } = view.players[seat]!;
  const numbers = countNumbers(cards);
  return card === FLIP_THREE && (numbers <= 1 || (numbers <= 3 && cards.includes(SECOND_CHANCE)));
}
