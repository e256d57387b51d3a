/** Every game by its id, and its words. */
import type { AnyGame, AnyText, Language } from '@mazzo/kernel';
import { gameIds } from './ids.ts';
import type { GameId } from './ids.ts';
import * as list from './list.ts';

type List = typeof list;

interface Listed {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Language, AnyText>>;
}

const listed: Readonly<Record<GameId, Listed>> = list;

function ofEach<What extends keyof Listed>(what: What) {
  const pairs = gameIds.map((id) => [id, listed[id][what]]);
  return Object.fromEntries(pairs) as { readonly [Id in GameId]: List[Id][What] };
}

// A game that is in one of the two lists alone does not compile.
export const games: { readonly [Id in keyof List]: List[Id]['game'] } = ofEach('game');
export const texts: Readonly<Record<GameId, Listed['texts']>> = ofEach('texts');

export { gameIds };
export type { GameId };
