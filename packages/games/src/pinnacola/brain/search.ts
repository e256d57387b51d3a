/**
 * What a search of Pinnacola needs: worlds in which both play on quickly, without the solver, until it
 * shows who comes to own the cards.
 */
import { bagSize } from '@mazzo/kernel';
import type { Card, Chance, Imagination, Position, Seat } from '@mazzo/kernel';
import { KINDS, pack, pointsOf } from '../cards.ts';
import { cardsNeeded, otherSeat, owedIn } from '../finish.ts';
import { imagine } from '../imagine.ts';
import { legal, restAfterTaking } from '../legal.ts';
import { cardsOf, pointsOfMeld } from '../melds.ts';
import { discardOf, draw, takeFrom } from '../moves.ts';
import { quickAnswer } from '../solver/quick.ts';
import type { Finish, Move, State } from '../types.ts';
import { dangerOf, fitsSome, heldAmong } from './danger.ts';
import { remember } from './memory.ts';
import type { Memory } from './memory.ts';
import { pairsWith } from './pairs.ts';
import { mayEndSoon } from './turn.ts';
import { useOf } from './use.ts';

/** So many moves in worlds cost some hundredths of a second. */
const STEPS = 1500;
/** Ten turns, each a draw and a discard. */
const HORIZON = 20;

export const search: Imagination<State, Move, Memory> = {
  steps: (view, seat) => (mayEndSoon(view, seat) ? 0 : STEPS),
  imagine: imagineLikely,
  play,
  worth,
};

const DEALS = 4;

/** Of some deals the one in which the opponent's hand goes together best: what does not is thrown away. */
function imagineLikely({ view, seat }: Position<State, Memory>, chance: Chance): State {
  let best = imagine(view, seat, chance);
  let most = coherence(best, otherSeat(seat));
  for (let n = 1; n < DEALS; n++) {
    const world = imagine(view, seat, chance);
    const together = coherence(world, otherSeat(seat));
    if (together <= most) continue;
    most = together;
    best = world;
  }
  return best;
}

function coherence(world: State, seat: Seat): number {
  const hand = world.hands[seat]!.cards;
  let together = 0;
  for (let card = 0; card < KINDS; card++) {
    if (hand[card]! > 0 && isTogether(hand, card)) together += hand[card]!;
  }
  return together;
}

/** As in draw.ts. */
const ENOUGH = 3;

function play(world: State, seat: Seat): Move {
  if (world.phase.kind === 'draw') return playDraw(world, seat);
  if (owedIn(world) !== null) return playOwed(world, seat);
  return discardOf(leastUseful(world, seat, world.hands[seat]!.cards));
}

/** The fewest cards that pay what is owed, and then what is thrown away as ever. */
function playOwed(world: State, seat: Seat): Move {
  let fewest: Finish | null = null;
  let least = Infinity;
  for (const move of legal(world, seat)) {
    if (move.type !== 'finish') continue;
    const cards = move.melds.reduce((sum, meld) => sum + cardsOf(meld).length, 0);
    if (cards >= least) continue;
    least = cards;
    fewest = move;
  }
  const needed = cardsNeeded(world, seat, fewest!);
  const left = world.hands[seat]!.cards.map((count, card) => count - needed[card]!);
  return { ...fewest!, discard: leastUseful(world, seat, left) };
}

/** The pozzo is taken from the lowest card from which it plainly can be. */
function playDraw(world: State, seat: Seat): Move {
  const { pozzo, options } = world;
  const last = options.pozzo === 'whole' ? 0 : pozzo.length - ENOUGH;
  if (pozzo.length < ENOUGH) return draw;
  for (let from = 0; from <= last; from++) {
    if (quickAnswer(restAfterTaking(world, seat, from)) === true) return takeFrom(from);
  }
  return draw;
}

const nobody: Memory = remember();
const POZZO = 8;
const POZZO_CARD = 9;
const FITS = 200;

function leastUseful(world: State, seat: Seat, hand: readonly number[]): Card {
  const unseen = unseenBy(world, seat);
  const theirs = world.melds[otherSeat(seat)]!;
  const own = world.melds[seat]!;
  const held = heldAmong(unseen, bagSize(world.hands[otherSeat(seat)]!), world.stock.length);
  const stake = POZZO + POZZO_CARD * (world.pozzo.length + 1);
  let best = -1;
  let least = Infinity;
  for (let card = 0; card < KINDS; card++) {
    if (hand[card]! <= 0) continue;
    const loss =
      useOf(hand, unseen, card) +
      stake * dangerOf(theirs, nobody, held, card) +
      (fitsSome(own, card) ? FITS : 0);
    if (loss >= least) continue;
    least = loss;
    best = card;
  }
  return best;
}

/** By kind, what somebody sees neither in their hand nor on the table. */
function unseenBy(world: State, seat: Seat): number[] {
  const unseen = pack();
  const hand = world.hands[seat]!.cards;
  for (let card = 0; card < KINDS; card++) unseen[card]! -= hand[card]!;
  for (const card of world.pozzo) unseen[card]! -= 1;
  for (const melds of world.melds) {
    for (const meld of melds) for (const card of cardsOf(meld)) unseen[card]! -= 1;
  }
  return unseen;
}

/** With so few cards in the stock there is no playing on without laying. */
const LATE = 3;
/** What points more are worth a match, of those that it is played to. */
const SCALE = 0.35;

function worth(world: State, seat: Seat, moves: number): number | null {
  if (world.phase.kind !== 'draw') return null;
  if (moves < HORIZON && world.stock.length > LATE) return null;
  const other = otherSeat(seat);
  const ahead =
    world.totals[seat]! + ownedBy(world, seat) - world.totals[other]! - ownedBy(world, other);
  return 1 / (1 + Math.exp(-ahead / (SCALE * world.options.target)));
}

/** How many times over a point counts: on the table, in hand with two others, in hand without. */
const TABLE = 2;
const TOGETHER = 3;
const ALONE = 1.5;

/** What lies there, and what the hand may become. */
function ownedBy(world: State, seat: Seat): number {
  let sum = 0;
  for (const meld of world.melds[seat]!) sum += TABLE * pointsOfMeld(meld, world.options);
  const hand = world.hands[seat]!.cards;
  for (let card = 0; card < KINDS; card++) {
    if (hand[card] === 0) continue;
    sum += hand[card]! * pointsOf(card) * (isTogether(hand, card) ? TOGETHER : ALONE);
  }
  return sum;
}

function isTogether(hand: readonly number[], card: number): boolean {
  for (const [a, b] of pairsWith(card)) if (hand[a]! > 0 && hand[b]! > 0) return true;
  return false;
}
