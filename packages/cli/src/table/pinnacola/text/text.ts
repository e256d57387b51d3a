/** What is written on a Pinnacola table. */
import type { Keys } from '../../../text/text.ts';
import type { FaceWords, Reader } from '../../face.ts';

/** The first word of each is the one that is offered. */
interface PinnacolaKeys {
  readonly draw: Keys;
  readonly take: Keys;
  readonly lay: Keys;
  readonly add: Keys;
  readonly swap: Keys;
  readonly back: Keys;
  readonly undo: Keys;
  readonly redo: Keys;
  readonly discard: Keys;
  readonly sort: Keys;
  readonly view: Keys;
  readonly joker: Keys;
  /** In the order of the cards: clubs, diamonds, hearts, spades. */
  readonly suits: readonly [Keys, Keys, Keys, Keys];
  /** What a rank may be called beside what is printed on the card. */
  readonly ranks: Readonly<Record<string, readonly string[]>>;
  /** Words that mean nothing by themselves: `add 8h to 2`. */
  readonly fillers: readonly string[];
}

/** What may be done; examples of what to type stand before each. */
interface PinnacolaOffers {
  take(cards: number, owed: string): string;
  readonly takeFrom: string;
  readonly lay: string;
  readonly add: string;
  readonly swap: string;
  readonly discard: string;
  /** The hand is down to its last card, and may be closed. */
  readonly close: string;
  readonly back: string;
  readonly undo: string;
  readonly redo: string;
  readonly sort: Readonly<Record<'suit' | 'rank', string>>;
  /** The joker that was replaced comes into the hand. */
  freed(meld: string): string;
}

/** Each is one sentence: what is wrong, and what is allowed. */
interface PinnacolaMistakes {
  unclear(words: string): string;
  /** More was typed than the word that draws. */
  drawAlone(draw: string, take: string): string;
  notACard(word: string, example: string): string;
  /** Two ranks with a dash that no run leads from one to the other. */
  noRange(words: string): string;
  /** A word that wants a card, alone. */
  noCard(example: string): string;
  noMeld(example: string): string;
  /** A word that names no meld; the opponent's are named with the initial. */
  noMeldNamed(word: string, opponent: string, initial: string): string;
  oneCard(card: string, discard: string): string;
  /** A card that must be laid, alone. */
  oneOwed(card: string): string;
  oneDiscard(example: string): string;
  doesNotFit(cards: string, meld: string, fits: readonly string[]): string;
  /** The meld takes other cards, and none of them is in hand. */
  noneFits(meld: string, fits: readonly string[]): string;
  isFull(meld: string): string;
  theirs(name: string): string;
  jokerCannot(card: string): string;
  nothingToUndo: string;
  nothingToRedo: string;
  nothingToTakeBack: string;
  asItWas(meld: string): string;
  inUse(meld: string): string;
  notLast(discard: string): string;
  alone(key: string): string;
  fromWhich(example: string): string;
  severalOf(card: string, keys: readonly string[]): string;
}

export interface PinnacolaWords extends FaceWords {
  readonly keys: PinnacolaKeys;
  heading(hand: number, stock: number, target: number): readonly string[];
  /** Over the columns: match, melds, hand and both together, number of cards. */
  readonly columns: readonly [string, string, string, string, string];
  /** Labels; the name is null if it is you. */
  melds(name: string | null): string;
  readonly newMelds: string;
  hand(name: string | null): string;
  surely(name: string): string;
  pozzo(cards: number): string;
  below(cards: number): string;
  readonly noPozzo: string;
  readonly which: string;
  readonly offer: PinnacolaOffers;
  readonly mistakes: PinnacolaMistakes;
}

export type PinnacolaReader = Reader<PinnacolaWords>;
