import type { Actor, Chance, Seat, Tell } from '@mazzo/kernel';
import { actOn, beginAction, recheckAction } from './action.ts';
import { hasAction, rankOf } from './cards.ts';
import { drawPenalty, stockDrawPile } from './draw-pile.ts';
import { roundPoints, sums } from './scoring.ts';
import { isSessionOver } from './status.ts';
import { has, mayToss } from './table.ts';
import type { Event, Move, State } from './types.ts';

const CARDS_EACH = 5;
/** V-19 */
const MOST_EMPTIED = 3;

export function open(state: State, chance: Chance, tell: Tell<Event>): void {
  beginRound(state, chance.below(state.hands.length), chance, tell);
}

export function resolve(
  state: State,
  by: Actor,
  move: Move,
  chance: Chance,
  tell: Tell<Event>,
): void {
  if (by === 'clock') return tell({ type: 'timeUp' });
  act(state, by, move, chance, tell);
  advance(state, chance, tell);
}

function act(state: State, seat: Seat, move: Move, chance: Chance, tell: Tell<Event>): void {
  switch (move.type) {
    case 'peek':
      return tell({
        type: 'looked',
        by: seat,
        seat,
        slot: move.slot,
        card: state.hands[seat]![move.slot]!,
      });
    case 'draw':
      stockDrawPile(state, chance, tell);
      return tell({ type: 'drew', seat, card: state.deck.at(-1)! });
    case 'take': {
      const card = state.pile.at(-1)!;
      tell({ type: 'took', seat, card });
      return beginAction(state, seat, rankOf(card), false, tell);
    }
    case 'passTurn':
      return tell({ type: 'turnPassed', seat });
    case 'discard':
      return tell({ type: 'discarded', seat, card: drawn(state) });
    case 'play': {
      const card = drawn(state);
      tell({ type: 'played', seat, card });
      return beginAction(state, seat, rankOf(card), false, tell);
    }
    case 'swap':
      return swap(state, seat, move, chance, tell);
    case 'tossIn':
      return tossIn(state, seat, move.slot, chance, tell);
    case 'pass':
      return tell({ type: 'passed', seat });
    case 'callVinto':
      tell({ type: 'vintoCalled', seat });
      return;
    case 'endTurn':
      return nextTurn(state, chance, tell);
    case 'timeUp': // Only the clock says so.
      return;
    default:
      return actOn(state, seat, move, chance, tell);
  }
}

function drawn(state: State): number {
  if (state.phase.kind !== 'decide') throw new Error('no card has been drawn');
  return state.phase.drawn;
}

/** V-5 */
function swap(
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'swap' }>,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const { slot, declare: declared } = move;
  const out = state.hands[seat]![slot]!;
  tell({ type: 'swapped', seat, slot, card: drawn(state), out, declared });
  if (declared === null) return;
  if (declared !== rankOf(out)) drawPenalty(state, seat, chance, tell);
  else if (hasAction(declared)) beginAction(state, seat, declared, false, tell);
}

/** V-9, V-10 */
function tossIn(state: State, seat: Seat, slot: number, chance: Chance, tell: Tell<Event>): void {
  const card = state.hands[seat]![slot]!;
  if (has(state.ranks, rankOf(card))) {
    tell({ type: 'tossedIn', seat, slot, card });
    return recheckAction(state, tell);
  }
  const payable = stockDrawPile(state, chance, tell);
  const barred = state.options.wrongToss === 'barred' || !payable;
  tell({ type: 'missed', seat, slot, card, barred });
  drawPenalty(state, seat, chance, tell);
  recheckAction(state, tell);
}

/** Goes on until somebody has to decide, or the match is over. */
function advance(state: State, chance: Chance, tell: Tell<Event>): void {
  for (;;) {
    switch (state.phase.kind) {
      case 'peek':
        if (someLooksLeft(state.phase.left)) return;
        return tell({ type: 'turnBegan', seat: state.first });
      case 'act':
        if (state.action !== null) return;
        tell({ type: 'tossInOpened', ranks: ranksIn(state.ranks) });
        break;
      case 'tossIn':
        if (state.action !== null) return;
        if (state.queue.length > 0) {
          const { seat, rank } = state.queue[0]!;
          beginAction(state, seat, rank, true, tell);
        } else if (someoneMayToss(state)) return;
        else tell({ type: 'tossInClosed' });
        break;
      case 'call':
        if (state.caller !== null) return nextTurn(state, chance, tell);
        // V-19: the call is not offered.
        if (state.emptied >= MOST_EMPTIED) return endRound(state, chance, tell);
        return;
      default:
        return;
    }
  }
}

// Loops, not `some`: these are asked after nearly every move.
function someLooksLeft(left: readonly number[]): boolean {
  for (let seat = 0; seat < left.length; seat++) if (left[seat]! > 0) return true;
  return false;
}

function someoneMayToss(state: State): boolean {
  for (let seat = 0; seat < state.hands.length; seat++) if (mayToss(state, seat)) return true;
  return false;
}

/** V-12: the round is over when the turn would come back to the caller. */
function nextTurn(state: State, chance: Chance, tell: Tell<Event>): void {
  const next = (state.turn + 1) % state.hands.length;
  if (next === state.caller || allPassed(state)) return endRound(state, chance, tell);
  tell({ type: 'turnBegan', seat: next });
}

/** V-14: one after the other, and none of them has called. */
function allPassed({ caller, passes, hands }: State): boolean {
  return caller === null && passes >= hands.length;
}

function endRound(state: State, chance: Chance, tell: Tell<Event>): void {
  for (let seat = 0; seat < state.hands.length; seat++) {
    tell({ type: 'shown', seat, cards: state.hands[seat]!.slice() });
  }
  const totals = sums(state);
  const { caller } = state;
  tell({ type: 'roundEnded', caller, sums: totals, points: roundPoints(state, totals) });
  if (isSessionOver(state)) return tell({ type: 'matchEnded' });
  beginRound(state, (state.first + 1) % state.hands.length, chance, tell);
}

/** V-1: the first player's row first, each from left to right. */
function beginRound(state: State, first: Seat, chance: Chance, tell: Tell<Event>): void {
  const seats = state.hands.length;
  tell({ type: 'roundBegan', round: state.rounds + 1, first });
  const cards = state.pile.slice();
  chance.shuffle(cards);
  tell({ type: 'shuffled', lot: 0, cards });
  for (let n = 0; n < seats * CARDS_EACH; n++) {
    const seat = (first + Math.floor(n / CARDS_EACH)) % seats;
    tell({ type: 'dealt', seat, card: state.deck.at(-1)! });
  }
  tell({ type: 'turnedUp', card: state.deck.at(-1)! });
}

function ranksIn(mask: number): number[] {
  const ranks: number[] = [];
  for (let rank = 0; mask >> rank !== 0; rank++) if (has(mask, rank)) ranks.push(rank);
  return ranks;
}
