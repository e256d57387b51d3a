/** How each game's moves, events and views are written with names, for other people's bots. */
import type { Notation } from '@mazzo/kernel';
import { notation as flip7 } from './flip7/notation.ts';
import type { GameId } from './ids.ts';
import { notation as pinnacola } from './pinnacola/notation.ts';
import { notation as sapone } from './sapone/notation.ts';
import { notation as vinto } from './vinto/notation.ts';

export const notations: Readonly<Partial<Record<GameId, Notation>>> = {
  flip7,
  vinto,
  pinnacola,
  sapone,
};
