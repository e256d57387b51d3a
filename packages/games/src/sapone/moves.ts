/** Moves that are handed out again and again, without a word of talk. */
import { MOST_SEATS } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import { DIAMOND, KINDS, MARKET_KINDS } from './cards.ts';
import { isClaim } from './table.ts';
import type { Move } from './types.ts';

const each = Array.from({ length: KINDS }, (_, card) => card);

function frozen(move: Move): Move {
  return Object.freeze(move);
}

// Lists are not frozen: code that meets frozen arrays and others is slower.
function alone(move: Move): readonly Move[] {
  return [frozen(move)];
}

const declares = each.filter((kind) => kind !== DIAMOND).map(declareOf);

/** Lists of moves that need no choosing of cards. */
export const answer = {
  pick: alone({ type: 'pick' }),
  pass: alone({ type: 'pass' }),
  doubt: alone({ type: 'doubt' }),
  askMore: alone({ type: 'askMore' }),
  endSale: alone({ type: 'endSale' }),
  declare: declares,
} as const;

export const nothing: readonly Move[] = [];

const sells = each.map((card) =>
  each
    .filter((claim) => isClaim(card, claim))
    .map((claim) => frozen({ type: 'sell', card, claim, wish: null })),
);
const bids = each.map((card) => frozen({ type: 'bid', card, statement: null }));
const gifts = each.map((card) => frozen({ type: 'give', card }));
const accepts = Array.from({ length: MOST_SEATS }, (_, seat) => frozen({ type: 'accept', seat }));
const buys = each.flatMap((a) =>
  each.flatMap((b) => each.map((c) => frozen({ type: 'buy', cards: [a, b, c] }))),
);

const marketSells: (readonly Move[] | undefined)[] = [];
const soapSells: (readonly Move[] | undefined)[] = [];

/** All sales of a hand with these kinds (masks, of the market's and of the soap deck), with every claim there is. */
export function sellsOf(market: number, soap: number): Move[] {
  const moves = (marketSells[market] ??= makeSells(market, 0)).slice();
  if (soap === 0) return moves;
  for (const move of (soapSells[soap] ??= makeSells(soap, MARKET_KINDS))) moves.push(move);
  return moves;
}

function makeSells(mask: number, from: Card): readonly Move[] {
  return sells.filter((_, card) => card >= from && (mask >> (card - from)) & 1).flat();
}

export function bidOf(card: Card): Move {
  return bids[card]!;
}

export function giveOf(card: Card): Move {
  return gifts[card]!;
}

export function acceptOf(seat: Seat): Move {
  return accepts[seat]!;
}

export function buyOf(a: Card, b: Card, c: Card): Move {
  return buys[(a * KINDS + b) * KINDS + c]!;
}

function declareOf(kind: Card): Move {
  return frozen({ type: 'declare', kind });
}
