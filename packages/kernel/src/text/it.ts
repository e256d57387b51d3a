import type { Seat } from '../game.ts';
import type { CommonReason } from '../rejection.ts';
import type { Audience } from '../text.ts';

export const commonIt: Readonly<Record<CommonReason, string>> = {
  notAMove: 'Questa non è una mossa di questo gioco.',
  noSuchSeat: 'A questo tavolo non c’è quel posto.',
  matchOver: 'La partita è finita.',
  notYourDecision: 'Ora non tocca a questo posto decidere.',
  staleDecision: 'Questa risposta è per una domanda già chiusa.',
};

/** «Peschi» o «Ada pesca». */
export function saysIt(to: Audience, seat: Seat, tu: string, loro: string): string {
  return to.you === seat ? capital(tu) : `${to.name(seat)} ${loro}`;
}

/** «ad Ada», «a Bruno». */
export function toIt(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}

/** «1,2» */
export function tenthsIt(amount: number): string {
  return amount.toFixed(1).replace('.', ',');
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
