import { simpleBrain } from '../../brain.ts';
import type { Clock, Game, Seat } from '../../game.ts';
import { apply, blank, clone } from './apply.ts';
import { cards } from './cards.ts';
import { imagine } from './imagine.ts';
import { check, legal } from './legal.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import { open, resolve } from './resolve.ts';
import { reveal } from './reveal.ts';
import { status, tally } from './status.ts';
import { events, moves } from './types.ts';
import type { Event, Move, State } from './types.ts';

export type Toy = Game<Options, State, Move, Event>;
export type { Event, Move, Options, State };

export const toy: Toy = {
  id: 'toy',
  letter: 'T',
  rulesVersion: 1,
  seats: { min: 2, max: 4, default: 3 },
  cards,
  options,
  presets: {},
  moves,
  events,
  blank,
  open,
  status,
  tally,
  legal,
  check,
  timeout: (view: State, clock: Clock) => ownLeftmost(view, clock.seat ?? 0),
  resolve,
  apply,
  reveal,
  imagine,
  clone,
  brain: simpleBrain(ownLeftmost),
};

/** T-6 */
function ownLeftmost(view: State, seat: Seat): Move {
  return view.phase.kind === 'look' ? { type: 'look', slot: 0 } : { type: 'peek', seat, slot: 0 };
}
