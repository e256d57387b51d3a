/** A refused move is a value: which ruling it broke, and a code that the text files put into words. */
import type { Card } from './cards.ts';

export type RuleId = `${'C' | 'F' | 'V' | 'P' | 'S' | 'T'}-${number}`;

export interface Rejection {
  readonly rule: RuleId;
  readonly reason: string;
  /** The card that it is about, where it is about one. */
  readonly card?: Card;
}

/** What any game can refuse for. The words are in `text/`. */
export const commonReasons = [
  'notAMove',
  'noSuchSeat',
  'matchOver',
  'notYourDecision',
  'staleDecision',
] as const;
export type CommonReason = (typeof commonReasons)[number];

export function refuse<Reason extends string>(
  rule: RuleId,
  reason: Reason,
  card?: Card,
): Rejection & { readonly reason: Reason } {
  return card === undefined ? { rule, reason } : { rule, reason, card };
}
