/** How everybody plays in imagined worlds: by points, with the deck counted, and never into certain defeat. */
import type { Card, Seat } from '@mazzo/kernel';
import {
  FLIP_THREE,
  FREEZE,
  NUMBERS,
  PLUSES,
  pointsOf,
  SECOND_CHANCE,
  TIMES_TWO,
} from '../cards.ts';
import { targets } from '../legal.ts';
import { bitsOf, countNumbers, has, isBusted, isEmptyLine, isIn } from '../line.ts';
import { scoreOf } from '../scoring.ts';
import { currentChoice } from '../status.ts';
import type { Move, State } from '../types.ts';
import { leftInDeck } from './stock.ts';

const draw: Move = Object.freeze({ type: 'draw' });
const bank: Move = Object.freeze({ type: 'bank' });

export function quick(world: State, seat: Seat): Move {
  const task = currentChoice(world);
  if (task !== undefined) return { type: 'target', seat: quickTarget(world, seat, task.card) };
  const line = world.players[seat]!;
  if (isEmptyLine(line) || has(line, SECOND_CHANCE)) return draw;
  const score = scoreOf(line);
  const toBeat = bankedToBeat(world);
  if (toBeat >= world.options.target) return line.total + score > toBeat ? bank : draw;
  return gainOfDrawing(world, seat, score) > 0 ? draw : bank;
}

/** The highest total of those who are out of the round. */
export function bankedToBeat(world: State): number {
  let most = 0;
  for (let seat = 0; seat < world.players.length; seat++) {
    if (isIn(world, seat)) continue;
    const line = world.players[seat]!;
    most = Math.max(most, line.total + (isBusted(world, seat) ? 0 : scoreOf(line)));
  }
  return most;
}

function gainOfDrawing(world: State, seat: Seat, score: number): number {
  const line = world.players[seat]!;
  const factor = has(line, TIMES_TWO) ? 2 : 1;
  const counts = leftInDeck(world);
  let gain = 0;
  for (let card = 0; card < TIMES_TWO; card++) {
    const count = counts[card]!;
    if (((NUMBERS >> card) & 1) === 0) gain += count * pointsOf(card);
    else if (has(line, card)) gain -= count * score;
    else gain += count * factor * pointsOf(card);
  }
  if (factor === 1) gain += counts[TIMES_TWO]! * (score - plusOf(line.kinds));
  return countNumbers(line) === 6 ? gain + 15 * 50 : gain;
}

function plusOf(kinds: number): number {
  let plus = 0;
  for (const card of bitsOf(kinds & PLUSES)) plus += pointsOf(card);
  return plus;
}

function quickTarget(world: State, seat: Seat, card: Card): Seat {
  const mask = targets(world, card);
  const own = ((mask >> seat) & 1) === 1;
  if (own && card === FLIP_THREE && isSafe(world, seat)) return seat;
  let best = seat;
  let most = -Infinity;
  for (let other = 0; other < world.players.length; other++) {
    if (((mask >> other) & 1) === 0 || other === seat) continue;
    const wish = wishFor(world, other, card);
    if (wish > most) {
      most = wish;
      best = other;
    }
  }
  return best;
}

function isSafe(world: State, seat: Seat): boolean {
  const line = world.players[seat]!;
  const numbers = countNumbers(line);
  return numbers <= 1 || (numbers <= 3 && has(line, SECOND_CHANCE));
}

/** Freeze the one who is ahead, let the fullest line flip three, give help to the last. */
function wishFor(world: State, seat: Seat, card: Card): number {
  const line = world.players[seat]!;
  if (card === FREEZE) return line.total + scoreOf(line);
  if (card === FLIP_THREE)
    return 20 * countNumbers(line) - (has(line, SECOND_CHANCE) ? 60 : 0) + line.total / 10;
  return -line.total - scoreOf(line);
}
