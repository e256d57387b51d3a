/** Every game, one line each. */
import type { AnyGame, AnyText, Language } from '@mazzo/kernel';
import { flip7 } from './flip7/index.ts';
import * as flip7Text from './flip7/text/index.ts';

export { flip7 };

export const games = { flip7 } as const satisfies Record<string, AnyGame>;
export const texts: Record<GameId, Record<Language, AnyText>> = { flip7: flip7Text };

export type GameId = keyof typeof games;
export const gameIds = Object.keys(games) as GameId[];
