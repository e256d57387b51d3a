import type { PinnacolaText } from '@mazzo/games/pinnacola/text';
import type { Sorting } from '../begun.ts';

/** The game's own words, and those of its table on the page. */
export interface PinnacolaWords {
  readonly game: PinnacolaText;
  readonly table: PinnacolaTable;
}

/** What a meld is called on its band. */
export type BandName = 'run' | 'set' | 'pinnacola' | 'pinnacolone' | 'poker';

interface PinnacolaTable {
  heading(target: number): string;
  readonly stock: string;
  count(cards: number): string;
  readonly topOfStock: string;
  pozzo(cards: number): string;
  readonly pozzoPlace: string;
  /** P-3: what taking it obliges to. */
  readonly obliges: { whole(owed: string): string; readonly fromAnyCard: string };
  inPozzo(card: string, isTop: boolean): string;
  readonly hand: string;
  lifted(card: string): string;
  /** Of a card that has just come, of one that must be laid now, and of one that has been added to a meld. */
  readonly fresh: Readonly<Record<'new' | 'owed' | 'laid', (card: string) => string>>;
  total(points: number): string;
  /** What lies there. */
  gain(points: number): string;
  /** Who has closed, and what that has brought. */
  closed(name: string, points: number): string;
  cards(count: number): string;
  readonly bands: Readonly<Record<BandName, string>>;
  draftBand(name: string): string;
  readonly newMeld: string;
  readonly noMelds: string;
  readonly leftInHand: string;
  left(points: number): string;
  readonly pinnacola: string;
  readonly poker: string;
  readonly duties: {
    owed(card: string): string;
    paid(card: string): string;
    readonly joker: string;
    readonly jokerLaid: string;
    again(card: string): string;
  };
  readonly sorted: Readonly<Record<Sorting, string>>;
  waiting(name: string): string;
  readonly ask: {
    /** P-3: and what that would oblige to. */
    draw(cards: number, owed: string): string;
    readonly drawOrOpen: string;
    /** The pozzo is empty, or why it cannot be taken. */
    readonly drawOnly: string;
    cannotTake(owed: string): string;
    /** Lifted: a meld takes it, and it may be discarded; or one of these, or neither. */
    one(card: string): string;
    oneAdd(card: string): string;
    oneDiscard(card: string): string;
    /** They make a meld, and belong to one too; or one of these. */
    several(cards: number): string;
    severalNew(cards: number): string;
    severalAdd(cards: number): string;
    /** They make no meld by themselves. */
    noMeld(cards: number): string;
    readonly which: string;
    readonly takeUp: string;
    takeFrom(cards: number, owed: string): string;
    owed(card: string): string;
    readonly joker: string;
    again(card: string): string;
    readonly close: string;
    /** The last card, or the last but one, must be kept for want of these. */
    lacking(pinnacola: boolean, poker: boolean, isLast: boolean): string;
    /** What this turn has brought so far. */
    laid(points: number): string;
    readonly start: string;
    readonly nothing: string;
  };
  readonly buttons: {
    readonly draw: string;
    take(cards: number): string;
    readonly undo: string;
    readonly redo: string;
    readonly best: string;
    lay(cards: number): string;
    layFor(cards: number, points: number): string;
    discard(card: string): string;
    closeWith(card: string): string;
    readonly takeUp: string;
    readonly allBack: string;
    readonly cancel: string;
    jokerAs(card: string): string;
    readonly addIt: string;
    readonly takeJoker: string;
  };
  readonly moments: {
    readonly close: string;
    readonly inMano: string;
  };
}
