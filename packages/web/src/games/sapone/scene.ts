/** A Sapone table as a scene: what may be seen of it by whoever looks. */
import {
  awaited,
  backOf,
  cardsOf,
  categories,
  inHand,
  inOrder,
  kindsIn,
  MARKET as MARKET_BACK,
  saleOf,
  SOAP as SOAP_BACK,
  UP,
} from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import { hidden, isHole } from '@mazzo/kernel';
import type { Card, Seat, Slot } from '@mazzo/kernel';
import { personOf } from '../../play/person.ts';
import type { Fact, Head, Piece, Scene, Zone } from '../../table/scene.ts';
import { clockwise } from '../seating.ts';
import { cardsTakenUp, isTakenUp } from './begun-move.ts';
import type { SaponeEyes } from './eyes.ts';
import { faceOf, piece } from './pieces.ts';
import {
  bidId,
  HAND,
  handId,
  heldId,
  MARKET,
  MARKET_TOP,
  OFFER,
  playerId,
  SOAP,
  SOAP_TOP,
  STALL,
} from './places.ts';
import { stall } from './stall.ts';
import { tray } from './tray.ts';

export function scene(view: State, eyes: SaponeEyes): Scene {
  const { seat: own } = eyes;
  const seats = clockwise(view.hands.length, own);
  const rivals = seats.filter((seat) => seat !== own);
  return {
    zones: [
      ...rivals.map((seat) => headOf(view, seat, eyes)),
      stall(view, rivals, eyes),
      ...(own === null ? [] : [offerOf(view, own, eyes)]),
      marketOf(view, eyes),
      soapOf(view, eyes),
      ...(own === null ? [] : [headOf(view, own, eyes), handOf(view, own, eyes)]),
    ],
    tray: tray(view, eyes),
    ringed: STALL,
  };
}

const still = { tap: false, active: false, dimmed: false, locked: false } as const;

function headOf(view: State, seat: Seat, eyes: SaponeEyes): Head {
  const isOwn = seat === eyes.seat;
  const cards = isOwn ? [] : heldBy(view, seat, eyes);
  return {
    ...still,
    id: playerId(seat),
    shape: 'head',
    side: isOwn ? 'own' : 'rival',
    name: eyes.to.name(seat),
    avatar: personOf(seat, eyes.seat),
    facts: headFacts(view, seat, eyes),
    cards,
    active: !eyes.between && awaited(view).includes(seat),
    opens: cards.length > 0,
  };
}

function headFacts(view: State, seat: Seat, { own, totals, seat: you }: SaponeEyes): Fact[] {
  const [market, soap] = [MARKET_BACK, SOAP_BACK].map((back) => cardsOf(view, seat, back));
  const total: Fact = { text: own.total(totals[seat]!), tone: 'plain' };
  if (seat === you) return [total];
  return [total, { text: own.holds(market!, soap!), tone: 'plain' }];
}

/** What is certain of a hand (S-2), then the backs of the rest. */
function heldBy(view: State, seat: Seat, { words, own }: SaponeEyes): Piece[] {
  const { cards } = view.hands[seat]!;
  const surely = inOrder.flatMap((card) => new Array<Card>(cards[card]!).fill(card));
  const unseen = [MARKET_BACK, SOAP_BACK].flatMap((back) => {
    const seen = surely.filter((card) => backOf(card) === back).length;
    return new Array<Slot>(cardsOf(view, seat, back) - seen).fill(hidden(back));
  });
  return [
    ...surely.map((card, n) =>
      piece(heldId(seat, n), faceOf(card), own.heldSurely(words.card(card))),
    ),
    ...unseen.map((slot, n) => {
      const name = own.heldUnseen(words.cards([slot]));
      return piece(heldId(seat, surely.length + n), faceOf(slot), name);
    }),
  ];
}

function offerOf(view: State, seat: Seat, { own, words }: SaponeEyes): Zone {
  const bids = saleOf(view)?.bids[seat] ?? [];
  return {
    ...still,
    id: OFFER,
    side: 'middle',
    shape: 'line',
    name: own.yourOffer,
    facts: [],
    cards: bids.map(({ card }, n) => piece(bidId(seat, n), faceOf(card), words.cards([card]))),
  };
}

function marketOf(view: State, { own, words }: SaponeEyes): Zone {
  const top = view.market.at(-1);
  const isSeen = top !== undefined && !isHole(top) && view.facing.at(-1) === UP;
  const face = top === undefined ? 'gap' : isSeen ? faceOf(top) : 'marketBack';
  const name = top === undefined ? own.emptyMarket : own.marketTop(isSeen ? words.card(top) : null);
  const cards = [piece(MARKET_TOP, face, name, { tap: true })];
  return pile(MARKET, own.market, own.cards(view.market.length), cards);
}

function soapOf(view: State, { own }: SaponeEyes): Zone {
  const isEmpty = view.soap.length === 0;
  const name = isEmpty ? own.emptySoap : own.soapTop;
  const cards = [piece(SOAP_TOP, isEmpty ? 'gap' : 'soapBack', name, { tap: true })];
  return pile(SOAP, own.soap, own.cards(view.soap.length), cards);
}

function pile(id: string, name: string, count: string, cards: Piece[]): Zone {
  const facts: Fact[] = [{ text: count, tone: 'plain' }];
  return { ...still, id, side: 'middle', shape: 'pile', name, facts, cards };
}

function handOf(view: State, seat: Seat, eyes: SaponeEyes): Zone {
  const { own, words, begun, between } = eyes;
  const taken = between ? [] : cardsTakenUp(begun);
  const pieces = (card: Card) =>
    Array.from({ length: inHand(view, seat, card) }, (_, n) => {
      const tone = isTakenUp(view, { seat, card, n }, taken) ? 'chosen' : 'plain';
      return piece(handId(seat, card, n), faceOf(card), words.card(card), { tap: true, tone });
    });
  return {
    ...still,
    id: HAND,
    side: 'own',
    shape: 'fan',
    name: own.hand,
    facts: [],
    cards: inOrder.flatMap(pieces),
    parts: categories.map((category) => kindsIn[category].flatMap(pieces).length),
  };
}
