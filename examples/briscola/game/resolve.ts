import { bagSize, listKinds } from '@mazzo/kernel';
import type { Actor, Chance, Seat, Tell } from '@mazzo/kernel';
import { pointsOf, takes } from './cards.ts';
import { pointsTaken, winnerOf } from './scoring.ts';
import { isDecided } from './status.ts';
import { SEATS } from './types.ts';
import type { Event, Move, State } from './types.ts';

/** B-3 */
const HAND = 3;

export function open(state: State, chance: Chance, tell: Tell<Event>): void {
  beginDeal(state, chance.below(SEATS), chance, tell);
}

export function resolve(
  state: State,
  by: Actor,
  { card }: Move,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const seat = by as Seat; // `check` lets no clock move in this game.
  tell({ type: 'played', seat, card });
  if (state.trick.length < SEATS) return;
  const winner = takeTrick(state, tell);
  // B-6: whoever took the trick draws first.
  for (const drawer of [winner, other(winner)]) draw(state, drawer, tell);
  if (bagSize(state.hands[winner]!) === 0) endDeal(state, chance, tell);
}

function other(seat: Seat): Seat {
  return SEATS - 1 - seat;
}

/** B-3 */
function beginDeal(state: State, dealer: Seat, chance: Chance, tell: Tell<Event>): void {
  tell({ type: 'dealBegan', deal: state.deals + 1, dealer });
  const cards = listKinds(state.gathered);
  chance.shuffle(cards);
  tell({ type: 'shuffled', cards });
  for (const seat of [other(dealer), dealer]) {
    tell({ type: 'dealt', seat, cards: state.stock.slice(-HAND).toReversed() });
  }
  tell({ type: 'turnedUp', card: state.stock.at(-1)! });
}

/** B-5 */
function takeTrick({ trick, trump }: State, tell: Tell<Event>): Seat {
  const [led, answer] = trick as [(typeof trick)[0], (typeof trick)[0]];
  const { seat } = takes(answer.card, led.card, trump!) ? answer : led;
  tell({ type: 'trickTaken', seat, points: pointsOf(led.card) + pointsOf(answer.card) });
  return seat;
}

/** B-6: the last card is the one that lies face up. */
function draw({ stock }: State, seat: Seat, tell: Tell<Event>): void {
  const card = stock.at(-1);
  if (card !== undefined) tell({ type: 'drew', seat, card, open: stock.length === 1 });
}

/** B-8, B-9 */
function endDeal(state: State, chance: Chance, tell: Tell<Event>): void {
  const points = state.taken.map(pointsTaken);
  tell({ type: 'dealEnded', points, winner: winnerOf(points) });
  if (isDecided(state)) tell({ type: 'matchEnded' });
  else beginDeal(state, other(state.dealer), chance, tell);
}
