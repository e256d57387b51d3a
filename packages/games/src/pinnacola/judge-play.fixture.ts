/** Random rests of a turn, by a player who knows only the judge: most are legal, some are not. */
import type { Card, Chance, Seat } from '@mazzo/kernel';
import {
  cardsIn,
  cardWith,
  joker,
  listed,
  placesOf,
  replaceable,
  suitsOf,
} from './judge-melds.fixture.ts';
import type { Meld } from './melds.ts';
import type { Finish, State } from './types.ts';

export function anyOf<Value>(chance: Chance, values: readonly Value[]): Value {
  return values[chance.below(values.length)]!;
}

/** What a player has in hand while laying. */
class Hand {
  readonly counts: number[];
  constructor(counts: readonly number[]) {
    this.counts = [...counts];
  }

  has(cards: readonly Card[]): boolean {
    if (cards.some((card) => this.counts[card]! < 1)) return false;
    return cards.every((card) => countOf(cards, card) <= this.counts[card]!);
  }

  take(cards: readonly Card[]): void {
    for (const card of cards) this.counts[card]! -= 1;
  }

  put(cards: readonly Card[]): void {
    for (const card of cards) this.counts[card]! += 1;
  }

  /** The melds that these cards could lay. */
  melds(): Meld[] {
    return listed.flatMap(({ meld, cards }) => (this.has(cards) ? meld : []));
  }

  get cards(): Card[] {
    return this.counts.flatMap((n, card) => (n > 0 ? card : []));
  }
}

function countOf(cards: readonly Card[], card: Card): number {
  return cards.filter((other) => other === card).length;
}

/** Some rest of the turn; legal or not, the judge will say. */
export function randomFinish(state: State, seat: Seat, chance: Chance): Finish {
  const hand = new Hand(state.hands[seat]!.cards);
  const zeal = Math.min(3, chance.below(5));
  const replacements = fetch(state.melds[1 - seat]!, hand, zeal, chance);
  const shorter = state.options.earlierMelds === 'rearranged' && chance.below(2) === 0;
  const own = state.melds[seat]!;
  const changes = own.flatMap((meld, index) => {
    const start = shorter ? shortened(meld, hand, chance) : meld;
    const to = start === null ? null : grownAtRandom(start, hand, zeal, chance);
    return to === meld ? [] : { meld: index, to };
  });
  const owed = state.phase.kind === 'meld' ? state.phase.owed : null;
  const melds = layAtRandom(hand, owed, zeal, chance);
  const left = hand.cards;
  const discard = left.length > 0 ? anyOf(chance, left) : chance.below(joker + 1);
  return { type: 'finish', melds, changes, replacements, discard };
}

function fetch(theirs: readonly Meld[], hand: Hand, zeal: number, chance: Chance) {
  return theirs.flatMap((there, meld) => {
    const fits = replaceable(there).filter((card) => hand.has([card]));
    if (fits.length === 0 || chance.below(4) > zeal) return [];
    const card = anyOf(chance, fits);
    hand.take([card]);
    hand.put([joker]);
    return { meld, card };
  });
}

/** A few cards added, one at a time. */
function grownAtRandom(meld: Meld, hand: Hand, zeal: number, chance: Chance): Meld {
  let now = meld;
  for (let steps = chance.below(1 + 2 * zeal); steps > 0; steps--) {
    hand.put(cardsIn(now));
    const nexts = stepsFrom(now).filter(
      (next) => placesOf(next) !== null && hand.has(cardsIn(next)),
    );
    if (nexts.length > 0) now = anyOf(chance, nexts);
    hand.take(cardsIn(now));
  }
  return now;
}

/** One card more, a joker more, or a natural card for the joker. */
function stepsFrom(meld: Meld): Meld[] {
  if (meld.kind === 'jokers') return [];
  if (meld.kind === 'set') {
    const missing = [0, 1, 2, 3].filter((suit) => !suitsOf(meld.suits).includes(suit));
    const added = missing.map((suit) => ({ ...meld, suits: meld.suits + 2 ** suit }));
    const freed = meld.joker ? added.map((next) => ({ ...next, joker: false })) : [];
    return [...added, ...freed, { ...meld, joker: true }];
  }
  const low = { ...meld, from: meld.from - 1 };
  const high = { ...meld, to: meld.to + 1 };
  const longer = [low, high].filter(({ from, to }) => from >= 0 && to <= 13);
  if (meld.joker !== null) return [...longer, { ...meld, joker: null }];
  const wild = longer.map((next) => ({
    ...next,
    joker: next.from < meld.from ? next.from : next.to,
  }));
  return [...longer, ...wild];
}

