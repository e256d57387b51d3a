/**
 * The first bot of Flip 7: it weighs one more card, and knows whom to freeze.
 *
 * Frozen: the measure of strength (ADR 12). It is never tuned, and what it chooses is held by
 * golden/reference.txt.
 */
import type { Card, Seat } from '@mazzo/kernel';
import { FLIP_THREE, FREEZE, isNumber, SECOND_CHANCE } from './cards.ts';
import { legal, targets } from './legal.ts';
import { bitsOf, bustsOn, cardsOf, countNumbers, has, layLine } from './line.ts';
import type { Line } from './line.ts';
import { unseenCounts } from './odds.ts';
import { scoreOf } from './scoring.ts';
import { currentChoice } from './status.ts';
import type { Move, State } from './types.ts';

export function reference(view: State, seat: Seat): Move {
  const task = currentChoice(view);
  if (task !== undefined) return { type: 'target', seat: bestTarget(view, seat, task.card) };
  const mayBank = legal(view, seat).some((move) => move.type === 'bank');
  return mayBank && gainOfDrawing(view, seat) <= 0 ? { type: 'bank' } : { type: 'draw' };
}

/** What one more card is worth on average: everybody knows which cards the deck still holds. */
function gainOfDrawing(view: State, seat: Seat): number {
  const line = view.players[seat]!;
  const now = scoreOf(line);
  let gain = 0;
  let cards = 0;
  for (const [card, count] of unseenCounts(view).entries()) {
    cards += count;
    if (bustsOn(line, card)) gain -= count * now;
    else if (!isNumber(card) || !has(line, card)) {
      gain += count * (scoreOf(withCard(line, card)) - now);
    }
  }
  return gain / Math.max(1, cards);
}

function withCard(line: Line, card: Card): Line {
  return layLine([...cardsOf(line), card]);
}

function bestTarget(view: State, seat: Seat, card: Card): Seat {
  const candidates = bitsOf(targets(view, card));
  const opponents = candidates.filter((other) => other !== seat);
  const wish = (other: Seat) => wishFor(view, other, card);
  const best = opponents.toSorted((a, b) => wish(b) - wish(a))[0];
  const keep = candidates.includes(seat) && (best === undefined || keepsFor(view, seat, card));
  return keep ? seat : (best ?? seat);
}

/** Freeze the one who is ahead, let the fullest line flip three, give help to the last. */
function wishFor(view: State, seat: Seat, card: Card): number {
  const line = view.players[seat]!;
  const { total } = line;
  if (card === FREEZE) return total + scoreOf(line);
  if (card === FLIP_THREE) {
    return countNumbers(line) * 20 - (has(line, SECOND_CHANCE) ? 60 : 0) + total / 100;
  }
  return -total - scoreOf(line);
}

/** Three cards are a gift to a short line, and to one that a Second Chance covers. */
function keepsFor(view: State, seat: Seat, card: Card): boolean {
  const line = view.players[seat]!;
  const numbers = countNumbers(line);
  return card === FLIP_THREE && (numbers <= 1 || (numbers <= 3 && has(line, SECOND_CHANCE)));
}
