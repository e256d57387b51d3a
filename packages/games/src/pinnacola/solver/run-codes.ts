/**
 * An open run as a number below 24: what it is to become, its length as far as that matters, and
 * whether it may still take a joker. What it becomes is decided when it begins, so that every card
 * is worth the same whatever follows.
 */
export const PLAIN = 0;
/** P-7 */
export const GREAT = 1;
/** P-8 */
export const WHOLE = 2;
export type Fate = number;

export const CODES = 24;
const NEEDED = [3, 7, 13];
const FIRST = [0, 6, 20];

export function codeOf(fate: Fate, length: number, open: number): number {
  return FIRST[fate]! + (fate === WHOLE ? 0 : (Math.min(length, NEEDED[fate]!) - 1) * 2) + open;
}

const each = Array.from({ length: CODES }, (_, code) => code);

export const fateOf = Uint8Array.from(each, (code) =>
  code < 6 ? PLAIN : code < 20 ? GREAT : WHOLE,
);
/** Of a run that is to be whole the place tells the length. */
const lengthOf = Uint8Array.from(each, (code) => ((code - FIRST[fateOf[code]!]!) >> 1) + 1);
/** The cards still missing; none for a run that is to be whole, whose place tells. */
export const missingOf = Uint8Array.from(each, (code) =>
  fateOf[code] === WHOLE ? 0 : NEEDED[fateOf[code]!]! - lengthOf[code]!,
);
export const afterCard = Uint8Array.from(each, (code) =>
  codeOf(fateOf[code]!, lengthOf[code]! + 1, code & 1),
);
/** The same where a Pinnacola, once it is there, is as good as any run. */
export const afterCardPlainly = Uint8Array.from(each, (code) =>
  missingOf[afterCard[code]!] === 0 ? codeOf(PLAIN, NEEDED[PLAIN]!, code & 1) : afterCard[code]!,
);
