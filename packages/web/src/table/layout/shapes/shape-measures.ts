/** Heights and widths of what is not cards, by how much room there is. */
import { LEAST_TARGET } from '../measures.ts';
import type { Density } from '../measures.ts';

export interface ShapeMeasures {
  /** Of a player's head, and its least width; of the band under a meld. */
  readonly head: number;
  readonly leastHead: number;
  /** Of a head beside other things. */
  readonly ownHead: number;
  readonly band: number;
  /** Heights of words on the cloth, of a claim and of an offer, and about how wide a letter is. */
  readonly chip: number;
  readonly claim: number;
  readonly offer: number;
  /** Of the heads over a comparison, and of a line of it. */
  readonly heads: number;
  readonly contest: number;
  /** How many lines are printed of the notes under a comparison. */
  readonly notes: number;
  readonly letter: number;
}

const tight: ShapeMeasures = {
  head: LEAST_TARGET,
  leastHead: 76,
  ownHead: 104,
  band: 15,
  chip: 22,
  claim: 34,
  offer: 31,
  heads: 26,
  contest: 19,
  notes: 3,
  letter: 6.9,
};

export const shapeMeasures: Readonly<Record<Density, ShapeMeasures>> = {
  roomy: {
    head: 60,
    leastHead: 140,
    ownHead: 160,
    band: 22,
    chip: 30,
    claim: 56,
    offer: 40,
    heads: 44,
    contest: 33,
    notes: 4,
    letter: 8.2,
  },
  compact: {
    head: 46,
    leastHead: 84,
    ownHead: 120,
    band: 17,
    chip: 26,
    claim: 54,
    offer: 31,
    heads: 28,
    contest: 20,
    notes: 4,
    letter: 7.2,
  },
  tight,
  tightest: { ...tight, chip: 18 },
};

/** A table so wide has room beside things. */
export const LARGE = 700;
