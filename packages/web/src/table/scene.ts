/**
 * What lies on a table, told without any rule: a game describes it, `layout` places it, the table
 * draws it and says what was touched. Ids name places, never hidden cards: what a viewer does not
 * know is nowhere in the page.
 */
import type { IconName } from '../cards/icons.tsx';
import type { Person } from '../cards/people.ts';

export type Id = string;

export interface Scene {
  readonly zones: readonly Zone[];
  readonly tray: Tray;
  /** What a touch of the bare cloth is meant for. */
  readonly bare?: Id;
  /** Where a ring goes round as long as everybody is asked at once: what they are asked about. */
  readonly ringed?: Id;
  /** Everybody may act now: the light lies there, and on nobody. */
  readonly openToAll?: boolean;
  /** Nobody's turn comes after this one: the light is out. */
  readonly isOver?: boolean;
}

/** A labelled group of cards, a player without cards, or something said: all that has a place. */
export type Zone = Cards | Fan | Ribbon | Head | Stall | Chip;

interface Common {
  readonly id: Id;
  /** Opposite, in the middle, or before whoever looks on. */
  readonly side: 'rival' | 'middle' | 'own';
  /** The group's accessible name, and its label where there is room. */
  readonly name: string;
  /** Short facts beside the name, the most important first: `+12`, `Vinto!`. */
  readonly facts: readonly Fact[];
  readonly cards: readonly Piece[];
  /** Whether the zone itself is a button: a player who can be chosen, a meld that can be added to. */
  readonly tap: boolean;
  /** It is waited for. */
  readonly active: boolean;
  /** What they are ahead in, at the end of a round: then their name stands on the plate. */
  readonly plate?: string | undefined;
  /** How many of so many they have. */
  readonly meter?: Meter | null;
  /** Out of the round. */
  readonly dimmed: boolean;
  /** Nobody may touch it. */
  readonly locked: boolean;
  /** Whether a tap that means nothing else opens it, to be read: all its cards, on a sheet. */
  readonly opens?: boolean;
  /** What is said of it there; where that says all there is to know, no card is needed. */
  readonly read?: string;
}

/** A row's cards lie side by side, each to be touched; a line's may overlap; a pile shows its top. */
export interface Cards extends Common {
  readonly shape: 'row' | 'line' | 'pile';
  /** Whose cards they are: then the label is a head. */
  readonly avatar?: Person;
  /** Of a pile, how many cards lie there: so thick it is. */
  readonly count?: number;
  /** Of a pile, whether its topmost cards can be told apart; room for them is kept while it is empty. */
  readonly spread?: boolean;
}

/** A hand: as many rows as it needs, whose cards overlap but show enough of themselves to be touched. */
export interface Fan extends Common {
  readonly shape: 'fan';
  /** How many of its cards belong together, such as those of a suit: rows of their own in a large hand. */
  readonly parts: readonly number[];
  /** How many more are soon drawn: room for them is kept, and nothing moves when they come. */
  readonly awaited?: number;
  /** How many lay there when the turn began: those that are left keep as many rows. */
  readonly kept?: number;
  /** As many cards as one reckons with on a telephone: up to those they lie in one row, as large as ever. */
  readonly usual?: number;
}

/** A meld: cards that overlap, one thing to be touched, on a band that says what it is. A rival's follow its head. */
export interface Ribbon extends Common {
  readonly shape: 'ribbon';
  /** Still to be decided, as usual, or worth a gold band. */
  readonly band: 'draft' | 'plain' | 'great';
  /** What the band says, where its name is too long for that. */
  readonly printed?: string;
  /** What it counts, for the sum of those that have no room. */
  readonly worth?: number;
  /** Laid or added to of late: others fold before it. */
  readonly touched?: boolean;
}

/**
 * A player with no cards to be seen: a face, the name, and facts such as how many are in hand. Cards
 * that it has all the same are seen when it is opened.
 */
export interface Head extends Common {
  readonly shape: 'head';
  /** Whose face it is. */
  readonly avatar: Person;
  /** Whether all its melds are to be seen, in as many lines as they need. */
  readonly spread?: boolean;
}

/** So many of so many, as signs. */
export interface Meter {
  readonly done: number;
  readonly of: number;
}

/** A card on show, what is said of it, and what is offered for it. */
export interface Stall extends Common {
  readonly shape: 'stall';
  readonly lines: readonly StallLine[];
  /** As many offers as one reckons with, so that nothing moves when they come. */
  readonly usual: number;
}

/** A few words or a count on the cloth: a duty, a meter, a way to sort. */
export interface Chip extends Common {
  readonly shape: 'chip';
  readonly tone: Tone | 'great';
  readonly icon: IconName | null;
  readonly meter: Meter | null;
  /** Whose it is: a small face before the words. */
  readonly avatar?: Person;
}

/**
 * A claim is printed large, chips share a line, an offer has cards and a line of its own. A contest
 * compares what everybody has; the line of their heads stands over it.
 */
