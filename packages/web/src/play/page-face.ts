/** How a game looks and is handled: everything of it that a page needs and a rule does not. */
import type { GameId } from '../games/ids.ts';
import type {
  AnyEvent,
  AnyGame,
  AnyMove,
  AnyText,
  Audience,
  Language,
  LateRules,
  Seat,
} from '@mazzo/kernel';
import type { Transport } from '@mazzo/table';
import type { SoundName } from '../sound/sounds.ts';
import type { Gesture, Id, Scene, Trace, Travel, TrayButton } from '../table/scene.ts';
import type { TableShapes } from '../table/table-shapes.ts';
import type { FaceRenderer } from '../cards/face.tsx';
import type { Mood } from '../cards/people.ts';
import type { TalkFace } from './talk/talk-face.ts';
import type { Intent, Touches } from './touches.ts';

/** The words of a game in one language, and those of its table on the page. */
export interface TableWords {
  readonly game: AnyText;
  readonly table: unknown;
}

/** Whose eyes see the table, and what they have of their own: nothing here is in the view. */
export interface Eyes<Begun = unknown, Words extends TableWords = TableWords> {
  readonly seat: Seat | null;
  readonly to: Audience;
  readonly language: Language;
  readonly words: Words['game'];
  readonly own: Words['table'];
  /** More is still to be shown: nobody is asked anything, and the view is not one to be judged by. */
  readonly between: boolean;
  /** A move begun and not yet sent. */
  readonly begun: Begun | null;
  /** Places whose card this viewer is being shown for a moment. */
  readonly glimpses: ReadonlySet<Id>;
  /** Cards that others have just looked at or swapped, by place. */
  readonly traces: ReadonlyMap<Id, Trace>;
  /** Each seat's points so far; of a round that is over and still lies there too. */
  readonly totals: readonly number[];
  /** Pencil marks, by place. */
  readonly marks: Marks;
  /** Of a timed session. */
  readonly minutesLeft: number | null;
  readonly odds: boolean;
}

/** Something befalls a player, and is said in a word or two for a while. */
export interface Moment {
  readonly kind: 'bad' | 'good' | 'great' | 'call';
  readonly seat: Seat;
  /** The zone of that player. */
  readonly zone: Id;
  readonly words: string;
  readonly at: MomentPlace;
  /** The kind of event that ends it, should it still be seen. */
  readonly endedBy?: string;
  /** How the player takes it, where that does not go with the kind. */
  readonly mood?: Mood;
}

/**
 * Where it is said: large across the table, or between the lowest cards and the tray, if there is room;
 * small on the last line of that player's zone, under it, or on the edge of their face. A face chooses
 * what covers nothing that is to be read meanwhile.
 */
type MomentPlace = 'table' | 'belowCards' | 'name' | 'underName' | 'face';

/**
 * How long an event is left to be seen, in milliseconds; or until the player goes on: `holdAfter`
 * it, or `holdBefore` it where it clears away what is to be seen.
 */
export type Beat = number | 'holdAfter' | 'holdBefore';

// Methods, not function-valued fields, so that a face of a definite State stands among any faces.
export interface PageFace<
  State = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
  Begun = unknown,
  Words extends TableWords = TableWords,
