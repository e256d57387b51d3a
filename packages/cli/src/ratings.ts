/** Ratings by openskill: what somebody's play is worth, and how sure that is. */
import type { Dealt } from '@mazzo/bots';
import { rate, rating } from 'openskill';

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Match after match, in the order of the deals, whoever played them first. */
export function ratingsOf(bots: number, deals: readonly Dealt[]): Rating[] {
  let teams = Array.from({ length: bots }, () => [rating()]);
  for (const { places } of deals) {
    for (const rank of places) teams = rate(teams, { rank: [...rank] });
  }
  return teams.map(([one]) => ({ mu: one!.mu, sigma: one!.sigma }));
}