/** P-11, `rearranged`: taken up, or cut short; its cards come to the hand. */
function shortened(meld: Meld, hand: Hand, chance: Chance): Meld | null {
  const pick = chance.below(5);
  if (pick > 2) return meld;
  const cut = pick === 0 || meld.kind !== 'run' ? null : cutRun(meld, chance);
  hand.put(cardsIn(meld));
  if (cut === null || placesOf(cut) === null) return null;
  hand.take(cardsIn(cut));
  return cut;
}

function cutRun(run: Extract<Meld, { kind: 'run' }>, chance: Chance): Meld {
  const less = 1 + chance.below(3);
  const cut =
    chance.below(2) === 0 ? { ...run, from: run.from + less } : { ...run, to: run.to - less };
  const stays = cut.joker !== null && cut.joker >= cut.from && cut.joker <= cut.to;
  return { ...cut, joker: stays ? cut.joker : null };
}

/** The owed card first, now and then; as many melds as the player feels like. */
function layAtRandom(hand: Hand, owed: Card | null, zeal: number, chance: Chance): Meld[] {
  const melds: Meld[] = [];
  const most = zeal === 3 ? 9 : chance.below(2 + zeal);
  const longest = zeal === 3 && chance.below(2) === 0;
  while (melds.length < most) {
    const fits = hand.melds();
    const pressing = melds.length === 0 && owed !== null && chance.below(4) > 0;
    const wanted = pressing ? fits.filter((meld) => cardsIn(meld).includes(owed)) : fits;
    if (wanted.length === 0) break;
    const tries = longest ? wanted : [anyOf(chance, wanted), anyOf(chance, wanted)];
    const meld = tries.reduce((one, other) => longerOf(one, other, zeal));
    melds.push(meld);
    hand.take(cardsIn(meld));
  }
  return melds;
}

function longerOf(one: Meld, other: Meld, zeal: number): Meld {
  return zeal > 1 && cardsIn(other).length > cardsIn(one).length ? other : one;
}

/** Decks on which much can be melded; plain ones too. The deal is from the top. */
export function anyDeck(chance: Chance): string[] {
  const kind = chance.below(5);
  if (kind === 0) return [];
  if (kind === 1) return shuffled([...JOKERS, ...sample(twoPacks(), 40, chance)], chance);
  if (kind === 2) return shuffled([...JOKERS, ...narrow(chance)], chance);
  return [...nearlyClosed(0, chance), ...nearlyClosed(2, chance)];
}

const JOKERS = ['joker', 'joker', 'joker', 'joker'];
const SUITS = ['c', 'd', 'h', 's'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

function twoPacks(suits: readonly string[] = SUITS): string[] {
  const once = suits.flatMap((suit) => RANKS.map((rank) => rank + suit));
  return [...once, ...once];
}

/** All cards of two suits, and all of three ranks. */
function narrow(chance: Chance): string[] {
  const suits = sample(SUITS, 2, chance);
  const ranks = sample(RANKS, 3, chance);
  const others = SUITS.filter((suit) => !suits.includes(suit));
  return [
    ...twoPacks(suits),
    ...twoPacks(others).filter((card) => ranks.includes(card.slice(0, -1))),
  ];
}

/** A Pinnacola and a Poker, with a joker or without. */
function nearlyClosed(suit: number, chance: Chance): string[] {
  const first = chance.below(4);
  const length = 8 + chance.below(2);
  const run = RANKS.slice(first, first + length).map((rank) => rank + SUITS[suit]!);
  const rank = RANKS[(first + 10) % 13]!;
  const poker = SUITS.map((other) => rank + other);
  return [...run, ...poker, ...JOKERS.slice(0, 9 - length)];
}

function sample<Value>(values: readonly Value[], size: number, chance: Chance): Value[] {
  return shuffled(values, chance).slice(0, size);
}

function shuffled<Value>(values: readonly Value[], chance: Chance): Value[] {
  const order = values.map((_, i) => i);
  chance.shuffle(order);
  return order.map((i) => values[i]!);
}

export function otherNatural(meld: Meld, chance: Chance): Card {
  const named = replaceable(meld);
  const any = cardWith(chance.below(4), 1 + chance.below(13));
  return named.length > 0 && chance.below(2) === 0 ? anyOf(chance, named) : any;
}
