/** V-7, V-8: the action of a card, step by step. */
import type { Chance, Seat, Tell } from '@mazzo/kernel';
import { hasAction, JACK, KING, QUEEN, rankOf } from './cards.ts';
import type { Rank } from './cards.ts';
import { drawPenalty, stockDrawPile } from './draw-pile.ts';
import { hasCard, hasTarget } from './table.ts';
import type { Action, Event, Move, State } from './types.ts';

type Ending = Extract<Event, { type: 'actionEnded' }>['how'];
type Step = Extract<
  Move,
  { type: 'target' | 'name' | 'giveCard' | 'swapThem' | 'leaveThem' | 'decline' }
>;

export function beginAction(
  state: State,
  seat: Seat,
  rank: Rank,
  tossed: boolean,
  tell: Tell<Event>,
): void {
  tell({ type: 'actionBegan', seat, rank, tossed });
  if (!hasTarget(state, state.action!)) end(seat, 'noTarget', tell);
}

function end(seat: Seat, how: Ending, tell: Tell<Event>): void {
  tell({ type: 'actionEnded', seat, how });
}

export function actOn(state: State, by: Seat, move: Step, chance: Chance, tell: Tell<Event>): void {
  const action = state.action!;
  switch (move.type) {
    case 'decline':
      return end(by, 'declined', tell);
    case 'leaveThem':
      return end(by, 'left', tell);
    case 'swapThem':
      return swapTargets(action, tell);
    case 'giveCard':
      stockDrawPile(state, chance, tell);
      tell({ type: 'gaveCard', by, seat: move.seat, card: state.deck.at(-1)! });
      return end(by, 'done', tell);
    case 'name':
      return name(state, action, move.rank, chance, tell);
    case 'target':
      return target(state, action, move.seat, move.slot, tell);
  }
}

function target(state: State, action: Action, seat: Seat, slot: number, tell: Tell<Event>): void {
  const by = action.seat;
  switch (action.rank) {
    case JACK:
      tell({ type: 'targeted', by, seat, slot });
      if (action.targets.length === 2) swapTargets(action, tell);
      return;
    case QUEEN:
      tell({ type: 'targeted', by, seat, slot });
      if (action.targets.length === 2)
        for (const place of action.targets) look(state, by, place, tell);
      return;
    case KING:
      return tell({ type: 'targeted', by, seat, slot });
    default:
      look(state, by, { seat, slot }, tell);
      return end(by, 'done', tell);
  }
}

function look(
  state: State,
  by: Seat,
  { seat, slot }: { seat: Seat; slot: number },
  tell: Tell<Event>,
): void {
  tell({ type: 'looked', by, seat, slot, card: state.hands[seat]![slot]! });
}

function swapTargets(action: Action, tell: Tell<Event>): void {
  const [here, there] = action.targets as [Action['targets'][0], Action['targets'][0]];
  const { seat: by } = action;
  tell({ type: 'cardsSwapped', by, ...here, other: there.seat, otherSlot: there.slot });
  end(by, 'done', tell);
}

/** V-8 */
function name(state: State, action: Action, rank: Rank, chance: Chance, tell: Tell<Event>): void {
  const { seat: by, tossed } = action;
  const place = action.targets[0];
  if (place === undefined) {
    tell({ type: 'namedWild', by, rank });
    end(by, 'done', tell);
    if (!tossed) beginAction(state, by, rank, false, tell);
    return;
  }
  const card = state.hands[place.seat]![place.slot]!;
  if (rankOf(card) !== rank) {
    tell({ type: 'namedWrong', by, ...place, rank, card });
    drawPenalty(state, by, chance, tell);
    return end(by, 'done', tell);
  }
  tell({ type: 'namedRight', by, ...place, rank, card });
  end(by, 'done', tell);
  // What a tossed King named or turned up is first in the queue: the window goes on with it by itself.
  if (hasAction(rank) && !tossed) beginAction(state, by, rank, false, tell);
}

/** V-9: meanwhile a chosen card may have been tossed in, or the last card for an Ace been drawn. */
export function recheckAction(state: State, tell: Tell<Event>): void {
  const { action } = state;
  if (action === null) return;
  const gone = action.targets.some(({ seat, slot }) => !hasCard(state, seat, slot));
  if (gone && action.rank === QUEEN && action.targets.length === 2) {
    return end(action.seat, 'lapsed', tell);
  }
  if (gone) tell({ type: 'targetGone', by: action.seat });
  if (!hasTarget(state, action)) end(action.seat, 'noTarget', tell);
}
