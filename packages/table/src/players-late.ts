/** Bots for a page, which fetches them when the first of them has a choice. `#players` in package.json says who has which. */
import { latePart } from '@mazzo/kernel';
import type * as Here from './players.ts';

const part = latePart<typeof Here>(() => import('./players.ts'));

export const playersOf: typeof Here.playersOf = (running, key) => {
  let players: Here.Players | null = null;
  return {
    propose(...asked) {
      players ??= part.get().playersOf(running, key);
      return players.propose(...asked);
    },
  };
};
