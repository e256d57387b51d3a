import { refuse } from '@mazzo/kernel';
import type { Actor, Rejection, RuleId, Seat } from '@mazzo/kernel';
import { hasAction, rankOf } from './cards.ts';
import {
  aim,
  callOrEnd,
  decideMoves,
  decline,
  drawOrTake,
  giveTo,
  nameRank,
  nothing,
  onlyDraw,
  onlyPassTurn,
  onlyTake,
  passOrToss,
  peeksAt,
  swapOrLeave,
  withTosses,
} from './moves.ts';
import { isAsked } from './status.ts';
import {
  canDraw,
  canTake,
  has,
  hasCard,
  hasTried,
  mayName,
  mayTouch,
  mayToss,
  nextStep,
  placesFor,
} from './table.ts';
import { GAP } from './types.ts';
import type { Action, Move, State } from './types.ts';

/** What this game refuses for, beside what all games do. */
export type Reason =
  | 'peekIsOver'
  | 'peekFirst'
  | 'seenAlready'
  | 'noCardThere'
  | 'notNow'
  | 'drawFirst'
  | 'nothingToDraw'
  | 'topIsUsed'
  | 'topHasNoAction'
  | 'mustDrawOrTake'
  | 'noAction'
  | 'noActionUnderWay'
  | 'otherStep'
  | 'ownCardOnly'
  | 'othersCardOnly'
  | 'otherPlayersCard'
  | 'callersCards'
  | 'actionCardOnly'
  | 'actionMustBePlayed'
  | 'windowClosed'
  | 'barred'
  | 'triedBefore'
  | 'callerTossesNothing'
  | 'passedAlready'
  | 'actionUnderWay'
  | 'notAtTurnsEnd'
  | 'alreadyCalled'
  | 'notTimed';

export function legal(state: State, seat: Seat): readonly Move[] {
  const { phase, action } = state;
  if (!isAsked(state, seat)) return nothing;
  switch (phase.kind) {
    case 'peek':
      return peekMoves(state, seat);
    case 'start':
      return startMoves(state);
    case 'decide':
      return decideMoves(state.hands[seat]!, hasAction(rankOf(phase.drawn)));
    case 'act':
      return actionMoves(state, action!);
    case 'tossIn':
      return windowMoves(state, seat);
    case 'call':
      return callOrEnd;
    case 'over':
      return nothing;
  }
}

function peekMoves(state: State, seat: Seat): readonly Move[] {
  let places = 0;
  for (let slot = 0; slot < state.hands[seat]!.length; slot++) {
    if (!hasPeeked(state, seat, slot)) places |= 1 << slot;
  }
  return peeksAt(places);
}

function startMoves(state: State): readonly Move[] {
  const drawable = canDraw(state);
  if (canTake(state)) return drawable ? drawOrTake : onlyTake;
  return drawable ? onlyDraw : onlyPassTurn;
}

function actionMoves(state: State, action: Action): Move[] {
  const moves = stepMoves(state, action);
  if (mayDecline(state, action)) moves.push(decline);
  return moves;
}

function stepMoves(state: State, action: Action): Move[] {
  switch (nextStep(state, action)) {
    case 'rank':
      return nameRank.filter((_, rank) => mayName(state, rank));
    case 'player':
      return giveTo.filter((_, seat) => seat < state.hands.length && seat !== state.caller);
    case 'swap':
      return swapOrLeave.slice();
    default:
      return placesFor(state, action).map(({ seat, slot }) => aim[seat]![slot]!);
  }
}

/** V-6, `may`: before anything of it is done. */
function mayDecline(state: State, action: Action): boolean {
  return state.options.actions === 'may' && action.targets.length === 0;
}

/** While an action is being played nobody passes; its player has its moves besides. */
function windowMoves(state: State, seat: Seat): readonly Move[] {
  const { action } = state;
  // Without an action nobody is asked who may not toss.
  if (action === null) return passOrToss(untried(state, seat));
  const row = mayToss(state, seat) ? untried(state, seat) : [];
  return withTosses(action.seat === seat ? actionMoves(state, action) : nothing, row);
}

/** V-10, `tryOthers`: the row without the cards that were tried in vain. */
function untried(state: State, seat: Seat): readonly number[] {
  const { phase } = state;
  const hand = state.hands[seat]!;
  if (phase.kind !== 'tossIn' || phase.tried.length === 0) return hand;
  return hand.map((card, slot) => (hasTried(state, seat, slot) ? GAP : card));
}

function no(rule: RuleId, reason: Reason): Rejection {
  return refuse(rule, reason);
}

export function check(state: State, by: Actor, move: Move): Rejection | null {
  const { phase } = state;
  if (phase.kind === 'over') return refuse('C-10', 'matchOver');
  if (by === 'clock') return checkClock(state, move);
  if (move.type === 'timeUp') return refuse('C-10', 'notYourDecision');
  if (!isAsked(state, by)) return checkUnasked(state, by, move);
  if (phase.kind === 'peek' && move.type !== 'peek') return no('V-2', 'peekFirst');
  switch (move.type) {
    case 'peek':
      return checkPeek(state, by, move.slot);
    case 'draw':
    case 'take':
    case 'passTurn':
      return phase.kind === 'start' ? checkStart(state, move.type) : no('V-20', 'notNow');
    case 'discard':
    case 'play':
    case 'swap':
      return checkDecide(state, by, move);
    case 'callVinto':
      return phase.kind === 'call'
        ? null
        : no('V-11', state.caller === null ? 'notAtTurnsEnd' : 'alreadyCalled');
    case 'endTurn':
      return phase.kind === 'call' ? null : no('V-20', 'notNow');
    case 'tossIn':
      return checkToss(state, by, move.slot);
    case 'pass':
      if (phase.kind !== 'tossIn') return no('V-9', 'windowClosed');
      return state.action === null ? null : no('V-9', 'actionUnderWay');
    default:
      return checkAction(state, by, move);
  }
}

