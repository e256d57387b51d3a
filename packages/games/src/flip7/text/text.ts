import type { GameText } from '@mazzo/kernel';
import type { Reason } from '../legal.ts';
import type { Options } from '../options.ts';
import type { Event, Move } from '../types.ts';

export interface Flip7Text extends GameText<Options, Move, Event, Reason> {
  readonly ask: {
    readonly turn: string;
    whoGets(card: string): string;
  };
  /** How likely the next card is a bust, of a hundred times. */
  odds(percent: number): string;
}
