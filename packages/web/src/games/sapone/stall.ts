/** The sale under way, as a stage: the card, what is said of it, and what is offered for it (S-5 to S-8). */
import {
  backOf,
  cardOf,
  cardsOf,
  categories,
  has,
  kinds,
  kindsIn,
  MARKET,
  saleOf,
  SOAP,
} from '@mazzo/games/sapone';
import type { Bid, Kind, Sale, State, Topic } from '@mazzo/games/sapone';
import { backOfHole, capital, isHole } from '@mazzo/kernel';
import type { Seat, Slot } from '@mazzo/kernel';
import { personOf } from '../../play/person.ts';
import type { Piece, Stall, StallLine } from '../../table/scene.ts';
import type { SaponeEyes } from './eyes.ts';
import { faceOf, piece } from './pieces.ts';
import { bidId, CLAIM, rowId, SALE_CARD, STALL } from './places.ts';
import { resultLines } from './result.ts';

export function stall(view: State, seats: readonly Seat[], eyes: SaponeEyes): Stall {
  const sale = saleOf(view);
  return {
    id: STALL,
    shape: 'stall',
    side: 'middle',
    name: eyes.own.stall,
    facts: [],
    tap: false,
    active: false,
    dimmed: false,
    locked: false,
    cards: [sale === null ? emptyPlace(view, eyes) : goods(sale, eyes)],
    lines: sale === null ? resultLines(view, eyes) : saleLines(view, sale, seats, eyes),
    usual: view.hands.length - 1,
  };
}

/** Where a card is put that goes on sale. */
function emptyPlace({ phase, turn }: State, { own, seat, between }: SaponeEyes): Piece {
  const tap = !between && phase.kind === 'trade' && turn === seat;
  return piece(SALE_CARD, 'gap', own.noSale, { tap });
}

/** Its seller knows what lies there face down. */
function goods(sale: Sale, eyes: SaponeEyes): Piece {
  const tone = sale.seller === eyes.seat && !sale.open ? 'recalled' : 'plain';
  return piece(SALE_CARD, faceOf(sale.card), eyes.own.onSale(goodsIn(sale, eyes)), { tone });
}

function goodsIn({ seller, card, open }: Sale, { words, to, seat }: SaponeEyes) {
  const isOwn = seller === seat;
  return { card: words.cards([card]), seller: to.name(seller), isOwn, open };
}

const quiet = { note: null, avatar: null, cards: [], tap: false, tone: 'plain' } as const;

function saleLines(view: State, sale: Sale, seats: readonly Seat[], eyes: SaponeEyes): StallLine[] {
  const { own, words, seat: you } = eyes;
  const claimed = capital(words.card(sale.claim));
  const lies = goodsIn(sale, eyes);
  const claim: StallLine = {
    ...quiet,
    id: CLAIM,
    kind: 'claim',
    name: own.claim(lies, words.card(sale.claim)),
    text: claimed,
    note: own.claims(lies),
    picture: `thing-${kinds[sale.claim]}`,
    tone: sale.open ? 'good' : 'plain',
  };
  const bidders = seats.filter((seat) => seat !== sale.seller);
  return [
    claim,
    ...wishLines(sale, eyes),
    ...bidders.map((seat) => offerLine(view, sale, seat, you === sale.seller, eyes)),
  ];
}

/** S-5: it binds nobody, and stands there as it was said. */
function wishLines({ wish, asked }: Sale, { own, words }: SaponeEyes): StallLine[] {
  const chip = (id: string, text: string, more: Partial<StallLine> = {}): StallLine => {
    return { ...quiet, id: `${STALL}:${id}`, kind: 'chip', name: text, text, ...more };
  };
  const topics = wish?.topics ?? [];
  const [first] = topics;
  const wanted = own.wants(topics.map(words.topic).join(', '));
  return [
    ...(first === undefined
      ? []
      : [chip('wish', wanted, { picture: `family-${familyOf(first)}` })]),
    ...(wish?.atLeast == null ? [] : [chip('least', own.wantsCards(wish.atLeast))]),
    ...(asked === 0 ? [] : [chip('asked', own.askedMore(asked))]),
  ];
}

/** The category that a kind belongs to; the Diamond to its own. */
function familyOf(topic: Topic): string {
  if (topic in kindsIn) return topic;
  const kind = cardOf(topic as Kind);
  return categories.find((category) => kindsIn[category].includes(kind)) ?? 'gems';
}

function offerLine(
  view: State,
  sale: Sale,
  seat: Seat,
  isSold: boolean,
  eyes: SaponeEyes,
): StallLine {
  const { own, words, to } = eyes;
  const bids = sale.bids[seat]!;
  const passed = has(sale.passed, seat) || view.phase.kind !== 'bidding';
  const cards = bids.length === 0 ? null : words.cards(bids.map(({ card }) => card));
  const said = saidOf(bids, eyes);
  const after = isSold && bids.length > 0 ? afterSale(view, sale, bids, eyes) : null;
  const sentence = own.offered({ name: to.name(seat), isYou: seat === eyes.seat, cards, passed });
  const text = bids.length > 0 ? own.offer(bids.length) : passed ? own.passes : own.thinks;
  // What is printed is said too, as it is printed.
  const printed = after === null ? [] : [`${after} ${text}`];
  return {
    ...quiet,
    id: rowId(seat),
    kind: 'offer',
    name: [sentence, ...(said ?? []), ...printed].join(', '),
    text,
    note: after ?? (said === null ? null : own.said(said)),
    avatar: personOf(seat, eyes.seat),
    cards: bids.map(({ card }, n) => piece(bidId(seat, n), faceOf(card), words.cards([card]))),
    tap: isSold && view.phase.kind === 'decide' && bids.length > 0,
    tone: eyes.begun?.kind === 'accept' && eyes.begun.seat === seat ? 'strong' : 'plain',
  };
}

/** S-6: what is said of the cards, once each. */
function saidOf(bids: readonly Bid[], { words }: SaponeEyes): string[] | null {
  const topics = new Set(bids.flatMap(({ statement }) => statement ?? []));
  return topics.size === 0 ? null : Array.from(topics, words.topic);
}

/** What the seller would hold with these cards and without the one on sale. */
export function afterSale(
  view: State,
  { seller, card }: Sale,
  bids: readonly Bid[],
  { own }: SaponeEyes,
): string {
  const [market, soap] = [MARKET, SOAP].map((back) => {
    const paid = bids.filter((bid) => backOfSlot(bid.card) === back).length;
    return cardsOf(view, seller, back) + paid - Number(backOfSlot(card) === back);
  });
  return own.after(market!, soap!);
}

function backOfSlot(slot: Slot): number {
  return isHole(slot) ? backOfHole(slot) : backOf(slot);
}
