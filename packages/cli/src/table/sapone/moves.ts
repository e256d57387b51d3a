/** The words that come after the verb, and the move they make with it. */
import { cardOf, claimsFor, DIAMOND, freeOf, kinds, PRICE, saleOf } from '@mazzo/games/sapone';
import type { Move, Phrase, State, Statement, Wish } from '@mazzo/games/sapone';
import type { Card, Seat } from '@mazzo/kernel';
import { quoted } from '../../screen.ts';
import type { Keys } from '../../text/text.ts';
import { cardKey, COMMA, isName, readCards, readTopics, topicKey } from './names.ts';
import type { Read } from './names.ts';
import type { SaponeReader } from './text/text.ts';

interface Place {
  readonly view: State;
  readonly seat: Seat;
  readonly reader: SaponeReader;
}

type Type = Move['type'];

export function readMove(type: Type, words: readonly string[], place: Place): Read<Move> {
  const { own } = place.reader;
  switch (type) {
    case 'sell':
      return sell(words, place);
    case 'buy':
      return buy(words, place);
    case 'bid':
      return bid(words, place);
    case 'give':
      return then(ownCard(words, type, place), (card) => ({ value: { type, card } }));
    case 'accept':
      return accept(words, place);
    case 'declare': {
      const allowed = kinds.map(cardOf).filter((card) => card !== DIAMOND);
      const example = exampleOf(type, allowed, place);
      return then(oneCard(words, allowed, example, place), (kind) => ({ value: { type, kind } }));
    }
    default:
      return words.length === 0
        ? { value: { type } }
        : { mistake: own.mistakes.alone(own.keys.moves[type][0]) };
  }
}

function then<From, To>(read: Read<From>, next: (value: From) => Read<To>): Read<To> {
  return 'value' in read ? next(read.value) : read;
}

/** The kinds in hand that do not lie on the table. */
export function heldBy(view: State, seat: Seat): Card[] {
  const sale = saleOf(view);
  const isFree = (card: Card) =>
    (sale === null ? view.hands[seat]!.cards[card]! : freeOf(view, sale, seat, card)) > 0;
  return kinds.map(cardOf).filter(isFree);
}

function ownCard(words: readonly string[], type: Type, place: Place): Read<Card> {
  const held = heldBy(place.view, place.seat);
  return oneCard(words, held, exampleOf(type, held, place), place);
}

function exampleOf(type: Type, allowed: readonly Card[], { reader: { own } }: Place): string {
  const [verb] = own.keys.moves[type];
  return [verb, ...allowed.slice(0, 1).map((card) => cardKey(card, own))].join(' ');
}

/** Exactly one card; what else it could be is told of what is allowed here. */
function oneCard(
  words: readonly string[],
  allowed: readonly Card[],
  /** What may be typed in all. */
  example: string,
  { reader: { own } }: Place,
): Read<Card> {
  const { mistakes } = own;
  return then(readCards(meaningful(words, own.keys), allowed, own), ([card, ...more]) => {
    if (card === undefined) return { mistake: mistakes.noCard(example) };
    return more.length > 0 ? { mistake: mistakes.oneCard(example) } : { value: card };
  });
}

function meaningful(
  words: readonly string[],
  { fillers }: { readonly fillers: readonly string[] },
): string[] {
  return words.filter((word) => !fillers.includes(word));
}

/**
 * The words before all of these, and those after each; null after one that is not there. The
 * beginning of such a word is enough where nothing else begins so.
 */
function parted(
  words: readonly string[],
  { own }: SaponeReader,
  ...after: readonly Keys[]
): [string[], ...(string[] | null)[]] {
  const first: string[] = [];
  const others: (string[] | null)[] = after.map(() => null);
  let part = first;
  for (const word of words) {
    const begins = (key: string) => key.startsWith(word) && !isName(word, own);
    let at = after.findIndex((keys) => keys.includes(word));
    if (at < 0) at = after.findIndex((keys) => keys.some(begins));
    if (at < 0) part.push(word);
    else part = others[at] ??= [];
  }
  return [first, ...others];
}

function sell(words: readonly string[], place: Place): Read<Move> {
  const { reader } = place;
  const { keys } = reader.own;
  const [named, claimed = null, wanted = null] = parted(words, reader, keys.as, keys.want);
  return then(ownCard(named, 'sell', place), (card) => {
    const called: Read<Card> =
      claimed === null
        ? { value: card }
        : oneCard(claimed, claimsFor(card), bluffExample(card, place), place);
    return then(called, (claim) =>
      then(readWish(wanted, place), (wish) => ({ value: { type: 'sell', card, claim, wish } })),
    );
  });
}

