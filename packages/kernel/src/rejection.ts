/** A refused move is a value: which ruling it broke, and a code that the text files put into words. */
import type { Card } from './cards.ts';

// prettier-ignore
type Letter =
  | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M'
  | 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z';

/** What a game's rulings begin with: `F` for F-1, F-2 and so on. C is for those of all games. */
export type RulingLetter = Exclude<Letter, 'C'>;
export type RuleId = `${Letter}-${number}`;

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
