/** One question to the sweep: which cards may be laid, which must be, what lies already, what counts. */
import { cardPoints, JOKER } from '../cards.ts';
import type { CardSet, Run } from '../melds.ts';
import type { Options } from '../options.ts';
import { CLOSING } from '../scoring.ts';

/** An own run of an earlier turn. */
export interface LyingRun {
  /** Its place among the own melds. */
  readonly meld: number;
  readonly run: Run;
  /** P-6, P-10: whether a joker may still be put to it. */
  readonly open: boolean;
}

/** An own set of an earlier turn. */
export interface LyingSet {
  readonly meld: number;
  readonly set: CardSet;
  readonly open: boolean;
}

/** What a finish is judged by. */
export interface Measure {
  /** For each card laid, by kind, besides what it is worth in its meld. */
  readonly laid: readonly number[];
  /** Whether melds count by their worth. */
  readonly worth: boolean;
  /** Whether the points of the discard count. */
  readonly discard: boolean;
  /** What closing brings. */
  readonly closing: number;
}

/** P-12: two or more cards are left, or one and there is a Pinnacola and a Poker. */
export type Goal = 'open' | 'closing' | 'either';

export interface Task {
  readonly options: Options;
  /** Cards that may be laid, by kind; the last are the jokers. */
  readonly pool: readonly number[];
  /** How many of each kind must be laid. */
  readonly least: readonly number[];
  /** Cards in hand beside them. */
  readonly idle: number;
  readonly runs: readonly LyingRun[];
  readonly sets: readonly LyingSet[];
  /** P-12: already among the melds that stay as they are. */
  readonly pokerOfJokers: boolean;
  readonly goal: Goal;
  readonly measure: Measure;
  /** No joker goes into a suit of many cards, and not every way is weighed: soon answered, not exact. */
  readonly rough: boolean;
}

/** P-13: points of melds, of the cards laid, which will not be left to count, and of the discard. */
export const valueMeasure: Measure = {
  laid: cardPoints,
  worth: true,
  discard: true,
  closing: CLOSING,
};
/** P-14: the same, without what closing brings. */
export const meldsMeasure: Measure = { ...valueMeasure, closing: 0 };

/** More than the points of all cards. */
export const CARD_WEIGHT = 1024;
/** P-17: fewest cards, then fewest points. */
export const cheapMeasure: Measure = {
  laid: cardPoints.map((points) => -CARD_WEIGHT - points),
  worth: false,
  discard: false,
  closing: 0,
};
/** Any will do; one that keeps its jokers is sooner found. */
export const anyMeasure: Measure = {
  laid: cardPoints.map((_, kind) => (kind === JOKER ? -1 : 0)),
  worth: false,
  discard: false,
  closing: 0,
};
