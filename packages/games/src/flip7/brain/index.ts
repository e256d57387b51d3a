/** How Flip 7 is played well. */
import { simpleBrain } from '@mazzo/kernel';
import type { Brain } from '@mazzo/kernel';
import { reference } from '../reference.ts';
import type { Event, Move, State } from '../types.ts';

export const brain: Brain<State, Move, Event> = simpleBrain(reference);
