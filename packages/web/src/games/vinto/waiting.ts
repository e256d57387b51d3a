import { vinto } from '@mazzo/games/vinto';
import type { State } from '@mazzo/games/vinto';
import type { Seat } from '@mazzo/kernel';

/** Who is waited for. */
export function awaited(view: State): Seat[] {
  const status = vinto.status(view);
  if (status.over) return [];
  return status.decisions.filter(({ pace }) => pace !== 'free').map(({ seat }) => seat);
}