export interface StallLine {
  readonly id: Id;
  readonly kind: 'claim' | 'chip' | 'offer' | 'heads' | 'contest';
  /** All of it in one sentence: "Carla offers three cards". */
  readonly name: string;
  readonly text: string;
  /** A smaller sentence with it: who says so, what one would hold then. */
  readonly note: string | null;
  /** Whose it is. */
  readonly avatar: Person | null;
  /** What it leads to, drawn and counted after its words. */
  readonly signs?: readonly Sign[];
  /** What it is about, drawn: `thing-watermelon` on a price tag, `family-tools` in a wish for them. */
  readonly pictures?: readonly string[];
  readonly cards: readonly Piece[];
  readonly tap: boolean;
  readonly tone: Tone;
  /** Nothing is there yet: its place is printed on the cloth. */
  readonly vacant?: boolean;
  /** Of heads and contests, what each player has. */
  readonly cells?: readonly StallCell[];
}

export interface StallCell {
  readonly who: Person;
  readonly text: string;
  readonly won: boolean;
}

/** A small drawing and a number beside it. */
export interface Sign {
  readonly picture: string;
  readonly count: number;
}

export interface Fact {
  readonly text: string;
  readonly tone: Tone;
  /** A total begins with its number, printed large; a gain stands beside it; all else below. */
  readonly kind?: 'total' | 'gain';
  /** Shown as a small drawing and a number beside it; its words are only spoken. */
  readonly sign?: Sign;
}

type Tone = 'plain' | 'good' | 'bad' | 'strong';

export interface Piece {
  readonly id: Id;
  /** The card in its notation (`Qh`, `+8`), a back (`back`, `soapBack`) face down, `gap` where no card lies. */
  readonly face: string;
  /** For whoever does not see it: "your card 2, face down". */
  readonly name: string;
  /** Whether it is a button. */
  readonly tap: boolean;
  /** Chosen by the action under way, just looked at, remembered for the player, to be had with its pile, or shown to be wrong. */
  readonly tone: 'plain' | 'chosen' | 'drawn' | 'glimpsed' | 'recalled' | 'offered' | 'wrong';
  /** A pencil mark of the player's own. */
  readonly mark: string | null;
  /** What others have just done to it. */
  readonly trace?: Trace;
  /** What it counts, where its print says something else. */
  readonly value?: string;
  /** New in the hand, to be laid now, or added to a meld: marked until the turn ends. */
  readonly fresh?: 'new' | 'owed' | 'laid' | undefined;
}

/** Looked at, or swapped; or new in a hand. */
export type Trace = 'eye' | 'swap' | 'new';

/** Every card there: in a zone, and in what is offered at a stall. */
export function piecesOf(zone: Zone): readonly Piece[] {
  if (zone.shape !== 'stall') return zone.cards;
  return [...zone.cards, ...zone.lines.flatMap(({ cards }) => cards)];
}

/** Whether it is one thing to be touched: none of its cards is, or only once it has been opened. */
export function isWhole({ shape, cards, opens }: Zone): boolean {
  return opens === true || shape === 'ribbon' || !cards.some(({ tap }) => tap);
}

/** What is asked of the player, and the buttons that answer. */
export interface Tray {
  readonly question: string;
  /** A second sentence, such as the odds. */
  readonly note: string | null;
  /** That sentence is read before the question: it tells what led to it. */
  readonly noteFirst?: boolean;
  readonly buttons: readonly TrayButton[];
  /** Where buttons come and go: the places that are kept for them, each for one of several. */
  readonly places?: readonly (readonly TrayButton[])[];
  /** Asked of who has begun a move: nothing else stands beside its buttons. */
  readonly begun?: boolean;
  /** Of a game that says no more than a line: its place is lower, whatever is asked. */
  readonly low?: boolean;
}

/** Keys are many and small, like those of a telephone; wide buttons are for thumbs; a sign has no words. */
export type TrayButton = Button &
  (
    | { readonly size: 'wide' }
    /** With a face it is that card, small, and its words are only spoken. */
    | { readonly size: 'key'; readonly face?: string }
    | { readonly size: 'sign'; readonly icon: IconName }
  );

interface Button {
  readonly id: Id;
  readonly label: string;
  readonly tone: 'primary' | 'plain' | 'quiet' | 'danger';
  /** The key that presses it. */
  readonly shortcut: string | null;
  /** Of one that stays pressed until it is touched again. */
  readonly pressed?: boolean;
  /** Those of one section stand together on the sheet, under these words. */
  readonly section?: string;
}

/** What somebody did at the table, by tap, drag or keyboard alike. */
export type Gesture =
  | { readonly kind: 'tap'; readonly id: Id }
  | { readonly kind: 'drop'; readonly id: Id; readonly on: Id };

/** A card has come from elsewhere, or is turned over at its own place; ids of pieces or zones, of the scene before and the one after. */
export interface Travel {
  readonly from: Id;
  readonly to: Id;
}
