/**
 * "Not until my turn": the player's own side of the table passes every window for them, reopened ones
 * too. The table knows nothing of it: it hears the pass that its clock would have made (V-18, S-17),
 * at once and whatever the hand, so that nobody learns anything from it.
 */
import { decisionOf, isWindow } from '@mazzo/kernel';
import type { AnyGame, AnyMove, Status } from '@mazzo/kernel';
import type { ClientState } from './client.ts';

/** Where the player's side stands: one for every position that was told. */
export interface PassingAhead {
  readonly wished: boolean;
  /** The last turn that anybody had was the player's own: what is left of it is no new turn. */
  readonly ownTurn: boolean;
  readonly match: string;
  readonly rounds: number;
}

/** An answer to an open window. */
export interface Pass {
  readonly decision: number;
  readonly move: AnyMove;
}

type Position = Pick<ClientState, 'match' | 'seat' | 'view' | 'status'>;

/** Before anything was told. */
export const notPassing: PassingAhead = { wished: false, ownTurn: false, match: '', rounds: 0 };

export function passAhead(passing: PassingAhead): PassingAhead {
  return { ...passing, wished: true };
}

/** The wish is taken back. */
export function askMe(passing: PassingAhead): PassingAhead {
  return { ...passing, wished: false };
}

/** The wish ends with the player's next turn, with the round and with the match. */
export function follow(passing: PassingAhead, game: AnyGame, at: Position): PassingAhead {
  const { match, seat, status, view } = at;
  const { rounds } = game.tally(view);
  const goesOn = passing.match === match && passing.rounds === rounds && !status.over;
  const before = goesOn ? passing : notPassing;
  const mine = seat !== null && decisionOf(status, seat) !== undefined;
  const wished = before.wished && !(mine && isTurn(status) && !before.ownTurn);
  return { wished, ownTurn: isTurn(status) ? mine : before.ownTurn, match, rounds };
}

/** Nobody else may do anything meanwhile: an action played within a window is nobody's turn. */
function isTurn(status: Status): boolean {
  if (status.over) return false;
  return status.decisions.every((decision) => decision.pace !== 'free' && !isWindow(decision));
}

/** What passes the window in which this player is asked; null if they are not asked in one. */
export function passFor(game: AnyGame, at: Omit<Position, 'match'>): Pass | null {
  const decision = at.seat === null ? undefined : decisionOf(at.status, at.seat);
  if (decision === undefined || !isWindow(decision)) return null;
  return { decision: decision.id, move: game.timeout(at.view, decision) };
}
