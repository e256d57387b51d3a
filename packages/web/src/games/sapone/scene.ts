/** A Sapone table as a scene: what may be seen of it by whoever looks. */
import { liftedIn, tray } from '#sapone-rest';
import {
  awaited,
  cardsOf,
  categories,
  DIAMOND,
  inHand,
  inOrder,
  isLaidOpen,
  kindsIn,
  MARKET as MARKET_BACK,
  SOAP as SOAP_BACK,
  UP,
} from '@mazzo/games/sapone';
import type { Sale, State } from '@mazzo/games/sapone';
import { isHole } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import { personOf } from '../../play/person.ts';
import type { Fact, Head, Piece, Scene, Tray, Zone } from '../../table/scene.ts';
import { clockwise } from '../seating.ts';
import type { SaponeEyes } from './eyes.ts';
import { isOpening, openingTray } from './opening.ts';
import { backSigns, faceOf, piece } from './pieces.ts';
import {
  HAND,
  HAND_GAP,
  handId,
  heldId,
  MARKET,
  MARKET_TOP,
  playerId,
  SOAP,
  SOAP_TOP,
  STALL,
} from './places.ts';
import { stall } from './stall.ts';

export function scene(view: State, eyes: SaponeEyes): Scene {
  const { seat: own } = eyes;
  const seats = clockwise(view.hands.length, own);
  const rivals = seats.filter((seat) => seat !== own);
  return {
    zones: [
      ...rivals.map((seat) => headOf(view, seat, eyes)),
      stall(view, seats, eyes),
      ...(own === null ? [] : [headOf(view, own, eyes)]),
      marketOf(view, eyes),
      soapOf(view, eyes),
      ...(own === null ? [] : [handOf(view, own, eyes)]),
    ],
    tray: trayFor(view, eyes),
    ringed: STALL,
    openToAll: view.phase.kind === 'bidding',
  };
}

function trayFor(view: State, eyes: SaponeEyes): Tray {
  // A doubt that is being thought over stays, whatever is told meanwhile.
  if (eyes.between && eyes.begun?.kind !== 'doubt')
    return { question: '', note: null, buttons: [] };
  return isOpening(view, eyes.seat) ? openingTray(view, eyes) : tray(view, eyes);
}

/** A hand is seldom larger: up to so many cards nothing else on a telephone moves for one more. */
const USUAL_HAND = 14;

const still = { tap: false, active: false, dimmed: false, locked: false } as const;

function headOf(view: State, seat: Seat, eyes: SaponeEyes): Head {
  const isOwn = seat === eyes.seat;
  const cards = isOwn ? [] : heldBy(view, seat, eyes);
  return {
    ...still,
    id: playerId(seat),
    shape: 'head',
    side: isOwn ? 'middle' : 'rival',
    name: eyes.to.name(seat),
    avatar: personOf(seat),
    facts: [totalFact(view, seat, eyes), ...(isOwn ? [] : backFacts(view, seat, eyes))],
    cards,
    active: awaited(view).includes(seat),
    opens: !isOwn,
    ...(isOwn ? {} : { read: knownOf(view, seat, cards.length, eyes) }),
  };
}

function backFacts(view: State, seat: Seat, { own }: SaponeEyes): Fact[] {
  const [market, soap] = backSigns(...backsOf(view, seat));
  return [
    { text: own.marketCards(market.count), tone: 'plain', sign: market },
    { text: own.soapCards(soap.count), tone: 'plain', sign: soap },
  ];
}

function backsOf(view: State, seat: Seat): [market: number, soap: number] {
  return [cardsOf(view, seat, MARKET_BACK), cardsOf(view, seat, SOAP_BACK)];
}

function totalFact({ options }: State, seat: Seat, { own, totals, seat: you }: SaponeEyes): Fact {
  const total = totals[seat]!;
  const text = seat === you ? own.totalOf(total, options.target) : own.total(total);
  return { text, tone: 'plain', kind: 'total' };
}

