import type { Category } from '@mazzo/games/sapone';
import type { SaponeOpening, SaponeText } from '@mazzo/games/sapone/text';

/** The game's own words, and those of its table on the page. */
export interface SaponeWords {
  readonly game: SaponeText;
  readonly table: SaponeTable;
}

/** What lies at the stall. */
interface Goods {
  /** In the words for it: "a market card", "a leek". */
  readonly card: string;
  readonly seller: string;
  readonly isOwn: boolean;
  /** It lies face up, after a doubt. */
  readonly open: boolean;
  /** Then: whether it is what it was called. */
  readonly true: boolean;
  /** How often more was asked for. */
  readonly asked: number;
}

/** What somebody has bid, or does. */
interface Offered {
  readonly name: string;
  readonly isYou: boolean;
  /** In words; null if it is nothing. */
  readonly cards: string | null;
  readonly passed: boolean;
  readonly doubts: boolean;
}

/** What is known of somebody's hand. */
interface Known {
  readonly name: string;
  /** How many cards are certain, of how many. */
  readonly surely: number;
  readonly cards: number;
  /** All of them by their backs, in words. */
  readonly all: readonly string[];
}

interface SaponeTable {
  heading(round: number): string;
  /** Shorter than the game's own questions: what may be done stands on buttons. */
  readonly ask: {
    /** The card on top with its article, or null if it lies face down. */
    pick(top: string | null): string;
    trade(canBuy: boolean): string;
    bid(claim: string): string;
    bidMore(cards: string): string;
    /** The seller has asked for more. */
    bidAgain(seller: string, hasBid: boolean): string;
    give(seller: string): string;
    decide(claim: string): string;
  };
  readonly market: string;
  readonly soap: string;
  cards(count: number): string;
  /** The card on top in words, or null if it lies face down. */
  marketTop(card: string | null): string;
  readonly emptyMarket: string;
  readonly soapTop: string;
  readonly emptySoap: string;
  readonly stall: string;
  readonly noSale: string;
  onSale(goods: Goods): string;
  /** Over the claim: who says so, or that it is true; and that more was asked for. */
  claims(goods: Goods): string;
  /** All of it in one sentence. */
  claim(goods: Goods, claim: string): string;
  /** Any of these. */
  either(topics: readonly string[]): string;
  /** No topic is an empty string. */
  wants(topics: string, atLeast: number | null, isOwn: boolean): string;
  offer(count: number): string;
  readonly passes: string;
  readonly doubts: string;
  readonly thinks: string;
  /** At a large table: who offers nothing yet, or at all. */
  thinking(names: readonly string[]): string;
  passing(names: readonly string[]): string;
  offered(offered: Offered): string;
  /** What somebody says that cards are. */
  said(topics: readonly string[]): string;
  /** Before what the seller would hold then, which is drawn; and the same in a sentence. */
  readonly wouldHold: string;
  after(market: number, soap: number): string;
  readonly hand: string;
  /** Of the card that is being put on sale. */
  readonly leftPlace: string;
  marketCards(count: number): string;
  soapCards(count: number): string;
  total(points: number): string;
  /** One's own, and what wins the match. */
  totalOf(points: number, target: number): string;
  heldSurely(card: string): string;
  /** Over what is certain of somebody's hand, or instead of it. */
  known(known: Known): string;
  /** The same once a round is over. */
  shows(name: string, cards: number): string;
  /** Over what everybody has, at the end of a round. */
  readonly compared: string;
  /** What is counted of each category, and what the most of it brings. */
  readonly counted: Readonly<Record<Category, string>>;
  worth(counted: string, points: number): string;
  /** Under all that: what it brings, and to whom more for winning several. */
  readonly points: string;
  bonus(names: readonly string[], won: number, bonus: number): string;
  waiting(names: readonly string[]): string;
  bidding(names: readonly string[]): string;
  deciding(name: string): string;
  giving(name: string, seller: string): string;
  declaring(name: string): string;
  /** What may still be done. */
  maybeDoubt(claim: string): string;
  /** The card with its article: "the four-coin card". */
  sell(card: string, claim: string, isTrue: boolean): string;
  /** Over what a card may be called, what may be wanted for it, and what it may be said to be one of. */
  readonly callIt: string;
  readonly wanted: string;
  readonly orOnly: string;
  buy(cards: string): string;
  bid(cards: string): string;
  /** Before the first card, and after it. */
  readonly bidNote: string;
  readonly bidMore: string;
  /** What lies there when the seller asks for more; null if it is nothing. */
  bidAgain(cards: string | null): string;
  /** What two cards or more bring beside: this one, with its article, if it is seen. */
  bidRepaid(top: string | null): string;
  bidSaying(said: string): string;
  /** Of this card, with its article. */
  saying(card: string): string;
  /** Of several. */
  readonly sayingAll: string;
  give(card: string, seller: string): string;
  doubt(seller: string, claim: string): string;
  doubtNote(seller: string): string;
  /** What was being thought over is no longer possible: somebody was quicker, or the sale is over. */
  doubtedFirst(name: string): string;
  readonly doubtLate: string;
  accept(name: string, cards: string): string;
  declare(card: string): string;
  /** What it would win against what is known. */
  prospect(won: readonly string[], points: number): string;
  readonly cancel: string;
  readonly least: readonly [any: string, two: string, three: string];
  readonly wish: Readonly<Record<Category, string>>;
  readonly caught: string;
  readonly honest: string;
  readonly buttons: {
    readonly pick: string;
    readonly sellOne: string;
    readonly sell: string;
    readonly buy: string;
    bid(count: number): string;
    readonly say: string;
    readonly pass: string;
    /** The same after an offer. */
    readonly done: string;
    readonly doubt: string;
    readonly doubtIt: string;
    readonly give: string;
    readonly accept: string;
    readonly askMore: string;
    readonly endSale: string;
    readonly declare: string;
  };
  readonly notes: {
    readonly trade: string;
    readonly sellOnly: string;
    readonly oneChosen: string;
    /** Who has not enough to buy with. */
    readonly onlyChosen: string;
    readonly twoChosen: string;
    readonly decide: string;
    /** What a claim may lead to, and that a statement leads to nothing. */
    readonly claimed: Readonly<Record<'truth' | 'bluff', string>>;
    readonly stated: string;
    /** What comes of a purchase, and of a gift. */
    readonly bought: string;
    given(seller: string): string;
    readonly declare: string;
  };
  readonly keys: readonly (readonly [string, string])[];
}

/** Until the first card is taken from the market. */
export interface SaponeOpeningWords {
  readonly game: SaponeOpening;
  readonly table: Pick<
    SaponeTable,
    | 'heading'
    | 'market'
    | 'soap'
    | 'cards'
    | 'marketTop'
    | 'soapTop'
    | 'stall'
    | 'noSale'
    | 'hand'
    | 'marketCards'
    | 'soapCards'
    | 'totalOf'
    | 'total'
    | 'known'
  > & {
    readonly ask: Pick<SaponeTable['ask'], 'pick'>;
    readonly buttons: Pick<SaponeTable['buttons'], 'pick'>;
  };
}
