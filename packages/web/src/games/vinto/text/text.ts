import type { RankName, TopUse } from '@mazzo/games/vinto';
import type { VintoOpening, VintoText } from '@mazzo/games/vinto/text';
import type { Trace } from '../../../table/scene.ts';

/** The game's own words, and those of its table on the page. */
export interface VintoWords {
  readonly game: VintoText;
  readonly table: VintoTable;
}

interface VintoTable {
  heading(round: number, of: number | null, minutesLeft: number | null, last: boolean): string;
  readonly deck: string;
  cards(count: number): string;
  readonly topOfDeck: string;
  readonly pile: string;
  /** What lies on top, and what that is good for. */
  top(card: string, use: TopUse): string;
  readonly emptyPile: string;
  readonly drawn: string;
  readonly under: string;
  faceDown(place: string): string;
  /** With what has just been done to it. */
  traced(place: string, trace: Trace): string;
  faceUp(place: string, card: string): string;
  recalled(place: string, card: string): string;
  gap(place: string): string;
  total(points: number): string;
  sum(points: number): string;
  /** Of whoever has the least, when all are counted. */
  readonly lowest: string;
  readonly caller: string;
  /** What comes of calling (V-12, V-13). */
  readonly stakes: string;
  toPlay(rank: string): string;
  waiting(names: readonly string[]): string;
  tossing(names: readonly string[]): string;
  peeking(names: readonly string[]): string;
  acting(name: string, rank: string): string;
  declare(place: string): string;
  readonly declareNote: string;
  readonly noDeclaration: string;
  readonly cancel: string;
  step(step: number): string;
  readonly buttons: {
    readonly draw: string;
    take(card: string): string;
    readonly play: string;
    readonly discard: string;
    readonly passTurn: string;
    readonly swapThem: string;
    readonly leaveThem: string;
    readonly decline: string;
    readonly pass: string;
    readonly toss: string;
    readonly callVinto: string;
    readonly endTurn: string;
  };
  /** What playing a rank does, where it does anything; a King may be played as another. */
  readonly deeds: Readonly<Partial<Record<RankName | 'wild', string>>>;
  readonly notes: {
    readonly decide: string;
    play(deed: string): string;
    readonly tossIn: string;
    readonly peek: string;
    /** Of a card, with a King (V-8). */
    readonly name: string;
    readonly give: string;
    readonly card: string;
  };
  readonly keys: readonly (readonly [string, string])[];
}

/** Until everybody has looked at two cards. */
export interface VintoOpeningWords {
  readonly game: VintoOpening;
  readonly table: Pick<
    VintoTable,
    | 'heading'
    | 'deck'
    | 'cards'
    | 'topOfDeck'
    | 'pile'
    | 'top'
    | 'emptyPile'
    | 'drawn'
    | 'faceDown'
    | 'traced'
    | 'faceUp'
    | 'recalled'
    | 'total'
    | 'peeking'
  > & {
    readonly notes: Pick<VintoTable['notes'], 'peek'>;
  };
}
