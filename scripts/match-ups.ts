/** What bots must show of their strength: who against whom, and the share that is to be reached. */
import type { ContenderName } from '@mazzo/bots';
import type { GameId } from '@mazzo/games';
import type { AnyOptions } from '@mazzo/kernel';

export interface MatchUp {
  readonly game: GameId;
  /** The first are those that are measured, as many as have the first one's name. */
  readonly bots: readonly ContenderName[];
  readonly options?: AnyOptions;
  /** The share that the lower end of the interval must reach, or the upper one must not. */
  readonly least?: number;
  readonly most?: number;
}

/** Steps for a mean of at most 10 ms a decision, of 40 in Pinnacola, on the machine that the figures are from. */
export const measuredSteps: Readonly<Record<GameId, number>> = {
  flip7: 2000,
  vinto: 2000,
  pinnacola: 400,
  sapone: 400,
};

const four = (one: ContenderName, others: ContenderName): ContenderName[] => [
  one,
  others,
  others,
  others,
];
const pairs = (one: ContenderName, other: ContenderName): ContenderName[] => [
  one,
  one,
  other,
  other,
];

export const matchUps: readonly MatchUp[] = [
  { game: 'flip7', bots: four('good', 'reference'), least: 0.27 },
  { game: 'vinto', bots: four('good', 'reference'), least: 0.72 },
  { game: 'sapone', bots: four('good', 'reference'), least: 0.88 },
  { game: 'pinnacola', bots: ['good', 'reference'], least: 0.9 },

  { game: 'flip7', bots: four('expert', 'good'), least: 0.27 },
  { game: 'vinto', bots: four('expert', 'good'), least: 0.4 },
  { game: 'sapone', bots: four('expert', 'good'), least: 0.25 },
  { game: 'pinnacola', bots: ['expert', 'good'], least: 0.57 },

  // Not below `good` by more than three points: it does not merely know its own kind.
  { game: 'flip7', bots: four('expert', 'reference'), least: 0.24 },
  { game: 'vinto', bots: four('expert', 'reference'), least: 0.69 },
  { game: 'sapone', bots: four('expert', 'reference'), least: 0.85 },
  { game: 'pinnacola', bots: ['expert', 'reference'], least: 0.87 },

  { game: 'flip7', bots: ['casual', 'random'], least: 0.75 },
  { game: 'vinto', bots: pairs('casual', 'random'), least: 0.75 },
  { game: 'sapone', bots: pairs('casual', 'random'), least: 0.75 },
  { game: 'pinnacola', bots: ['casual', 'random'], least: 0.75 },

  { game: 'flip7', bots: ['casual', 'reference'], most: 0.5 },
  { game: 'vinto', bots: pairs('casual', 'reference'), most: 0.5 },
  { game: 'sapone', bots: pairs('casual', 'reference'), most: 0.5 },
  { game: 'pinnacola', bots: ['casual', 'reference'], most: 0.5 },

  { game: 'pinnacola', bots: ['good', 'random'], least: 0.97 },
  {
    game: 'pinnacola',
    bots: ['good', 'random'],
    options: { preset: 'traditional' },
    least: 0.9,
  },
];

/** How many of the bots are measured together. */
export function measuredOf({ bots }: MatchUp): number {
  return bots.filter((name) => name === bots[0]).length;
}

/** The same with one that sees everything in the place of those. */
export function withSeer(matchUp: MatchUp): readonly ContenderName[] {
  const measured = measuredOf(matchUp);
  return matchUp.bots.map((name, place) => (place < measured ? 'seer' : name));
}
