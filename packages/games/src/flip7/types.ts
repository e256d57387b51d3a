/**
 * Flip 7 in five lines. In turn, each player flips a card or banks what lies before them.
 * A number they already have busts them, unless a Second Chance saves them.
 * Freeze makes someone bank; Flip Three makes someone flip three cards; both name a player.
 * Seven different numbers are worth 15 points more, and usually end the round at once.
 * Rounds go on until somebody has reached the target; the highest total wins.
 */
import { seatSchema } from '@mazzo/kernel';
import type { Card, Lot, Seat, Slot } from '@mazzo/kernel';
import * as v from 'valibot';
import type { Line } from './line.ts';
import type { Options } from './options.ts';

export const moves = v.variant('type', [
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('bank') }),
  v.strictObject({ type: v.literal('target'), seat: seatSchema }),
]);
export type Move = v.InferOutput<typeof moves>;

export type { Event } from './events.ts';

/** What lies before a player, and the points of earlier rounds. */
interface Player extends Line {
  total: number;
}

/** Unfinished business, the newest last; it is finished first (F-16). */
export type Task =
  /** F-3: who still gets an opening card, in order. */
  | { readonly kind: 'deal'; readonly waiting: Seat[] }
  /** This seat is asked to choose a player for the card. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly card: Card }
  /** A Flip Three under way; `aside` holds what F-9 defers. */
  | { readonly kind: 'flips'; readonly seat: Seat; left: number; aside: Card[] }
  /** F-9, deferred: cards to be assigned, then the assigned ones to be resolved. */
  | {
      readonly kind: 'settle';
      readonly by: Seat;
      readonly cards: Card[];
      readonly given: { readonly card: Card; readonly seat: Seat }[];
    };

/** Why the round ends before everyone is out: F-11, F-14. */
type Ending = 'seven' | 'noCards';

export interface State {
  readonly options: Options;
  readonly players: Player[];
  /** Who is still in the round, and who busted, as masks; whoever is neither has banked. */
  active: number;
  busted: number;
  /** The last card is the top. */
  deck: Slot[];
  /** How many of each kind are out of play until the next shuffle. */
  discard: number[];
  lots: Lot[];
  dealer: Seat;
  /** Who had the last turn; before the first one, the dealer. The next active player decides (F-4). */
  turn: Seat;
  agenda: Task[];
  ending: Ending | null;
  /** Rounds played to their end. */
  rounds: number;
  /** Events so far: names the open decision. */
  step: number;
  over: boolean;
}
