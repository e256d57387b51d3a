import type { FaceWords, Reader } from '@mazzo/cli/face';

interface BriscolaHeading {
  readonly deal: number;
  /** Null if it is you. */
  readonly dealer: string | null;
  readonly stock: number;
  /** How many deals win the match. */
  readonly wins: number;
}

/** What is written on a Briscola table. */
export interface BriscolaWords extends FaceWords {
  heading(heading: BriscolaHeading): readonly string[];
  wins(count: number): string;
  points(count: number): string;
  cards(count: number): string;
  trump(card: string): string;
  led(name: string, card: string): string;
  readonly hand: string;
}

export type BriscolaReader = Reader<BriscolaWords>;
