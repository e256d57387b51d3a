/** What the laws need to know of a game beside its contract. */
import type { Bag } from '../bag.ts';
import type { Card, Slot } from '../cards.ts';
import type { Chance } from '../chance.ts';
import type { AnyEvent, AnyMove, AnyOptions, Game, Seat, Viewer } from '../game.ts';
import type { Style } from './walk.ts';

/** Where cards lie in order, and who has seen each of them. */
export interface SlotsPlace {
  readonly kind: 'slots';
  readonly name: string;
  readonly cards: readonly Slot[];
  sees(viewer: Viewer, index: number): boolean;
}

/** Where cards lie without order, and what each viewer certainly knows to be among them. */
export interface BagPlace {
  readonly kind: 'bag';
  readonly name: string;
  readonly bag: Bag;
  certain(viewer: Viewer): readonly number[];
}

export type Place = SlotsPlace | BagPlace;

/**
 * The oracle of who may know what. It never looks at `reveal` or at a view: it reads the public
 * record in the full state (zones, seen-masks) and remembers full events where the state does not.
 * Its memory is plain JSON.
 */
export interface Witness<Options, State, Event, Memory = unknown> {
  start(options: Options, seats: number): Memory;
  hear(memory: Memory, event: Event): void;
  places(state: State, memory: Memory): readonly Place[];
}

// A method's parameters are compared bivariantly: a definite game stands among any.
type Shows<Event, State> = { shows(event: Event, after: State): boolean }['shows'];

export interface Subject<
  Options = AnyOptions,
  State = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
> {
  readonly game: Game<Options, State, Move, Event>;
  /** Options of matches that are soon over, for tests in which length shows nothing new. */
  readonly shortMatches: readonly [Partial<Options>, ...Partial<Options>[]];
  /** How many of each kind there are: law 3. */
  deck(options: Options): readonly number[];
  readonly witness: Witness<Options, State, Event>;
  /** The most moves a round can take under any play: law 1. */
  mostMoves(options: Options, seats: number): number;
  /**
   * Law 1: where something is under way that must end within a round, such as a sale, the most moves that
   * it can still take; null where nothing is.
   */
  stint?(state: State): number | null;
  /** Options for one match of the laws; by default any. */
  pickOptions?(options: Options, chance: Chance): Options;
  /** Random play, where plain random moves would leave too much of the rules unvisited. */
  pickMove?(state: State, seat: Seat, moves: readonly Move[], chance: Chance): Move;
  /** How matches are played, one of these at random; by default as `styles` has it. */
  readonly styles?: readonly Style[];
  /** Shuffles that chance makes too seldom, in some matches. */
  rig?(chance: Chance, taste: Chance): Chance;
  /** Law 2: the move as `legal` lists it, where it lists no talk and one order of cards only. */
  plain?(move: Move): Move;
  /** Law 7: the same move naming another hidden card. */
  rename?(move: Move, from: Card, to: Card): Move;
  /** By ruling: an event that shows random play to have come upon it. A run that misses one fails. */
  readonly exercises?: Readonly<Record<string, Shows<Event, State>>>;
  /** The ruling on time-outs: it comes up in matches of time-outs alone. */
  readonly timeoutRuling?: string;
  /** Law 7: pairs that must complete for each viewer at each seat count, for every 100 matches it was put to. */
  readonly leastPairs: number;
  /** Law 7: types of events that some pairs must have had otherwise, unheard by the viewer. */
  readonly unheard?: readonly Event['type'][];
  /**
   * Law 8: by how much imagined worlds may differ from the truth in likeness, as a share of the unseen
   * cards: joint knowledge that a bag cannot hold ("one of these two has it") shifts it. None by default.
   */
  readonly toleratedShare?: number;
  /**
   * Law 8: whether such joint knowledge rules an imagined world out. How often it does is printed, and no
   * fault: a view holds what is certain of each place alone.
   */
  contradicts?(imagined: State, memory: unknown, viewer: Viewer): boolean;
}

export type AnySubject = Subject;
