import type { Game } from '@mazzo/kernel';
import { apply, blank, clone } from './apply.ts';
import { brain } from './brain.ts';
import { cards } from './cards.ts';
import { imagine } from './imagine.ts';
import { check, legal } from './legal.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import { open, resolve } from './resolve.ts';
import { reveal } from './reveal.ts';
import { status, tally } from './status.ts';
import { timeout } from './timeout.ts';
import { events, moves, SEATS } from './types.ts';
import type { Event, Move, State } from './types.ts';

export { handOf } from './legal.ts';
export { question } from './question.ts';
export { pointsTaken } from './scoring.ts';
export type { Event, Move, State };

export const briscola: Game<Options, State, Move, Event> = {
  id: 'briscola',
  letter: 'B',
  rulesVersion: 1,
  seats: { min: SEATS, max: SEATS, default: SEATS },
  cards,
  options,
  presets: {},
  moves,
  events,
  drawsDealer: true,
  blank,
  open,
  status,
  tally,
  legal,
  check,
  timeout,
  resolve,
  apply,
  reveal,
  imagine,
  clone,
  brain,
};
