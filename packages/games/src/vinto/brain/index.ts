/** How Vinto is played well. */
import type { Brain } from '@mazzo/kernel';
import type { Event, Move, State } from '../types.ts';
import { forget, note, remember } from './memory.ts';
import type { Memory } from './memory.ts';
import { search } from './search.ts';
import { weigh } from './weigh.ts';

export const brain: Brain<State, Move, Event, Memory> = { remember, note, forget, weigh, search };
