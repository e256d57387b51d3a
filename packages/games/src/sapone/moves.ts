/** Moves that are handed out again and again, without a word of talk. */
import { MOST_SEATS } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import { DIAMOND, KINDS } from './cards.ts';
import { isClaim } from './table.ts';
import type { Move } from './types.ts';

const each = Array.from({ length: KINDS }, (_, card) => card);

function frozen(move: Move): Move {
  return Object.freeze(move);
}

function alone(move: Move): readonly Move[] {
  return Object.freeze([frozen(move)]);
}

const declares = each.filter((kind) => kind !== DIAMOND).map(declareOf);

/** Lists of moves that need no choosing of cards. */
export const answer = {
  pick: alone({ type: 'pick' }),
  pass: alone({ type: 'pass' }),
  doubt: alone({ type: 'doubt' }),
  askMore: alone({ type: 'askMore' }),
  endSale: alone({ type: 'endSale' }),
  declare: Object.freeze(declares),
} as const;

export const nothing: readonly Move[] = Object.freeze([]);

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

/** With every claim there is. */
export function sellsOf(card: Card): readonly Move[] {
  return sells[card]!;
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
