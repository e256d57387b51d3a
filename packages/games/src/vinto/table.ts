/** What lies where, and who may touch it. */
import type { Seat, Viewer } from '@mazzo/kernel';
import { ACE, EIGHT, hasAction, JACK, KING, NINE, QUEEN, rankOf, SEVEN, TEN } from './cards.ts';
import type { Options } from './options.ts';
import { GAP } from './types.ts';
import type { Action, Place, State } from './types.ts';

/** Onlookers have seen what everybody has been shown. */
const ONLOOKERS = 1 << 5;
/** All five seats and the onlookers. */
export const EVERYONE = 0b111111;

export function maskOf(viewer: Viewer): number {
  return viewer === 'spectator' ? ONLOOKERS : 1 << viewer;
}

export function has(mask: number, seat: Seat): boolean {
  return ((mask >> seat) & 1) === 1;
}

export function hasCard(state: State, seat: Seat, slot: number): boolean {
  const hand = state.hands[seat];
  return hand !== undefined && slot < hand.length && hand[slot] !== GAP;
}

function hasCards(state: State, seat: Seat): boolean {
  for (const card of state.hands[seat]!) if (card !== GAP) return true;
  return false;
}

export function slotsWithCards(state: State, seat: Seat): number[] {
  const slots: number[] = [];
  const hand = state.hands[seat]!;
  for (let slot = 0; slot < hand.length; slot++) if (hand[slot] !== GAP) slots.push(slot);
  return slots;
}

/** V-14: the draw pile, or a discard pile with cards below those of this turn. */
export function canDraw(state: State): boolean {
  return state.deck.length > 0 || state.pile.length > keptOnPile(state);
}

/** V-14: the top card and the cards that came this turn are not shuffled. */
export function keptOnPile(state: State): number {
  return Math.max(1, state.fresh);
}

/** V-6 */
export function canTake(state: State): boolean {
  return state.topUnused && hasAction(rankOf(state.pile[state.pile.length - 1]!));
}

/** Of the top of the pile: this player may take it now, somebody may later, nobody may, or it has no action. */
export type TopUse = 'takeable' | 'unused' | 'used' | 'plain';

/** V-6: an unused action card may be taken, by whoever begins their turn. */
export function topUse(state: State, seat: Seat | null): TopUse {
  if (!hasAction(rankOf(state.pile[state.pile.length - 1]!))) return 'plain';
  if (!canTake(state)) return 'used';
  return state.phase.kind === 'start' && state.turn === seat ? 'takeable' : 'unused';
}

export type AsksFor = 'ownCard' | 'othersCard' | 'anyCard' | 'rank' | 'player' | 'swap';

/** What the action under way asks its player for. */
export function nextStep(state: State, action: Action): AsksFor {
  switch (action.rank) {
    case SEVEN:
    case EIGHT:
      return 'ownCard';
    case NINE:
    case TEN:
      return 'othersCard';
    case JACK:
      return 'anyCard';
    case QUEEN:
      return action.targets.length === 2 ? 'swap' : 'anyCard';
    case KING:
      return state.options.king === 'wild' || action.targets.length === 1 ? 'rank' : 'anyCard';
    case ACE:
      return 'player';
    default:
      throw new Error(`rank ${action.rank} has no action`);
  }
}

/** V-7, V-8, V-12: may the action's next card be one of this player's? */
export function mayTouch(state: State, action: Action, seat: Seat): boolean {
  if (seat === state.caller) return false;
  switch (action.rank) {
    case SEVEN:
    case EIGHT:
      return seat === action.seat;
    case NINE:
    case TEN:
      return seat !== action.seat;
    default:
      return action.targets[0]?.seat !== seat;
  }
}

/** Two cards of two players are needed: nothing else asks for more than one. */
function playersNeeded(action: Action): number {
  const two = action.rank === JACK || action.rank === QUEEN;
  return two ? 2 - action.targets.length : 1;
}

/** V-6: an action without any target does nothing; an Ace has none where there is nothing to draw. */
export function hasTarget(state: State, action: Action): boolean {
  const step = nextStep(state, action);
  if (step === 'rank' || step === 'swap') return true;
  if (step === 'player') return canDraw(state);
  let players = 0;
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (mayTouch(state, action, seat) && hasCards(state, seat)) players++;
  }
  return players >= playersNeeded(action);
}

export function placesFor(state: State, action: Action): Place[] {
  const places: Place[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (!mayTouch(state, action, seat)) continue;
    for (const slot of slotsWithCards(state, seat)) places.push({ seat, slot });
  }
  return places;
}

/** V-8, `wild`: one of 7–Q and the ace. */
export function mayName(state: State, rank: number): boolean {
  return state.options.king === 'pickCard' || (hasAction(rank) && rank !== KING);
}

/** V-9, V-12: may this seat toss in at all, while the window is open? */
export function mayToss(state: State, seat: Seat): boolean {
  const { phase } = state;
  return (
    phase.kind === 'tossIn' &&
    seat !== state.caller &&
    !has(phase.barred, seat) &&
    !has(phase.passed, seat) &&
    hasUntried(state, seat)
  );
}

function hasUntried(state: State, seat: Seat): boolean {
  const hand = state.hands[seat]!;
  for (let slot = 0; slot < hand.length; slot++) {
    if (hand[slot] !== GAP && !hasTried(state, seat, slot)) return true;
  }
  return false;
}

/** V-10, `tryOthers`: never the same card again in this window. */
export function hasTried(state: State, seat: Seat, slot: number): boolean {
  const { phase } = state;
  if (phase.kind !== 'tossIn') return false;
  for (const tried of phase.tried) {
    if (tried.by === seat && tried.seat === seat && tried.slot === slot) return true;
  }
  return false;
}

/** V-17: whether what this viewer has seen in the row of a seat goes on being shown. */
export function aidShows({ memoryAid }: Options, viewer: Seat | null, seat: Seat): boolean {
  return memoryAid === 'allSeen' || (memoryAid === 'ownCards' && seat === viewer);
}