/** What is certain of a hand (S-2); how many cards the rest are is told. */
function heldBy(view: State, seat: Seat, { words, own }: SaponeEyes): Piece[] {
  const { cards } = view.hands[seat]!;
  const surely = inOrder.flatMap((card) => new Array<Card>(cards[card]!).fill(card));
  return surely.map((card, n) =>
    piece(heldId(seat, n), faceOf(card), own.heldSurely(words.card(card))),
  );
}

function knownOf(view: State, seat: Seat, surely: number, { own, to }: SaponeEyes): string {
  const [market, soap] = backsOf(view, seat);
  const all = [
    ...(market > 0 || soap === 0 ? [own.marketCards(market)] : []),
    ...(soap > 0 ? [own.soapCards(soap)] : []),
  ];
  const cards = market + soap;
  const name = to.name(seat);
  if (isLaidOpen(view)) return own.shows(name, cards);
  return own.known({ name, surely, cards, all });
}

function marketOf(view: State, eyes: SaponeEyes): Zone {
  const { own, words } = eyes;
  const top = view.market.at(-1);
  const isSeen = top !== undefined && !isHole(top) && view.facing.at(-1) === UP;
  const face = top === undefined ? 'gap' : isSeen ? faceOf(top) : 'marketBack';
  const name = top === undefined ? own.emptyMarket : own.marketTop(isSeen ? words.card(top) : null);
  const cards = [piece(MARKET_TOP, face, name, { tap: true })];
  return pile(MARKET, own.market, view.market.length, cards, eyes);
}

function soapOf(view: State, eyes: SaponeEyes): Zone {
  const { own } = eyes;
  const isEmpty = view.soap.length === 0;
  const name = isEmpty ? own.emptySoap : own.soapTop;
  const cards = [piece(SOAP_TOP, isEmpty ? 'gap' : 'soapBack', name, { tap: true })];
  return pile(SOAP, own.soap, view.soap.length, cards, eyes);
}

function pile(id: string, name: string, count: number, cards: Piece[], { own }: SaponeEyes): Zone {
  const facts: Fact[] = [{ text: own.cards(count), tone: 'plain' }];
  return { ...still, id, side: 'middle', shape: 'pile', name, facts, cards, count };
}

function handOf(view: State, seat: Seat, eyes: SaponeEyes): Zone {
  const { own, words, begun, between, traces } = eyes;
  const lifted = between || begun === null ? [] : liftedIn(view, seat, begun);
  // A card that goes on sale lies at the stall already, and leaves its place.
  const isGone = begun?.kind === 'sale';
  const { bluff } = view.phase as { readonly bluff?: Sale };
  const pieces = (card: Card) => {
    // S-12: the Diamond is seen as what it counts as.
    const as = card === DIAMOND ? view.diamond : null;
    const face = faceOf(as ?? card);
    const name = [card, ...(as === null ? [] : [as])].map(words.card).join(': ');
    const value = as === null ? {} : { value: '◆' };
    // S-8: a bluff lies at the stall until it is taken.
    const count = inHand(view, seat, card) - Number(bluff?.seller === seat && bluff.card === card);
    return Array.from({ length: count }, (_, n) => {
      const id = handId(seat, card, n);
      const isTaken = lifted.includes(id);
      if (isTaken && isGone) return piece(HAND_GAP, 'gap', own.leftPlace);
      const tone = isTaken ? 'chosen' : 'plain';
      const fresh = n === count - 1 && traces.has(face) ? 'new' : undefined;
      return piece(id, face, name, { tap: true, tone, fresh, ...value });
    });
  };
  return {
    ...still,
    id: HAND,
    side: 'own',
    shape: 'fan',
    name: own.hand,
    facts: [],
    cards: inOrder.flatMap(pieces),
    parts: categories.map((category) => kindsIn[category].flatMap(pieces).length),
    usual: USUAL_HAND,
  };
}
