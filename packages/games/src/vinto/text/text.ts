import type { GameText } from '@mazzo/kernel';
import type { Reason } from '../legal.ts';
import type { Options } from '../options.ts';
import type { Event, Move } from '../types.ts';

export type VintoText = GameText<Options, Move, Event, Reason>;
