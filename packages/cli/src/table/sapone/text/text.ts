/** What is written on a Sapone table. */
import type { Category, Kind, Move } from '@mazzo/games/sapone';
import type { Keys } from '../../../text/text.ts';
import type { FaceWords, Reader } from '../../face.ts';

/** The first word of each is the one that is offered; the beginning of a word will do. */
interface SaponeKeys {
  readonly moves: Readonly<Record<Move['type'], Keys>>;
  /** What stands before a claim, a wish and a statement. */
  readonly as: Keys;
  readonly want: Keys;
  readonly say: Keys;
  /** Between sales: the verb, what makes it a denial, and what need not be said. */
  readonly talk: { readonly say: Keys; readonly lack: Keys; readonly fillers: readonly string[] };
  /** Also of two words; the first is one word, and belongs to no other card. */
  readonly kinds: Readonly<Record<Kind, Keys>>;
  readonly categories: Readonly<Record<Category, Keys>>;
  /** Words that mean nothing by themselves: `want vegetables or tools`. */
  readonly fillers: readonly string[];
}

interface SaponeHeading {
  readonly round: number;
  /** Who has the turn: null if it is you, undefined if nobody. */
  readonly turn: string | null | undefined;
  readonly target: number;
}

/** What lies for sale. */
interface Goods {
  /** Null if it is you. */
  readonly seller: string | null;
  /** What it is, or what one sees of it. */
  readonly card: string;
  readonly claim: string;
  /** It lies face up, after a doubt. */
  readonly open: boolean;
}

/** What may be done; an example of what to type stands before each. */
interface SaponeOffers {
  readonly pick: string;
  readonly sell: string;
  readonly bluff: string;
  readonly wish: string;
  readonly buy: string;
  readonly bid: string;
  readonly statement: string;
  readonly talk: string;
  readonly pass: string;
  readonly doubt: string;
  readonly give: string;
  accept(name: string): string;
  /** There are more bids than are listed. */
  acceptOne(name: string): string;
  readonly askMore: string;
  readonly endSale: string;
  readonly declare: string;
}

/** Each is one sentence: what is wrong, and what is allowed. */
interface SaponeMistakes {
  several(word: string, meanings: readonly string[]): string;
  notACard(word: string, cards: readonly string[]): string;
  noCard(example: string): string;
  oneCard(example: string): string;
  threeCards(given: number, example: string): string;
  notATopic(word: string, topics: readonly string[]): string;
  noTopic(example: string): string;
  oneTopic(example: string): string;
  wishSize(example: string): string;
  noBidder(word: string, bidders: readonly string[]): string;
  whoseBid(bidders: readonly string[]): string;
  alone(key: string): string;
}

/** What one knows of the cards that a claim names. */
interface Chances {
  readonly claim: string;
  readonly copies: number;
  /** Surely not with the seller. */
  readonly elsewhere: number;
  /** Surely with the seller. */
  readonly there: number;
  readonly seller: string;
  /** The seller cannot have one. */
  readonly isBluff: boolean;
}

export interface SaponeWords extends FaceWords {
  readonly keys: SaponeKeys;
  heading(heading: SaponeHeading): readonly string[];
  /** The top is null where it lies face down. */
  market(cards: number, faceUp: number, top: string | null): string;
  readonly noMarket: string;
  soapDeck(cards: number): string;
  out(cards: number): string;
  /** Over the columns: points, cards of the market and of the soap deck, what is known of them. */
  readonly columns: readonly [string, string, string, string];
  /** Before what is known of everybody's hand, where it stands apart. */
  readonly surelyHold: string;
  readonly hand: string;
  readonly noHand: string;
  sale(goods: Goods): string;
  /** Somebody's own words. */
  quote(words: string): string;
  /** What the story says of a card, without the verb: `it is a rake`. */
  stated(statement: string): string;
  asked(times: number): string;
  readonly bids: string;
  /** What somebody bids, or each of several. */
  bid(names: readonly string[], cards: string): string;
  readonly noBids: string;
  passed(names: readonly string[]): string;
  consider(chances: Chances): string;
  readonly offer: SaponeOffers;
  readonly mistakes: SaponeMistakes;
}

export type SaponeReader = Reader<SaponeWords>;
