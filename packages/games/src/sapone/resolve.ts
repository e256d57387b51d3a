import { listKinds } from '@mazzo/kernel';
import type { Actor, Chance, Seat, Tell } from '@mazzo/kernel';
import { DIAMOND } from './cards.ts';
import { beginRound } from './deal.ts';
import { pick, topCard } from './pick.ts';
import { contests, pointsOf } from './scoring.ts';
import { isMatchOver } from './status.ts';
import { hasBids, mayBid, nextSeat, saleUnderWay } from './table.ts';
import type { Event, Move, Sale, State } from './types.ts';

/** S-9 */
const COMPENSATED = 2;

export function resolve(
  state: State,
  by: Actor,
  move: Move,
  chance: Chance,
  tell: Tell<Event>,
): void {
  // `check` lets no clock move in this game.
  act(state, by as Seat, move, tell);
  const { phase } = state;
  if (phase.kind === 'bidding') closeBidding(state, phase.sale, tell);
  if (state.phase.kind === 'between') endTurn(state, chance, tell);
}

function act(state: State, seat: Seat, move: Move, tell: Tell<Event>): void {
  switch (move.type) {
    case 'pick':
      return pick(state, tell);
    case 'sell':
      return tell({
        type: 'offered',
        seat,
        card: move.card,
        claim: move.claim,
        wish: move.wish,
      });
    case 'buy': {
      const paid = move.cards.toSorted((a, b) => a - b);
      return tell({ type: 'bought', seat, paid, card: state.soap.at(-1)! });
    }
    case 'bid':
      return tell({ type: 'bidAdded', seat, card: move.card, statement: move.statement });
    case 'pass':
      return tell({ type: 'passed', seat });
    case 'doubt':
      return doubt(saleUnderWay(state), seat, tell);
    case 'give':
      return tell({ type: 'gave', by: seat, seat: saleUnderWay(state).seller, card: move.card });
    case 'accept':
      return sell(state, saleUnderWay(state), move.seat, tell);
    case 'askMore':
      return tell({ type: 'askedMore', seat });
    case 'endSale':
      return tell({ type: 'saleEnded', seat, how: 'refused' });
    case 'declare':
      return tell({ type: 'diamondDeclared', seat, kind: move.kind });
  }
}

/** S-8 */
function doubt({ seller, card, claim }: Sale, by: Seat, tell: Tell<Event>): void {
  const honest = card === claim;
  tell({ type: 'doubted', by, seat: seller, card, honest });
  if (!honest) tell({ type: 'tookFree', by, seat: seller, card });
}

/** S-9 */
function sell(state: State, sale: Sale, buyer: Seat, tell: Tell<Event>): void {
  const paid = sale.bids[buyer]!.map(({ card }) => card);
  tell({ type: 'sold', seat: sale.seller, buyer, card: sale.card, paid, open: sale.open });
  if (paid.length < COMPENSATED || state.market.length === 0) return;
  tell({ type: 'compensated', seat: buyer, ...topCard(state) });
}

/** S-7: when nobody can bid any more. */
function closeBidding(state: State, sale: Sale, tell: Tell<Event>): void {
  for (let seat = 0; seat < state.hands.length; seat++) if (mayBid(state, sale, seat)) return;
  if (hasBids(sale)) tell({ type: 'biddingClosed', seat: sale.seller });
  else tell({ type: 'saleEnded', seat: sale.seller, how: 'noBids' });
}

/** S-11 */
function endTurn(state: State, chance: Chance, tell: Tell<Event>): void {
  if (state.diamond !== null) return closeRound(state, chance, tell);
  for (;;) {
    const seat = nextSeat(state, state.turn);
    const isLast = state.options.roundEnd === 'thatTurn' || seat === state.first;
    if (state.market.length === 0 && isLast) return endRound(state, chance, tell);
    tell({ type: 'turnBegan', seat });
    // S-4: without a pick there may be nothing to sell.
    if (state.market.length > 0 || state.sizes[seat]! > 0) return;
    tell({ type: 'turnPassed', seat });
  }
}

/** S-12: the Diamond's holder, if there is one, is asked before hands are shown, or after. */
function endRound(state: State, chance: Chance, tell: Tell<Event>): void {
  if (state.options.diamond === 'afterHands') showHands(state, tell);
  const seat = state.hands.findIndex(({ cards }) => cards[DIAMOND]! > 0);
  if (seat >= 0) tell({ type: 'diamondFound', seat });
  else closeRound(state, chance, tell);
}

function closeRound(state: State, chance: Chance, tell: Tell<Event>): void {
  if (state.options.diamond === 'beforeHands') showHands(state, tell);
  const compared = contests(state);
  const points = pointsOf(compared, state.hands.length, state.options);
  tell({ type: 'roundEnded', contests: compared, points });
  if (isMatchOver(state)) tell({ type: 'matchEnded' });
  else beginRound(state, nextSeat(state, state.first), chance, tell);
}

function showHands({ hands }: State, tell: Tell<Event>): void {
  for (const [seat, { cards }] of hands.entries()) {
    tell({ type: 'shown', seat, cards: listKinds(cards) });
  }
}
