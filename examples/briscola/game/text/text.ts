import type { Card, GameText } from '@mazzo/kernel';
import type { Reason } from '../legal.ts';
import type { Options } from '../options.ts';
import type { Event, Move } from '../types.ts';

export interface BriscolaText extends GameText<Options, Move, Event, Reason> {
  /** The suit of a card, such as the trump's. */
  suit(card: Card): string;
  readonly ask: {
    readonly lead: string;
    answer(card: string): string;
  };
}