function checkClock(state: State, move: Move): Rejection | null {
  if (move.type !== 'timeUp') return refuse('C-10', 'notYourDecision');
  return state.options.session === 'timed' && !state.timeUp ? null : no('V-16', 'notTimed');
}

/** Why a seat that is not asked may not even toss in or call, where there is more to say than that. */
function checkUnasked(state: State, seat: Seat, move: Move): Rejection {
  const { phase } = state;
  if (move.type === 'tossIn' && phase.kind === 'tossIn') {
    if (seat === state.caller) return no('V-12', 'callerTossesNothing');
    if (has(phase.barred, seat)) return no('V-10', 'barred');
    if (has(phase.passed, seat)) return no('V-9', 'passedAlready');
  }
  if (move.type === 'callVinto' && state.caller !== null) return no('V-11', 'alreadyCalled');
  return refuse('C-10', 'notYourDecision');
}

function checkPeek(state: State, seat: Seat, slot: number): Rejection | null {
  if (state.phase.kind !== 'peek') return no('V-2', 'peekIsOver');
  if (!hasCard(state, seat, slot)) return no('V-2', 'noCardThere');
  return hasPeeked(state, seat, slot) ? no('V-2', 'seenAlready') : null;
}

function hasPeeked(state: State, seat: Seat, slot: number): boolean {
  return has(state.seen[seat]![slot]!, seat);
}

function checkStart(state: State, type: 'draw' | 'take' | 'passTurn'): Rejection | null {
  if (type === 'draw') return canDraw(state) ? null : no('V-14', 'nothingToDraw');
  if (type === 'passTurn') {
    return canDraw(state) || canTake(state) ? no('V-14', 'mustDrawOrTake') : null;
  }
  if (canTake(state)) return null;
  return no('V-6', hasAction(rankOf(state.pile.at(-1)!)) ? 'topIsUsed' : 'topHasNoAction');
}

function checkDecide(
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'discard' | 'play' | 'swap' }>,
): Rejection | null {
  const { phase } = state;
  if (phase.kind !== 'decide') return no('V-4', phase.kind === 'start' ? 'drawFirst' : 'notNow');
  if (move.type === 'play') return hasAction(rankOf(phase.drawn)) ? null : no('V-3', 'noAction');
  if (move.type === 'swap' && !hasCard(state, seat, move.slot)) return no('V-5', 'noCardThere');
  return null;
}

function checkToss(state: State, seat: Seat, slot: number): Rejection | null {
  const { phase } = state;
  if (phase.kind !== 'tossIn') return no('V-9', 'windowClosed');
  if (!mayToss(state, seat)) return no('V-10', 'barred'); // Asked for its action alone.
  if (!hasCard(state, seat, slot)) return no('V-9', 'noCardThere');
  return hasTried(state, seat, slot) ? no('V-10', 'triedBefore') : null;
}

function checkAction(
  state: State,
  seat: Seat,
  move: Extract<
    Move,
    { type: 'target' | 'name' | 'giveCard' | 'swapThem' | 'leaveThem' | 'decline' }
  >,
): Rejection | null {
  const { action } = state;
  if (action?.seat !== seat) return no('V-7', 'noActionUnderWay');
  const step = nextStep(state, action);
  switch (move.type) {
    case 'decline':
      if (state.options.actions === 'must') return no('V-6', 'actionMustBePlayed');
      return mayDecline(state, action) ? null : no('V-6', 'otherStep');
    case 'swapThem':
    case 'leaveThem':
      return step === 'swap' ? null : no('V-7', 'otherStep');
    case 'name':
      if (step !== 'rank') return no('V-8', 'otherStep');
      return mayName(state, move.rank) ? null : no('V-8', 'actionCardOnly');
    case 'giveCard':
      if (step !== 'player') return no('V-7', 'otherStep');
      if (move.seat >= state.hands.length) return refuse('C-10', 'noSuchSeat');
      return move.seat === state.caller ? no('V-12', 'callersCards') : null;
    case 'target':
      return checkTarget(state, action, move.seat, move.slot);
  }
}

function checkTarget(state: State, action: Action, seat: Seat, slot: number): Rejection | null {
  const step = nextStep(state, action);
  if (step === 'rank') return no('V-8', 'otherStep');
  if (step === 'player' || step === 'swap') return no('V-7', 'otherStep');
  if (seat >= state.hands.length) return refuse('C-10', 'noSuchSeat');
  if (seat === state.caller) return no('V-12', 'callersCards');
  if (!mayTouch(state, action, seat)) {
    if (step === 'ownCard') return no('V-7', 'ownCardOnly');
    return no('V-7', step === 'othersCard' ? 'othersCardOnly' : 'otherPlayersCard');
  }
  return state.hands[seat]![slot] === undefined || state.hands[seat]![slot] === GAP
    ? no('V-7', 'noCardThere')
    : null;
}
