import type { GameText } from '@mazzo/kernel';
import type { Rank, RankName } from '../cards.ts';
import type { Reason } from '../legal.ts';
import type { Options } from '../options.ts';
import type { Event, Move } from '../types.ts';

export interface VintoText extends GameText<Options, Move, Event, Reason> {
  rank(rank: Rank): string;
  /** What the action of a card is, in a few words. */
  readonly actions: Readonly<Partial<Record<RankName, string>>>;
  readonly wildKing: string;
  readonly ask: VintoQuestions;
}

/** What is asked; places and cards come in the words for them. */
interface VintoQuestions {
  peek(left: number): string;
  readonly start: string;
  decide(card: string): string;
  ownCard(rank: string): string;
  othersCard(rank: string): string;
  jack(first: string | null): string;
  queen(first: string | null): string;
  queenSwap(one: string, other: string): string;
  readonly king: string;
  kingRank(place: string): string;
  readonly wildKing: string;
  readonly ace: string;
  tossIn(ranks: readonly string[]): string;
  readonly call: string;
}

/** What is said until everybody has looked at two cards; the rest may be fetched meanwhile. */
export interface VintoOpening extends Pick<VintoText, 'title' | 'tagline' | 'card'> {
  readonly ask: Pick<VintoQuestions, 'peek'>;
  readonly moves: Pick<VintoText['moves'], 'target'>;
  readonly events: Pick<
    VintoText['events'],
    'roundBegan' | 'shuffled' | 'dealt' | 'turnedUp' | 'looked'
  >;
}
