import type { CommonReason } from '../rejection.ts';

export const commonIt: Readonly<Record<CommonReason, string>> = {
  notAMove: 'Questa non è una mossa di questo gioco.',
  noSuchSeat: 'A questo tavolo non c’è quel posto.',
  matchOver: 'La partita è finita.',
  notYourDecision: 'Ora non tocca a questo posto decidere.',
  staleDecision: 'Questa risposta è per una domanda già chiusa.',
};
