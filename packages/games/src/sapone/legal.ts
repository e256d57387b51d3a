import { refuse, refuseUnasked } from '@mazzo/kernel';
import type { Actor, Card, Rejection, RuleId, Seat } from '@mazzo/kernel';
import { DIAMOND, KINDS, MARKET_KINDS } from './cards.ts';
import { acceptOf, answer, bidOf, buyOf, giveOf, nothing, sellsOf } from './moves.ts';
import { isAsked, status } from './status.ts';
import { freeOf, has, isClaim, mayAskMore, mayDoubt, saleOf, someoneCanAdd } from './table.ts';
import { PRICE } from './types.ts';
import type { Move, Sale, State } from './types.ts';

/** What this game refuses for, beside what all games do. */
export type Reason =
  | 'pickFirst'
  | 'sellOrBuy'
  | 'bidOrPass'
  | 'passedAlready'
  | 'biddingClosed'
  | 'decideSale'
  | 'giveFirst'
  | 'declareFirst'
  | 'notInHand'
  | 'otherDeck'
  | 'payThree'
  | 'doubtedAlready'
  | 'biddersOnly'
  | 'nothingToGive'
  | 'noBid'
  | 'askedTwice'
  | 'nobodyCanAdd'
  | 'notTheDiamond'
  | 'talkAfterSale';

/** Of talk only silence is listed: any other may be said as well. */
export function legal(state: State, seat: Seat): readonly Move[] {
  const { phase } = state;
  if (!isAsked(state, seat)) return nothing;
  switch (phase.kind) {
    case 'pick':
      return answer.pick;
    case 'trade':
      return tradeMoves(state.hands[seat]!.cards);
    case 'bidding':
      return has(phase.sale.passed, seat) ? answer.doubt : bidMoves(state, phase.sale, seat);
    case 'decide':
      return seat === phase.sale.seller ? sellerMoves(state, phase.sale) : answer.doubt;
    case 'gift':
      return giftMoves(state, phase.sale, seat);
    case 'diamond':
      return answer.declare;
    default:
      return nothing;
  }
}

function tradeMoves(hand: readonly number[]): Move[] {
  const held: Card[] = [];
  let mask = 0;
  for (let card = 0; card < KINDS; card++) {
    if (hand[card] === 0) continue;
    held.push(card);
    mask |= 1 << card;
  }
  const moves = sellsOf(mask & ((1 << MARKET_KINDS) - 1), mask >> MARKET_KINDS);
  for (let a = 0; a < held.length; a++) {
    for (let b = a; b < held.length; b++) {
      if (b === a && hand[held[a]!] === 1) continue;
      for (let c = b; c < held.length; c++) {
        const alike = (c === b ? 1 : 0) + (c === a ? 1 : 0);
        if (hand[held[c]!]! > alike) moves.push(buyOf(held[a]!, held[b]!, held[c]!));
      }
    }
  }
  return moves;
}

function giftMoves(state: State, sale: Sale, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (let card = 0; card < KINDS; card++) {
    if (freeOf(state, sale, seat, card) > 0) moves.push(giveOf(card));
  }
  return moves;
}

function bidMoves(state: State, sale: Sale, seat: Seat): Move[] {
  const hand = state.hands[seat]!.cards;
  const moves: Move[] = [];
  // Most of it is asked for bids: of what is not held nothing lies on the table either.
  for (let card = 0; card < KINDS; card++) {
    if (hand[card]! > 0 && freeOf(state, sale, seat, card) > 0) moves.push(bidOf(card));
  }
  moves.push(answer.pass[0]!);
  if (mayDoubt(state, sale, seat)) moves.push(answer.doubt[0]!);
  return moves;
}

function sellerMoves(state: State, sale: Sale): Move[] {
  const moves: Move[] = [];
  for (let seat = 0; seat < sale.bids.length; seat++) {
    if (sale.bids[seat]!.length > 0) moves.push(acceptOf(seat));
  }
  if (mayAskMore(state, sale)) moves.push(answer.askMore[0]!);
  moves.push(answer.endSale[0]!);
  return moves;
}

