import type { BriscolaText } from '@mazzo/games/briscola/text';

/** The game's own words, and those of its table on the page. */
export interface BriscolaWords {
  readonly game: BriscolaText;
  readonly table: BriscolaTable;
}

interface BriscolaTable {
  heading(deal: number, wins: number): string;
  points(count: number): string;
  wins(count: number): string;
  readonly faceDown: string;
  readonly stock: string;
  cardsLeft(count: number): string;
  readonly trump: string;
  readonly trick: string;
  waiting(name: string): string;
}
