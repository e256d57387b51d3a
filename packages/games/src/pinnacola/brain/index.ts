/** How Pinnacola is played well. */
import type { Brain } from '@mazzo/kernel';
import type { Event, Move, State } from '../types.ts';
import { weighDraw } from './draw.ts';
import { note, remember } from './memory.ts';
import type { Memory } from './memory.ts';
import { weighFinish } from './turn.ts';

export const brain: Brain<State, Move, Event, Memory> = {
  remember,
  note,
  weigh: (position) =>
    position.view.phase.kind === 'draw' ? weighDraw(position) : weighFinish(position),
};
