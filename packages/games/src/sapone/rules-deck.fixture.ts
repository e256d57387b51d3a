/**
 * Cards in two signs, and decks by what they deal. `c1` … `c4` are coins by their number, `v1` … `v5`
 * vegetables and `t1` … `t5` tools by their rarity, `s1` and `s2` soap and double soap, `d` the Diamond.
 * A list is joined by `_`, and `15c1` is fifteen of them.
 */
import { chanceFrom, listKinds } from '@mazzo/kernel';
import type { Card, Chance } from '@mazzo/kernel';
import { cardOf, kinds, MARKET_KINDS, marketDeck, SOAP } from './cards.ts';
import type { Kind } from './cards.ts';

const kindOf: Readonly<Record<string, Kind>> = {
  c1: 'coin',
  v1: 'watermelon',
  v2: 'leek',
  v3: 'broccoli',
  v4: 'cucumber',
  v5: 'artichoke',
  t1: 'broom',
  t2: 'scythe',
  t3: 'rake',
  t4: 'pick',
  t5: 'shovel',
  s1: 'soap',
  s2: 'doubleSoap',
  c4: 'fourCoins',
  c3: 'threeCoins',
  c2: 'twoCoins',
  d: 'diamond',
};
export const signs: readonly string[] = Object.keys(kindOf);

export function cardSigned(sign: string): Card {
  const kind = kindOf[sign];
  if (kind === undefined) throw new Error(`${sign} is no card`);
  return cardOf(kind);
}

/** The sign of a card; of an unseen one `m` or `s`, its back. */
export function signOf(card: number): string {
  if (card < 0) return (-card - 1) % 4 === SOAP ? 's' : 'm';
  return signs.find((sign) => kindOf[sign] === kinds[card])!;
}

export function cardsSigned(text: string): Card[] {
  const words = text === '' || text === '-' ? [] : text.split('_');
  return words.flatMap((word) => {
    const [, often, sign] = /^(\d*)([cvts]\d|d)$/.exec(word) ?? [];
    if (sign === undefined) throw new Error(`${word} is no card`);
    return new Array<Card>(Number(often || 1)).fill(cardSigned(sign));
  });
}

export function signsOf(cards: readonly number[]): string {
  return cards.map(signOf).join('_') || '-';
}

/** A hand by how many it has of each kind, in the order of the rules' list. */
export function handSigns(counts: readonly number[]): string {
  return signsOf(listKinds(counts));
}

/** What the decks of a round are like, each from the top; what is left open falls as it likes. */
export interface Stack {
  /** Two cards each in the order of play, then what is picked. */
  readonly market: readonly Card[];
  /** Of the market without the cards dealt: whether each lies face up. */
  readonly facing: readonly boolean[];
  readonly soap: readonly Card[];
}

/** A card to pick: `v1`, or `v1^` face up. */
export interface Draw {
  readonly card: Card;
  readonly up: boolean;
}

/** The market for these hands: these cards on top, `left` at the bottom beginning with those of the end. */
export function stackOf(
  hands: readonly (readonly Card[])[],
  top: readonly Draw[],
  end: readonly Draw[],
  left: number,
  soap: readonly Card[],
): Stack {
  const size = marketDeck.length - 2 * hands.length;
  const named = [...hands.flat(), ...top.map(({ card }) => card), ...end.map(({ card }) => card)];
  const rest = without(marketDeck, named);
  const between = rest.splice(0, size - left - top.length);
  const facings = spread([...top, ...end], size / 2, size);
  return {
    market: [
      ...hands.flat(),
      ...top.map(({ card }) => card),
      ...between,
      ...end.map(({ card }) => card),
      ...rest,
    ],
    facing: [
      ...top.map(({ up }) => up),
      ...facings.splice(0, between.length),
      ...end.map(({ up }) => up),
      ...facings,
    ],
    soap,
  };
}

/** Half of all lie face up: of those not named as many as are wanting, the first of them. */
function spread(named: readonly Draw[], ups: number, size: number): boolean[] {
  const wanting = ups - named.filter(({ up }) => up).length;
  const free = size - named.length;
  if (wanting < 0 || wanting > free) throw new Error('more than half lie the same way');
  return Array.from({ length: free }, (_, at) => at < wanting);
}

/** A round in which nobody gets anything but by dealing and picking: these cards each, or others. */
export function sharesOf(shares: readonly (readonly Card[])[]): Stack {
  const seats = shares.length;
  const rest = without(marketDeck, shares.flat());
  const each = Array.from({ length: seats }, (_, seat) => {
    const often = Math.ceil((marketDeck.length - seat) / seats);
    const mine = shares[seat]!;
    return [...mine, ...rest.splice(0, often - mine.length)];
  });
  const hands = each.map((cards) => cards.splice(0, 2));
  const picked = Array.from({ length: marketDeck.length - 2 * seats }, (_, at) => {
    return each[at % seats]![Math.floor(at / seats)]!;
  });
  return { market: [...hands.flat(), ...picked], facing: [], soap: [] };
}

/** The cards that remain when these are taken away. */
function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`${signOf(card)} is not there to be taken away`);
    rest.splice(at, 1);
  }
  return rest;
}

/**
 * Chance that lays the decks of each round as they are stacked; it tells them by what they are made of.
 * The mixing asks for each card of the market, from the bottom, whether it is one of those face up.
 */
export function stacked(seed: string, stacks: readonly Stack[]): Chance {
  const chance = chanceFrom(seed);
  let round = -1;
  let facing: boolean[] = [];
  const lay = (cards: number[], top: readonly number[]): void => {
    const rest = without(cards, top);
    chance.shuffle(rest);
    [...rest, ...top.toReversed()].forEach((card, at) => (cards[at] = card));
  };
  return {
    below(n) {
      if (facing.length !== n) return chance.below(n);
      return facing.pop() === true ? 0 : n - 1;
    },
    shuffle(cards) {
      if (cards.some((card) => card >= MARKET_KINDS)) return lay(cards, stacks[round]?.soap ?? []);
      lay(cards, stacks[++round]?.market ?? []);
      facing = [...(stacks[round]?.facing ?? [])];
    },
  };
}
