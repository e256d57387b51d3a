/** The judge's words for options, moves and cards, which owe nothing to the engine's. */

export interface JudgeOptions {
  readonly session: 'timed' | 'rounds';
  readonly rounds: number;
  readonly places: 'skip' | 'follow';
  readonly actions: 'must' | 'may';
  readonly king: 'pickCard' | 'wild';
  readonly wrongToss: 'barred' | 'tryOthers';
}

export type JudgeMove =
  | { readonly type: Word }
  | { readonly type: 'peek' | 'tossIn'; readonly slot: number }
  | { readonly type: 'swap'; readonly slot: number; readonly declare: number | null }
  | { readonly type: 'target'; readonly seat: number; readonly slot: number }
  | { readonly type: 'name'; readonly rank: number }
  | { readonly type: 'giveCard'; readonly seat: number };

type Word =
  | 'draw'
  | 'take'
  | 'passTurn'
  | 'play'
  | 'discard'
  | 'swapThem'
  | 'leaveThem'
  | 'decline'
  | 'pass'
  | 'callVinto'
  | 'endTurn';

/** What each seat that is asked may do. */
export type Questions = ReadonlyMap<number, readonly JudgeMove[]>;
type Answer = readonly [by: number, move: JudgeMove];
export type Asking<Result = void> = Generator<Questions, Result, Answer>;

export interface JudgedCard {
  readonly name: string;
  readonly seenBy: Set<number>;
  /** V-10: who has tossed it in wrongly in this window. */
  readonly triedBy: Set<number>;
  unused: boolean;
  thisTurn: boolean;
}

export const rankNames = '2 3 4 5 6 7 8 9 10 J Q K A joker'.split(' ');
const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0, 1, -1];
export const wildNames = ['7', '8', '9', '10', 'J', 'Q', 'A'];

export const rankOf = (name: string): string => (name === 'joker' ? name : name.slice(0, -1));
export const hasAction = (rank: string): boolean =>
  rankNames.indexOf(rank) >= 5 && rank !== 'joker';
export const valueOf = (name: string): number => values[rankNames.indexOf(rankOf(name))]!;
export const rankAt = (index: number | null): string | null =>
  index === null ? null : rankNames[index]!;

export function wholePack(): string[] {
  const plain = rankNames
    .slice(0, -1)
    .flatMap((rank) => ['c', 'd', 'h', 's'].map((suit) => rank + suit));
  return [...plain, 'joker', 'joker'];
}
