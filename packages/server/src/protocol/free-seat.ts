import type { SeatsMessage } from '@mazzo/table';
import type { WishedSeat } from './lobby.ts';

/** Where somebody sits down who has not chosen: where nobody is, before where the host wants a bot; -1 for nowhere. */
export function freeSeat(wished: readonly WishedSeat[]): number {
  const empty = wished.findIndex(({ kind }) => kind === 'empty');
  return empty < 0 ? wished.findIndex(({ kind }) => kind === 'bot') : empty;
}

/** Which seat somebody takes who comes to a match that runs; -1 for none. */
export function botsSeat(seats: SeatsMessage['seats']): number {
  return seats.findIndex(({ holder }) => holder.kind === 'bot');
}