export function check(state: State, by: Actor, move: Move): Rejection | null {
  if (by === 'clock' || !isAsked(state, by)) return judgeUnasked(state, by, move);
  const { phase } = state;
  switch (phase.kind) {
    case 'pick':
      return move.type === 'pick' ? null : no('S-4', 'pickFirst');
    case 'trade':
      return judgeTrade(state.hands[by]!.cards, move);
    case 'bidding':
      return judgeBidder(state, phase.sale, by, move);
    case 'decide':
      return by === phase.sale.seller
        ? judgeSeller(state, phase.sale, move)
        : judgeDoubter(state, phase.sale, by, move, 'biddingClosed');
    case 'gift':
      if (move.type !== 'give') return no('S-8', 'giveFirst');
      return freeOf(state, phase.sale, by, move.card) > 0
        ? null
        : no('S-8', 'notInHand', move.card);
    case 'diamond':
      if (move.type !== 'declare') return no('S-12', 'declareFirst');
      return move.kind === DIAMOND ? no('S-12', 'notTheDiamond') : null;
    default:
      throw new Error('nobody is asked between turns');
  }
}

function judgeTrade(hand: readonly number[], move: Move): Rejection | null {
  switch (move.type) {
    case 'sell':
      if (hand[move.card] === 0) return no('S-5', 'notInHand', move.card);
      return isClaim(move.card, move.claim) ? null : no('S-5', 'otherDeck', move.claim);
    case 'buy':
      return judgePrice(hand, move.cards);
    default:
      return no('S-4', 'sellOrBuy');
  }
}

function judgePrice(hand: readonly number[], paid: readonly Card[]): Rejection | null {
  const held = hand.reduce((sum, count) => sum + count, 0);
  if (held < PRICE || paid.length !== PRICE) return no('S-10', 'payThree');
  const lacking = paid.find((card) => paid.filter((other) => other === card).length > hand[card]!);
  return lacking === undefined ? null : no('S-10', 'notInHand', lacking);
}

function judgeBidder(state: State, sale: Sale, seat: Seat, move: Move): Rejection | null {
  if (has(sale.passed, seat)) return judgeDoubter(state, sale, seat, move, 'passedAlready');
  switch (move.type) {
    case 'pass':
      return null;
    case 'bid':
      return freeOf(state, sale, seat, move.card) > 0 ? null : no('S-6', 'notInHand', move.card);
    default:
      return judgeDoubter(state, sale, seat, move, 'bidOrPass');
  }
}

/** S-8; what is no doubt is refused for another reason. */
function judgeDoubter(
  state: State,
  sale: Sale,
  seat: Seat,
  move: Move,
  otherwise: Reason,
): Rejection | null {
  if (move.type !== 'doubt') return no('S-7', otherwise);
  return mayDoubt(state, sale, seat) ? null : barredDoubt(state, sale, seat);
}

function barredDoubt({ options }: State, sale: Sale, seat: Seat): Rejection {
  if (sale.open) return no('S-8', 'doubtedAlready');
  const bidders = options.doubt === 'bidders' && sale.bids[seat]!.length === 0;
  return no('S-8', bidders ? 'biddersOnly' : 'nothingToGive');
}

/** C-10; but a doubt of a bidder is refused for what bars it, also where nothing else may be done. */
function judgeUnasked(state: State, by: Actor, move: Move): Rejection | null {
  const sale = saleOf(state);
  const doubts = move.type === 'doubt' && sale !== null && sale.seller !== by;
  if (doubts && by !== 'clock' && by in sale.bids) return barredDoubt(state, sale, by);
  return refuseUnasked(status(state), by);
}

function judgeSeller(state: State, sale: Sale, move: Move): Rejection | null {
  switch (move.type) {
    case 'accept':
      return (sale.bids[move.seat]?.length ?? 0) > 0 ? null : no('S-7', 'noBid');
    case 'askMore':
      if (mayAskMore(state, sale)) return null;
      return someoneCanAdd(state, sale) ? no('S-7', 'askedTwice') : no('S-7', 'nobodyCanAdd');
    case 'endSale':
      return null;
    default:
      return no('S-7', 'decideSale');
  }
}

function no(rule: RuleId, reason: Reason, card?: Card): Rejection {
  return refuse(rule, reason, card);
}