> {
  scene(view: State, eyes: Eyes<Begun, Words>): Scene;
  /** Where the match stands, in a few words: the round, and how it ends. */
  heading(view: State, eyes: Eyes<Begun, Words>): string;
  /** Everything that leads on, asked once a decision and once a step of a move begun. */
  touches(view: State, seat: Seat, begun: Begun | null): Touches<Move, Begun>;
  /**
   * What any gesture would mean, allowed or not. Asked only when something is touched that is not
   * among the touches, so that the rules can say why it is not possible.
   */
  meant(gesture: Gesture, view: State, seat: Seat, begun: Begun | null): Intent<Move, Begun> | null;
  /**
   * What of this still stands, now that another question is asked or the page was loaded anew: what
   * was begun last, or what was kept of it on the device, where anything may be. A face that has
   * this has what is begun kept; without it, everything begun ends with its question.
   */
  revive?(begun: unknown, view: State, seat: Seat): Begun | null;
  /** What is said when something begun has become impossible by what others did; null while it has not. */
  lapsed?(
    begun: Begun,
    view: State,
    story: readonly Event[],
    eyes: Eyes<Begun, Words>,
  ): string | null;
  /** What to touch for a move, so that a hint can point at it. */
  pointAt(move: Move, seat: Seat): Id;
  /** Whether so much changes place with this that the touch is answered before. */
  rearranges?(id: Id): boolean;
  /** A move that deserves a question before it is made, and what comes of it, which is said then. */
  readonly grave?: {
    readonly type: Move['type'];
    stakes(eyes: Eyes<Begun, Words>): string;
  };
  /**
   * Whether somebody who is asked nothing may still speak up before another's turn is played: alone
   * among bots, a player is then given a moment for it.
   */
  readonly hasLastCall?: boolean;
  /**
   * Buttons that come and go while others have their turn, each in a place of its own; null on the
   * player's own turn.
   */
  standing?(view: State, eyes: Eyes<Begun, Words>): readonly TrayButton[] | null;
  /** Where cards come from, judged on the view before the event. */
  travels(event: Event, before: State, you: Seat | null): readonly Travel[];
  beat(event: Event, you: Seat | null): Beat;
  sound(event: Event, you: Seat | null): SoundName | null;
  moment(event: Event, eyes: Eyes<Begun, Words>): Moment | null;
  /** Places whose card this event shows to the viewer: for a while, or until the round is cleared. */
  glimpsed(event: Event, view: State, you: Seat | null): Glimpse | null;
  /** Whether its rounds are called hands. */
  readonly dealsHands?: boolean;
  /** What others have done to cards that the player should see a while longer, from all that was told. */
  traces?(story: readonly Event[], you: Seat): ReadonlyMap<Id, Trace>;
  /** What others have done in their last turns, in a line; null where the last event says enough. */
  lately?(story: readonly Event[], eyes: Eyes<Begun, Words>): string | null;
  /** Whether this event clears the table for another round. */
  clears(event: Event): boolean;
  /** Whether what was told earlier has to be remembered: the log then begins with the last move. */
  isFleeting(view: State): boolean;
  /** Whether the player may write on cards; without it, never. */
  takesMarks?(view: State): boolean;
  /** Where that may ever be. */
  readonly pencil?: Pencil;
  /** Whether it is a card that can be written on. */
  isMarkable?(view: State, id: Id): boolean;
  /** What is said at the end of a round, where the story lists what stands at the seats. */
  ended?(event: Event, view: State, eyes: Eyes<Begun, Words>): string | null;
  /** Keys of this game beside the table's own. */
  keys(eyes: Eyes<Begun, Words>): readonly (readonly [string, string])[];
}

export type Marks = ReadonlyMap<Id, string>;

/** How marks are kept on this device, and move with their cards. */
export interface Pencil {
  /** As they were after so many events: what has happened since, they have yet to follow. */
  read(match: string): readonly [marks: Marks, after: number];
  keep(match: string, marks: Marks, after: number): void;
  move(marks: Marks, travels: readonly Travel[]): Marks;
}

export interface Glimpse {
  readonly places: readonly Id[];
  /** Nobody else is shown it. */
  readonly alone: boolean;
  /** How long it is shown, in milliseconds; null for as long as the round lies there. */
  readonly time: number | null;
}

/** A score sheet: a row a round; each number explains itself. */
export interface ScoreSheet {
  readonly rows: readonly {
    readonly label: string;
    /** Whether it is a part of what stands above. */
    readonly isPart?: boolean;
    readonly cells: readonly ScoreCell[];
  }[];
  readonly totals: readonly number[];
  /** What the totals are worth, where that is something else. */
  readonly note: string | null;
}

export interface ScoreCell {
  readonly value: string;
  readonly why: string;
  /** Where it comes of many parts: what each of them is, and brings. */
  readonly parts?: readonly ScorePart[];
}

export interface ScorePart {
  readonly of: string;
  readonly note: string | null;
  readonly points: string;
}

interface Counting {
  /** All rounds that were counted, from the events told so far. */
  sheet(view: unknown, story: readonly AnyEvent[], eyes: Eyes): ScoreSheet;
}

/** Something of a game that is fetched later. */
export type Rest = Pick<LateRules, 'isThere' | 'fetch'>;

export interface LatePage extends Rest {
  /** The same line, on which nothing is heard that could not be judged or shown before the rest is there. */
  heldBack(transport: Transport, rest: Rest, failed: () => void): Transport;
}

type ByLanguage<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

/** Everything a page needs to play one game, as its folder has it; loaded when it is played. */
export interface GamePage {
  readonly game: AnyGame;
  /** Where a part of the rules or of the face comes late. */
  readonly late?: LatePage | undefined;
  readonly words: ByLanguage<TableWords>;
  /** Of these as many as an opening needs, where the others come with what is late. */
  readonly openingWords?: ByLanguage<object>;
  readonly face: PageFace;
  readonly cardFaces: FaceRenderer;
  /** Where its table has more than labelled cards: hands in rows, melds, heads, things to be read. */
  readonly shapes?: TableShapes;
  /** Fetched with the first sheet that is looked at. */
  readonly counting: () => Promise<Counting>;
  /** Where players may say something beside their moves. */
  readonly talk?: () => Promise<TalkFace>;
}

/** The same under the name that the page knows the game by. */
export interface Playable extends GamePage {
  readonly id: GameId;
}
