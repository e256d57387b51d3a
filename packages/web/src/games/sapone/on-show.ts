/** The sale under way at the stall: the card, what is said of it, and what is offered for it (S-5 to S-8). */
import {
  backOf,
  cardOf,
  cardsOf,
  has,
  inHand,
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
import type { Id, Piece, StallLine } from '../../table/scene.ts';
import type { SaponeEyes } from './eyes.ts';
import { backSigns, faceOf, piece } from './pieces.ts';
import { pictureOf } from './pictures.ts';
import { bidId, CLAIM, handId, rowId, SALE_CARD, STALL } from './places.ts';
import { quiet } from './quiet-line.ts';
import type { OnShow } from './quiet-line.ts';
import { resultLines } from './result.ts';

/** Also one's own that is about to be offered; at the end of a round, what everybody has. */
export function onShow(view: State, seats: readonly Seat[], eyes: SaponeEyes): OnShow {
  const sale = saleOf(view) ?? bluffIn(view);
  const shown = sale ?? saleBegun(eyes);
  if (shown === null) return { cards: [], lines: resultLines(view, eyes) };
  const offers = sale === null ? [] : offerLines(view, sale, seats, eyes);
  // Rows that can be touched take the room of what their wish has brought: nothing moves for them.
  const isDecided = view.phase.kind === 'decide' && shown.seller === eyes.seat;
  const said = isDecided ? offers : [...wishLines(shown, eyes), ...offers];
  return withGoods(shown, sale === null ? draftId(view, shown) : SALE_CARD, said, eyes);
}

/** S-8: it lies face up until whoever doubted takes it. */
function bluffIn({ phase }: State): Sale | null {
  return phase.kind === 'between' ? (phase.bluff ?? null) : null;
}

/** What is about to be sold is seen there as the others will see it. */
function saleBegun({ begun, between, seat }: SaponeEyes): Goods | null {
  if (begun?.kind !== 'sale' || between || seat === null) return null;
  const { card, claim, talk } = begun;
  return { seller: seat, card, claim, wish: talk, open: false, asked: 0 };
}

type Goods = Omit<Sale, 'bids' | 'passed'>;

/** It is still that card of the hand, and goes back there when it is touched. */
function draftId(view: State, { seller, card }: Goods): Id {
  return handId(seller, card, inHand(view, seller, card) - 1);
}

function withGoods(sale: Goods, id: Id, said: readonly StallLine[], eyes: SaponeEyes): OnShow {
  return { cards: [goods(sale, id, eyes)], lines: [claimLine(sale, eyes), ...said] };
}

/** Its seller knows what lies there face down. */
function goods(sale: Goods, id: Id, eyes: SaponeEyes): Piece {
  const tone = sale.seller === eyes.seat && !sale.open ? 'recalled' : 'plain';
  const name = eyes.own.onSale(goodsIn(sale, eyes));
  return piece(id, faceOf(sale.card), name, { tone, tap: id !== SALE_CARD });
}

function goodsIn(sale: Goods, { words, to, seat }: SaponeEyes) {
  const { seller, card, claim, open, asked } = sale;
  const isOwn = seller === seat;
  const lies = { card: words.cards([card]), seller: to.name(seller), isOwn, open, asked };
  return { ...lies, true: card === claim };
}

function claimLine(sale: Goods, eyes: SaponeEyes): StallLine {
  const { own, words } = eyes;
  const lies = goodsIn(sale, eyes);
  return {
    ...quiet,
    id: CLAIM,
    kind: 'claim',
    name: own.claim(lies, words.card(sale.claim)),
    text: capital(words.card(sale.claim)),
    note: own.claims(lies),
    pictures: [`thing-${kinds[sale.claim]}`],
    tone: lies.open ? (lies.true ? 'good' : 'bad') : 'plain',
  };
}

/** S-5: it binds nobody, and stands there as it was said. */
function wishLines({ wish, seller }: Goods, { own, words, seat }: SaponeEyes): StallLine[] {
  if (wish === null || (wish.topics.length === 0 && wish.atLeast === null)) return [];
  const topics = own.either(wish.topics.map(words.topic));
  const pictures = wish.topics.map(pictureOf);
  return [chip('wish', own.wants(topics, wish.atLeast, seller === seat), { pictures })];
}

function chip(id: string, text: string, more: Partial<StallLine> = {}): StallLine {
  return { ...quiet, id: `${STALL}:${id}`, kind: 'chip', name: text, text, ...more };
}

/** At a table larger than for so many offers, those who offer nothing share a line. */
const FEW = 3;

function offerLines(
  view: State,
  sale: Sale,
  seats: readonly Seat[],
  eyes: SaponeEyes,
): StallLine[] {
  const { own, to } = eyes;
  const bidders = seats.filter((seat) => seat !== sale.seller);
  const line = (seat: Seat) => offerLine(view, sale, seat, eyes);
  if (bidders.length <= FEW) return bidders.map(line);
  const idle = bidders.filter(
    (seat) => sale.bids[seat]!.length === 0 && !hasDoubted(view, sale, seat, eyes),
  );
  const hasPassed = (seat: Seat) => isDone(view, sale, seat);
  const together = (id: string, of: readonly Seat[], words: (names: string[]) => string) =>
    of.length === 0 ? [] : [chip(id, words(of.map(to.name)))];
  return [
    ...bidders.filter((seat) => !idle.includes(seat)).map(line),
    ...together(
      'thinking',
      idle.filter((seat) => !hasPassed(seat)),
      own.thinking,
    ),
    ...together('passing', idle.filter(hasPassed), own.passing),
  ];
}

/** Who has not said so when a doubt comes has not passed. */
function isDone({ phase }: State, { passed }: Sale, seat: Seat): boolean {
  return has(passed, seat) || phase.kind === 'decide';
}

/** Until bidding begins anew, or the sale is over. */
function hasDoubted({ phase }: State, sale: Sale, seat: Seat, { traces }: SaponeEyes): boolean {
  const isSettled = phase.kind === 'bidding' || phase.kind === 'decide';
  return sale.open && !isSettled && traces.has(rowId(seat));
}

function offerLine(view: State, sale: Sale, seat: Seat, eyes: SaponeEyes): StallLine {
  const { own, words, to } = eyes;
  const bids = sale.bids[seat]!;
  const isBid = bids.length > 0;
  const isSold = eyes.seat === sale.seller;
  const passed = isDone(view, sale, seat);
  const doubts = hasDoubted(view, sale, seat, eyes);
  const cards = isBid ? words.cards(bids.map(({ card }) => card)) : null;
  const said = saidOf(bids, eyes);
  const then = isSold && isBid ? afterSale(view, sale, bids) : null;
  const sentence = own.offered({
    name: to.name(seat),
    isYou: seat === eyes.seat,
    cards,
    passed,
    doubts,
  });
  const idle = doubts ? own.doubts : passed ? own.passes : own.thinks;
  const count = isBid ? own.offer(bids.length) : idle;
  // To the seller the cards themselves say how many they are.
  const spoken = then === null ? count : own.after(...then);
  return {
    ...quiet,
    id: rowId(seat),
    kind: 'offer',
    // What is printed is said too, as it is printed.
    name: [sentence, said === null ? spoken : `${own.said(said)} ${spoken}`].join(', '),
    text: then === null ? count : own.wouldHold,
    ...(then === null ? {} : { signs: backSigns(...then) }),
    // What is offered stands before what it leads to.
    note: said === null ? (then === null ? null : count) : own.said(said),
    avatar: personOf(seat),
    cards: bids.map(({ card }, n) => piece(bidId(seat, n), faceOf(card), words.cards([card]))),
    tap: isSold && view.phase.kind === 'decide' && isBid,
    tone: isSold && eyes.begun?.kind === 'accept' && eyes.begun.seat === seat ? 'strong' : 'plain',
  };
}

/** S-6: what is said of the cards, once each. */
function saidOf(bids: readonly Bid[], { words }: SaponeEyes): string[] | null {
  const topics = new Set(bids.flatMap(({ statement }) => statement ?? []));
  return topics.size === 0 ? null : Array.from(topics, (topic) => calledAs(topic, words));
}

/** What cards are said to be, however many they are. */
export function calledAs(topic: Topic, words: SaponeEyes['words']): string {
  return topic in kindsIn ? words.topic(topic) : words.cards([cardOf(topic as Kind)]);
}

type Backs = readonly [market: number, soap: number];

/** What the seller would hold with these cards and without the one on sale. */
export function afterSale(view: State, { seller, card }: Sale, bids: readonly Bid[]): Backs {
  const held = (back: number) => {
    const paid = bids.filter((bid) => backOfSlot(bid.card) === back).length;
    return cardsOf(view, seller, back) + paid - Number(backOfSlot(card) === back);
  };
  return [held(MARKET), held(SOAP)];
}

function backOfSlot(slot: Slot): number {
  return isHole(slot) ? backOfHole(slot) : backOf(slot);
}
