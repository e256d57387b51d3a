/** Bidding for what others sell, doubting it, and answering bids for what one sells oneself. */
import { backOfHole, isHole } from '@mazzo/kernel';
import type { Card, Position, Seat, Weighed } from '@mazzo/kernel';
import { backOf, cardsMeant, SOAP } from '../cards.ts';
import type { Topic } from '../cards.ts';
import { answer } from '../moves.ts';
import { mayAskMore, mayDoubt } from '../table.ts';
import type { Bid, Move, Sale, State, Wish } from '../types.ts';
import { commonest } from './memory.ts';
import type { Memory } from './memory.ts';
import { cheapest, costOf, gainOf, lossOf, spare, topGain, unseenGain } from './prices.ts';
import type { Counts } from './prices.ts';
import { honestyOf, isBeginner, statementTrust } from './trust.ts';

/** What it is worth besides that a bluff costs the seller a card, and a wrong doubt brings one. */
const RIVALRY = 0.03;
/** What a doubt must promise. */
const SHYNESS = 0.03;
/** How much less by taste. */
const SUSPICION = 0.05;

export function weighDoubt(position: Position<State, Memory>, sale: Sale): Weighed<Move> {
  const { view, seat, manner } = position;
  const hand = view.hands[seat]!.cards;
  const honest = believed(position, sale);
  const costs = costOf(hand, cheapest(spare(view, sale, seat), 1)) + RIVALRY;
  const brings = bluffGain(hand, backOf(sale.claim)) + RIVALRY;
  const value = (1 - honest) * brings - honest * costs - SHYNESS + SUSPICION * manner.bluff;
  return { move: answer.doubt[0]!, value, reasons: { honest, brings, costs } };
}

/** How far beginners believe what is possible. */
const CREDULITY = 0.8;

function believed({ view, memory, manner }: Position<State, Memory>, sale: Sale): number {
  const honest = honestyOf(view, sale, memory);
  return isBeginner(manner) && honest > 0 ? Math.max(honest, CREDULITY) : honest;
}

/** That it may also be something better. */
const SURPRISE = 0.05;

/** What goes by another name is mostly of the commonest kind. */
function bluffGain(hand: Counts, back: number): number {
  return gainOf(hand, commonest(back)) + (back === SOAP ? 0 : SURPRISE);
}

export function weighBids(position: Position<State, Memory>, sale: Sale): Weighed<Move>[] {
  const { view, seat } = position;
  const honest = believed(position, sale);
  const hand = view.hands[seat]!.cards;
  const goods =
    honest * gainOf(hand, sale.claim) + (1 - honest) * bluffGain(hand, backOf(sale.claim));
  const found: Weighed<Move>[] = [{ move: answer.pass[0]!, value: 0, reasons: { honest, goods } }];
  if (mayDoubt(view, sale, seat)) found.push(weighDoubt(position, sale));
  const bid = weighBid(position, sale, goods);
  if (bid !== null) found.push({ ...bid, reasons: { ...bid.reasons, honest, goods } });
  return found;
}

/** S-9: two cards bring one of the market; more are for a seller who asks for them. */
const USUAL_BID = 2;
/** How often a bid is accepted. */
const ACCEPTED = 0.5;

/** One card more, if that and the one after it are worth it. */
function weighBid(
  position: Position<State, Memory>,
  sale: Sale,
  goods: number,
): Weighed<Move> | null {
  const { view, seat } = position;
  const hand = view.hands[seat]!.cards;
  const bids = sale.bids[seat]!.map(({ card }) => card);
  const usual = isBeginner(position.manner) ? 1 : USUAL_BID;
  if (bids.length >= Math.max(usual, sale.asked + 1)) return null;
  const [next, ...more] = cheapest(spare(view, sale, seat), 2);
  if (next === undefined) return null;
  const market = isBeginner(position.manner) ? 0 : topGain(view, hand);
  const profit = (cards: readonly Card[]): number =>
    goods + (cards.length >= USUAL_BID ? market : 0) - costOf(hand, cards);
  const gain = Math.max(profit([...bids, next]), profit([...bids, next, ...more]));
  const move: Move = { type: 'bid', card: next, statement: statementOn(position, next, sale.wish) };
  return { move, value: ACCEPTED * gain, reasons: { market } };
}

/** S-6: what the seller would like to hear, where it could be true. */
function statementOn(
  { manner }: Position<State, Memory>,
  card: Card,
  wish: Wish | null,
): Topic | null {
  if (manner.bluff < 0) return null;
  const couldBe = (topic: Topic): boolean =>
    cardsMeant(topic).some((one) => backOf(one) === backOf(card));
  return wish?.topics.find(couldBe) ?? (couldBe('vegetables') ? 'vegetables' : 'soaps');
}

/** What it costs that the buyer draws another card (S-9). */
const COMPENSATION = 0.1;
/** To ask for more costs nothing: what has been bid stays. */
const ASKING = 0.01;

export function weighAnswers(position: Position<State, Memory>, sale: Sale): Weighed<Move>[] {
  const { view, seat, manner } = position;
  const hand = view.hands[seat]!.cards;
  const costs = isHole(sale.card) ? 0 : lossOf(hand, sale.card);
  const found: Weighed<Move>[] = [{ move: answer.endSale[0]!, value: 0, reasons: {} }];
  for (const [bidder, bids] of sale.bids.entries()) {
    if (bids.length === 0) continue;
    const brings = bids.reduce((sum, bid) => sum + bidGain(position, bidder, bid), 0);
    const value = brings - costs - (bids.length >= USUAL_BID ? COMPENSATION : 0);
    found.push({ move: { type: 'accept', seat: bidder }, value, reasons: { brings, costs } });
  }
  if (mayAskMore(view, sale) && !isBeginner(manner) && mayYield(sale)) {
    const best = Math.max(...found.map(({ value }) => value));
    found.push({ move: answer.askMore[0]!, value: best + ASKING, reasons: {} });
  }
  return found;
}

/** Once is worth trying; asked again, who has not gone beyond a card will not either. */
function mayYield({ asked, bids }: Sale): boolean {
  return bids.some(({ length }) => length > asked);
}

/** How often a card that is bid is of the commonest kind of the market; of the soap deck, how good. */
const COMMON = 0.8;
const SOAP_BID = 0.7;
/** How much a statement weighs that is always true. */
const STATEMENT = 0.5;

/** What a card brings of which one sees only the back, and hears what it is said to be. */
function bidGain({ view, seat, memory }: Position<State, Memory>, bidder: Seat, bid: Bid): number {
  const hand = view.hands[seat]!.cards;
  if (!isHole(bid.card)) return gainOf(hand, bid.card);
  const back = backOfHole(bid.card);
  const any = unseenGain(view, hand, back);
  const unsaid =
    back === SOAP ? SOAP_BID * any : COMMON * gainOf(hand, commonest(back)) + (1 - COMMON) * any;
  if (bid.statement === null) return unsaid;
  const meant = cardsMeant(bid.statement).filter((card) => backOf(card) === back);
  if (meant.length === 0) return unsaid;
  const said = meant.reduce((sum, card) => sum + gainOf(hand, card), 0) / meant.length;
  return unsaid + STATEMENT * statementTrust(memory, bidder) * (said - unsaid);
}
