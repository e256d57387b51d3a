/**
 * What lies on a table, told without any rule: a game describes it, `layout` places it, the table
 * draws it and says what was touched. Ids name places, never hidden cards: what a viewer does not
 * know is nowhere in the page.
 */
import type { IconName } from '../cards/icons.tsx';

export type Id = string;

export interface Scene {
  readonly zones: readonly Zone[];
  readonly tray: Tray;
}

/** A labelled group of cards: a player's, or what lies in the middle. */
export interface Zone {
  readonly id: Id;
  /** Opposite, in the middle, or before whoever looks on. */
  readonly side: 'rival' | 'middle' | 'own';
  /** A row's cards lie side by side, each to be touched; a line's may overlap; a pile shows its top. */
  readonly shape: 'row' | 'line' | 'pile';
  /** The group's accessible name, and its label where there is room. */
  readonly name: string;
  /** Short facts beside the name, the most important first: `+12`, `Vinto!`. */
  readonly facts: readonly Fact[];
  readonly cards: readonly Piece[];
  /** Whether the zone itself is a button: a player who can be chosen. */
  readonly tap: boolean;
  /** It is waited for. */
  readonly active: boolean;
  /** Out of the round. */
  readonly dimmed: boolean;
  /** Nobody may touch it. */
  readonly locked: boolean;
}

export interface Fact {
  readonly text: string;
  readonly tone: Tone;
}

type Tone = 'plain' | 'good' | 'bad' | 'strong';

export interface Piece {
  readonly id: Id;
  /** The card in its notation (`Qh`, `+8`), `back` face down, `gap` where no card lies. */
  readonly face: string;
  /** For whoever does not see it: "your card 2, face down". */
  readonly name: string;
  /** Whether it is a button. */
  readonly tap: boolean;
  /** Chosen by the action under way, just looked at, remembered for the player, or shown to be wrong. */
  readonly tone: 'plain' | 'chosen' | 'glimpsed' | 'recalled' | 'wrong';
  /** A pencil mark of the player's own. */
  readonly mark: string | null;
}

/** What is asked of the player, and the buttons that answer. */
export interface Tray {
  readonly question: string;
  /** A second sentence, such as the odds. */
  readonly note: string | null;
  readonly buttons: readonly TrayButton[];
}

/** Keys are many and small, like those of a telephone; wide buttons are for thumbs; a sign has no words. */
export type TrayButton = Button &
  ({ readonly size: 'wide' | 'key' } | { readonly size: 'sign'; readonly icon: IconName });

interface Button {
  readonly id: Id;
  readonly label: string;
  readonly tone: 'primary' | 'plain' | 'quiet' | 'danger';
  /** The key that presses it. */
  readonly shortcut: string | null;
  /** Of one that stays pressed until it is touched again. */
  readonly pressed?: boolean;
}

/** What somebody did at the table, by tap, drag or keyboard alike. */
export type Gesture =
  | { readonly kind: 'tap'; readonly id: Id }
  | { readonly kind: 'drop'; readonly id: Id; readonly on: Id };

/** A card has come from elsewhere; ids of pieces or zones, of the scene before and the one after. */
export interface Travel {
  readonly from: Id;
  readonly to: Id;
}
