/** How a game looks in the terminal: a face a game, and the rest of the terminal knows no game. */
import type {
  AnyEvent,
  AnyMove,
  AnyPhrase,
  AnyText,
  Audience,
  Language,
  Rejection,
  Seat,
} from '@mazzo/kernel';
import type { Paint, Style } from '../screen.ts';
import type { CliText, Row } from '../text/text.ts';

/** What a face says at least, in one language. */
export interface FaceWords {
  /** The rules in a few sentences. */
  readonly rules: string;
  /** Every key of the game. */
  readonly keyRows: readonly Row[];
  /** Words that a newcomer meets at once and cannot guess; said in brackets before the first of them. */
  readonly newWords?: string;
}

/** Whom the table is shown to, and in which words. */
export interface Reader<Words extends FaceWords = FaceWords> {
  readonly language: Language;
  /** The terminal's words, the game's, and those of its table in the terminal. */
  readonly text: CliText;
  readonly words: AnyText;
  readonly own: Words;
  readonly to: Audience;
  readonly width: number;
  readonly paint: Paint;
  /** How long the session still lasts; null where no clock runs. */
  readonly minutesLeft: number | null;
  /** Everything the view knows is shown, also what the rules leave to memory: a match told again. */
  readonly recalls: boolean;
  /** What the face keeps for the person beside the view, such as a draft; its own affair. */
  readonly desk?: unknown;
}

/** What came of a line: a move, allowed or not, or something that prepares one or looks at things. */
export type Meaning<Move extends AnyMove = AnyMove, Desk = unknown> =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'phrase'; readonly phrase: AnyPhrase }
  | { readonly kind: 'desk'; readonly desk: Desk }
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  | { readonly kind: 'said'; readonly words: string };

// Methods, not function-valued fields, so that a face of a definite State stands among any faces.
export interface TerminalFace<
  State = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
  Words extends FaceWords = FaceWords,
> {
  readonly words: Readonly<Record<Language, Words>>;
  /** The table as this view has it: few lines, none wider than the reader's screen. */
  draw(view: State, reader: Reader<Words>): string[];
  /** What is asked of this seat. */
  question(view: State, seat: Seat, reader: Reader<Words>): string;
  /** Whether somebody who may act, though nobody waits for them, is asked once whether they will. */
  asksFreely?(view: State): boolean;
  /** Whether several are asked at once now and then, as in a toss-in or a sale: that can be passed ahead. */
  readonly hasWindows?: boolean;
  /** What this seat may do, in a few lines: moves of one kind share a line. */
  offers(view: State, seat: Seat, reader: Reader<Words>): readonly Row[];
  /** What to type for a move. */
  keyOf(move: Move, reader: Reader<Words>, view: State): string;
  /** What this seat means by a line, taken as a whole; null if it is none of this game's. */
  meaning(line: string, view: State, seat: Seat, reader: Reader<Words>): Meaning<Move> | null;
  /** What to consider before moving, for a hint. */
  consider(view: State, seat: Seat, reader: Reader<Words>): string;
  /** How an event is told: on a line of its own, and in a colour. */
  manner(event: Event): { readonly apart: boolean; readonly style: Style | null };
  /** What is told after an event, each in a paragraph of its own. */
  detail?(event: Event, reader: Reader<Words>): readonly string[];
  /** Whether a move that begins with this event is told in the same breath as the one before. */
  runsOn(event: Event): boolean;
  /** A screen that has been answered is taken away: what it told has to be remembered. */
  readonly fleeting: boolean;
  /** A ruling, as an example of its name. */
  readonly ruling: string;
}
