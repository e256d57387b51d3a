/** A refused move is a value: which ruling it broke, and a code that the text files put into words. */

export type RuleId = `${'C' | 'F' | 'V' | 'P' | 'S' | 'T'}-${number}`;

export interface Rejection {
  readonly rule: RuleId;
  readonly reason: string;
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
): { readonly rule: RuleId; readonly reason: Reason } {
  return { rule, reason };
}
