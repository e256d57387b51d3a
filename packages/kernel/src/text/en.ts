import type { CommonReason } from '../rejection.ts';

export const commonEn: Readonly<Record<CommonReason, string>> = {
  notAMove: 'That is not a move of this game.',
  noSuchSeat: 'There is no such seat at this table.',
  matchOver: 'The match is over.',
  notYourDecision: 'It is not for this seat to decide now.',
  staleDecision: 'That answers a question that is no longer open.',
};
