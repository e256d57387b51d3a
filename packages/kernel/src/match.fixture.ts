/** Matches of the toy game, begun and played out. */
import { expect } from 'vitest';
import { chanceFrom } from './chance.ts';
import { createMatch } from './match.ts';
import type { Match, MatchSetup } from './match.ts';
import { toy } from './testing/toy/index.ts';
import type { Event, Move, Options, State } from './testing/toy/index.ts';

export type ToyMatch = Match<State, Move, Event>;
export type Setup = MatchSetup<Options>;

export function onTurn(setup: Setup = {}): ToyMatch {
  const match = createMatch(toy, setup);
  for (const seat of match.state.shelves.keys()) match.play(seat, { type: 'look', slot: 0 });
  return match;
}

/** Plays at random to the end, telling `after` each move. */
export function playOut(match: ToyMatch, seed = 'sfc32:out', after = (): void => {}): ToyMatch {
  const chance = chanceFrom(seed);
  for (let status = match.status(); !status.over; status = match.status()) {
    const { seat } = status.decisions[chance.below(status.decisions.length)]!;
    const moves = match.legal(seat);
    expect(match.submit(seat, moves[chance.below(moves.length)]).ok).toBe(true);
    after();
  }
  return match;
}

/** Everything that a refusal must not change, as it would be stored. */
export function bytes(match: ToyMatch): string {
  return JSON.stringify([match.state, match.log]);
}

export function decisionId(match: ToyMatch): number {
  const status = match.status();
  return status.over ? -1 : status.decisions[0]!.id;
}

/** What JSON cannot say. */
export const circular: Record<string, unknown> = { type: 'look' };
circular['slot'] = circular;
