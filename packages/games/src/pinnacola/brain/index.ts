/** How Pinnacola is played well. */
import type { Brain } from '@mazzo/kernel';
import type { Event, Move, State } from '../types.ts';
import { weighDraw } from './draw.ts';
import { forget, note, remember } from './memory.ts';
import type { Memory } from './memory.ts';
import { search } from './search.ts';
import { weighFinish } from './turn.ts';

export const brain: Brain<State, Move, Event, Memory> = {
  remember,
  note,
  forget,
  search,
  weigh: (position) =>
    position.view.phase.kind === 'draw' ? weighDraw(position) : weighFinish(position),
};
