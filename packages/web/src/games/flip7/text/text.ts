import type { Flip7Text } from '@mazzo/games/flip7/text';

/** The game's own words, and those of its table on the page. */
export interface Flip7Words {
  readonly game: Flip7Text;
  readonly table: Flip7Table;
}

interface Flip7Table {
  heading(round: number, target: number): string;
  readonly deck: string;
  cardsLeft(count: number): string;
  readonly topOfDeck: string;
  total(points: number): string;
  readonly fates: { readonly busted: string; readonly banked: string };
  round(points: number): string;
  flipsLeft(count: number): string;
  waiting(name: string): string;
  choosing(name: string, card: string): string;
  readonly flip: string;
  bank(points: number): string;
  /** What the player is asked whose turn it is. */
  readonly ask: string;
  /** With nothing to bank yet. */
  readonly askFirst: string;
  readonly choose: string;
  /** At the end of a round: who has most of these points, or more than the target. */
  ended(names: readonly string[], points: number, target: number | null): string;
  readonly moments: {
    readonly busted: string;
    readonly sevenNumbers: string;
    readonly saved: string;
    readonly froze: string;
    readonly flipThree: string;
  };
  readonly keys: { readonly flip: string; readonly bank: string };
}
