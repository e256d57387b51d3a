import type { Audience, Card, GameText, Slot } from '@mazzo/kernel';
import type { Category, Topic } from '../cards.ts';
import type { Reason } from '../legal.ts';
import type { Options } from '../options.ts';
import type { Phrase } from '../talk.ts';
import type { Contest, Event, Move, Wish } from '../types.ts';

export interface SaponeText extends GameText<Options, Move, Event, Reason, Phrase> {
  /** One kind in a sentence: "the leek", "the four-coin card". */
  theCard(kind: Card): string;
  /** Any cards, seen or not: "3 single coins, 2 leeks and a market card". */
  cards(slots: readonly Slot[]): string;
  /** A kind or a category, as one talks about it: "leeks", "soap". */
  topic(topic: Topic): string;
  /** "I want vegetables or soap, at least 2 cards"; empty if nothing is wished for. */
  wish(wish: Wish): string;
  /** What a bidder says of a card: "it is a rake". */
  statement(topic: Topic): string;
  /** "I hold leeks", "I have no soap" */
  phrase(phrase: Phrase): string;
  /** What a category is called where it is won: "Most coins". */
  readonly categories: Readonly<Record<Category, string>>;
  /** The whole comparison, a sentence a step: who led, what decided. */
  contest(contest: Contest, to: Audience): readonly string[];
  /** The same without how it ended, where that is seen. */
  compared(contest: Contest, to: Audience): readonly string[];
  readonly ask: SaponeQuestions;
}

/** What is asked; cards and seats come in the words for them. */
interface SaponeQuestions {
  /** The open top of the market, or null if it lies face down. */
  pick(top: string | null): string;
  /** Whether one has the three cards to buy with. */
  trade(canBuy: boolean): string;
  /** S-7: who sells, what is claimed, whether the card lies open, and whether a doubt is possible. */
  bid(seller: string, claim: string, sale: { open: boolean; canDoubt: boolean }): string;
  /** S-8: the bidding is over for this seat, but a doubt is not. */
  doubt(seller: string, claim: string): string;
  /** S-7: whether more can still be asked for. */
  decide(claim: string, canAskMore: boolean): string;
  give(seller: string): string;
  readonly declare: string;
}

/** What is said until the first card is taken from the market; the rest may be fetched meanwhile. */
export interface SaponeOpening extends Pick<
  SaponeText,
  'title' | 'tagline' | 'card' | 'theCard' | 'cards'
> {
  readonly events: Pick<
    SaponeText['events'],
    'roundBegan' | 'shuffled' | 'dealt' | 'mixed' | 'turnBegan'
  >;
}