/** Under another name; a card that is not in hand is no example. */
function bluffExample(card: Card, { view, seat, reader: { own } }: Place): string {
  const { moves, as } = own.keys;
  const held = heldBy(view, seat);
  const sold = held.includes(card) ? card : (held[0] ?? card);
  const claim = claimsFor(sold).find((other) => other !== sold)!;
  return [moves.sell[0], cardKey(sold, own), as[0], cardKey(claim, own)].join(' ');
}

/** S-5: what is wanted, and how many cards at least. */
function readWish(words: readonly string[] | null, { reader: { own } }: Place): Read<Wish | null> {
  if (words === null) return { value: null };
  const { keys, mistakes } = own;
  const wanted = meaningful(words, keys);
  const isNumber = (word: string) => /^\d+$/.test(word);
  const example = [keys.want[0], topicKey('vegetables', 'wish', own), 2].join(' ');
  if (wanted.every((word) => word === COMMA)) return { mistake: mistakes.noTopic(example) };
  const [least = null, ...more] = wanted.filter(isNumber).map(Number);
  if (more.length > 0 || (least !== null && (least < 1 || least > MOST_WANTED))) {
    return { mistake: mistakes.wishSize(example) };
  }
  const named = wanted.filter((word) => !isNumber(word));
  return then(readTopics(named, 'wish', own), (topics) => ({ value: { topics, atLeast: least } }));
}

const MOST_WANTED = 9;

function buy(words: readonly string[], { view, seat, reader: { own } }: Place): Read<Move> {
  const { keys, mistakes } = own;
  return then(readCards(meaningful(words, keys), heldBy(view, seat), own), (cards) => {
    if (cards.length === PRICE) return { value: { type: 'buy', cards } };
    const { cards: hand } = view.hands[seat]!;
    const held = hand.flatMap((count, card) => new Array<Card>(count).fill(card));
    const example = held.slice(0, PRICE).map((card) => cardKey(card, own));
    return {
      mistake: mistakes.threeCards(cards.length, [keys.moves.buy[0], ...example].join(' ')),
    };
  });
}

function bid(words: readonly string[], place: Place): Read<Move> {
  const { reader } = place;
  const { keys } = reader.own;
  const [named, said = null] = parted(words, reader, keys.say);
  return then(ownCard(named, 'bid', place), (card) =>
    then(readStatement(said, place), (statement) => ({ value: { type: 'bid', card, statement } })),
  );
}

function readStatement(
  words: readonly string[] | null,
  { reader: { own } }: Place,
): Read<Statement> {
  if (words === null) return { value: null };
  const { keys, mistakes } = own;
  const example = [keys.say[0], topicKey('leek', 'statement', own)].join(' ');
  return then(readTopics(meaningful(words, keys), 'statement', own), ([topic, ...more]) => {
    if (topic === undefined) return { mistake: mistakes.noTopic(example) };
    return more.length > 0 ? { mistake: mistakes.oneTopic(example) } : { value: topic };
  });
}

/** S-5: `leeks`, `no leeks`, or a whole sentence of it. */
export function readPhrase(words: readonly string[], { own }: SaponeReader): Read<Phrase> {
  const { keys, mistakes } = own;
  const { say, lack, fillers } = keys.talk;
  const says = words.some((word) => lack.includes(word)) ? 'lack' : 'hold';
  const named = words.filter((word) => !lack.includes(word) && !fillers.includes(word));
  const example = [say[0], lack[0], topicKey('leek', 'wish', own)].join(' ');
  return then(readTopics(meaningful(named, keys), 'wish', own), ([topic, ...more]) => {
    if (topic === undefined) return { mistake: mistakes.noTopic(example) };
    return more.length > 0 ? { mistake: mistakes.oneTopic(example) } : { value: { says, topic } };
  });
}

/** The number before a name, or the beginning of the name; of one bid alone nothing need be said. */
function accept(words: readonly string[], { view, seat, reader }: Place): Read<Move> {
  const { mistakes } = reader.own;
  const nameOf = (other: Seat) => reader.to.name(other).toLowerCase();
  const sale = saleOf(view);
  const bidders = [...view.hands.keys()].filter((other) => (sale?.bids[other]?.length ?? 0) > 0);
  const names = bidders.map(nameOf);
  const [word, ...more] = words.filter((one) => one !== COMMA);
  const others = [...view.hands.keys()].filter((other) => other !== seat);
  const found =
    word === undefined
      ? bidders
      : others.filter((other) => word === String(other + 1) || nameOf(other).startsWith(word));
  const [chosen] = found;
  if (found.length === 1 && more.length === 0) {
    return { value: { type: 'accept', seat: chosen! } };
  }
  return word === undefined || more.length > 0
    ? { mistake: mistakes.whoseBid(names) }
    : { mistake: mistakes.noBidder(quoted(word), names) };
}
