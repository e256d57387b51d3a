export type LawNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** A law of the kernel does not hold: which, and what was seen. */
export class LawBroken extends Error {
  readonly law: LawNumber;

  constructor(law: LawNumber, what: string) {
    super(`law ${law}: ${what}`);
    this.law = law;
  }
}

export function hold(law: LawNumber, condition: boolean, what: () => string): void {
  if (!condition) throw new LawBroken(law, what());
}
