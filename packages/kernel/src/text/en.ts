import type { Seat } from '../game.ts';
import type { CommonReason } from '../rejection.ts';
import type { Audience } from '../text.ts';

export const commonEn: Readonly<Record<CommonReason, string>> = {
  notAMove: 'That is not a move of this game.',
  noSuchSeat: 'There is no such seat at this table.',
  matchOver: 'The match is over.',
  notYourDecision: 'It is not for this seat to decide now.',
  staleDecision: 'That answers a question that is no longer open.',
};

/** "1.2" */
export function tenthsEn(amount: number): string {
  return amount.toFixed(1);
}

/** "You flip" or "Ada flips". */
export function saysEn(to: Audience, seat: Seat, you: string, they: string): string {
  return to.you === seat ? `You ${you}` : `${to.name(seat)} ${they}`;
}
