/** Everything lies open: only the round is kept in mind, to know in imagined worlds that it is over. */
import type { Event, State } from '../types.ts';

export interface Memory {
  rounds: number;
}

export function remember(blank: State): Memory {
  return { rounds: blank.rounds };
}

export function note(memory: Memory, event: Event, view: State): void {
  if (event.type === 'roundBegan') memory.rounds = view.rounds;
}
