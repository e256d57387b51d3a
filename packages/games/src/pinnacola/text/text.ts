import type { GameText } from '@mazzo/kernel';
import type { Rank } from '../cards.ts';
import type { Reason } from '../legal.ts';
import type { Meld } from '../melds.ts';
import type { Options } from '../options.ts';
import type { Event, Move, Sheet } from '../types.ts';

export interface PinnacolaText extends GameText<Options, Move, Event, Reason> {
  rank(rank: Rank): string;
  /** The options say whether a joker costs a meld its great name (P-7); without them it does. */
  meld(meld: Meld, options?: Options): string;
  /** In a sentence: "a run 3–7♥", "three sevens ♣♦♥". */
  aMeld(meld: Meld): string;
  /** The same in fewer letters, without the suits of a set and what a joker stands for. */
  aMeldInShort(meld: Meld): string;
  readonly ask: PinnacolaQuestions;
  /** What can be done with a draft. */
  readonly draft: Readonly<Record<DraftStep, string>>;
  readonly missing: StillMissing;
  readonly pointsSoFar: string;
  /** The rows of a hand's score. */
  readonly sheet: Readonly<Record<keyof Sheet, string>>;
}

type DraftStep = 'lay' | 'add' | 'replace' | 'takeBack' | 'undo' | 'redo' | 'sort' | 'discard';

/** What is asked; cards come in the words for them. */
interface PinnacolaQuestions {
  draw(top: string | null): string;
  readonly meld: string;
  /** P-3: a card of the pozzo is owed. */
  owed(card: string): string;
}

/** What a draft still lacks before it can be finished; cards come in the words for them. */
interface StillMissing {
  owedCard(card: string): string;
  readonly jokerOwed: string;
  notAMeld(cards: string): string;
  readonly discard: string;
}
