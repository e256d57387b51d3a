/** Every game, one line each. */
import type { AnyGame, AnyText, Language } from '@mazzo/kernel';
import { flip7 } from './flip7/index.ts';
import * as flip7Text from './flip7/text/index.ts';
import { gameIds } from './ids.ts';
import type { GameId } from './ids.ts';
import { pinnacola } from './pinnacola/index.ts';
import * as pinnacolaText from './pinnacola/text/index.ts';
import { sapone } from './sapone/index.ts';
import * as saponeText from './sapone/text/index.ts';
import { vinto } from './vinto/index.ts';
import * as vintoText from './vinto/text/index.ts';

export { flip7, pinnacola, sapone, vinto };

export const games = { flip7, vinto, pinnacola, sapone } as const satisfies Record<GameId, AnyGame>;
export const texts: Record<GameId, Record<Language, AnyText>> = {
  flip7: flip7Text,
  vinto: vintoText,
  pinnacola: pinnacolaText,
  sapone: saponeText,
};

export { gameIds };
export type { GameId };
