import {
  cloneBag,
  countKinds,
  emptyBag,
  isHole,
  learn,
  putInBag,
  showInBag,
  takeFromBag,
} from '@mazzo/kernel';
import type { Seat, Slot } from '@mazzo/kernel';
import { cards, DIAMOND, KINDS, MARKET, marketDeck, pack, SOAP, soapDeck } from './cards.ts';
import type { Options } from './options.ts';
import { saleUnderWay } from './table.ts';
import { DOWN, UP } from './types.ts';
import type { Event, Facing, Phase, Sale, State } from './types.ts';

export function blank(options: Options, seats: number): State {
  const each = <Value>(of: () => Value): Value[] => Array.from({ length: seats }, of);
  return {
    options,
    hands: each(() => emptyBag(KINDS)),
    sizes: each(() => 0),
    market: marketDeck.slice(),
    facing: [],
    faceUp: 0,
    soap: soapDeck.slice(),
    out: [],
    lots: [],
    phase: between,
    turn: 0,
    first: 0,
    diamond: null,
    rounds: 0,
    totals: each(() => 0),
    questions: each(() => 0),
    window: 0,
  };
}

const pick: Phase = Object.freeze({ kind: 'pick' });
const trade: Phase = Object.freeze({ kind: 'trade' });
const between: Phase = Object.freeze({ kind: 'between' });
const over: Phase = Object.freeze({ kind: 'over' });

export function apply(state: State, event: Event): void {
  switch (event.type) {
    case 'roundBegan':
      return roundBegan(state, event.first);
    case 'shuffled':
      return shuffled(state, event.back, event.cards);
    case 'dealt':
      for (const card of event.cards) {
        put(state, event.seat, learn(state.lots, state.market.pop()!, card));
      }
      return;
    case 'mixed':
      state.facing = event.facing.slice() as Facing[];
      state.faceUp = state.facing.length / 2;
      return turnTop(state, event.top);
    case 'turnBegan':
      state.turn = event.seat;
      state.phase = state.market.length > 0 ? pick : trade;
      return ask(state, event.seat);
    case 'picked':
      put(state, event.seat, takeTop(state, event.card, event.top));
      state.phase = trade;
      return ask(state, event.seat);
    case 'turnPassed':
      state.phase = between;
      return;
    case 'offered':
      return openBidding(state, newSale(state, event));
    case 'bidAdded':
      return bidAdded(state, event);
    case 'passed':
      saleUnderWay(state).passed |= 1 << event.seat;
      return ask(state, event.seat);
    case 'biddingClosed':
      state.phase = { kind: 'decide', sale: saleUnderWay(state) };
      return ask(state, event.seat);
    case 'askedMore': {
      const sale = saleUnderWay(state);
      sale.asked++;
      return openBidding(state, sale);
    }
    case 'doubted':
      return doubted(state, event);
    case 'gave':
      return gave(state, event);
    case 'tookFree':
      put(state, event.by, take(state, event.seat, event.card));
      state.phase = between;
      return;
    case 'saleEnded':
      state.phase = between;
      return;
    case 'sold':
      return sold(state, event);
    case 'compensated':
      return put(state, event.seat, takeTop(state, event.card, event.top));
    case 'bought':
      for (const card of event.paid) state.out.push(take(state, event.seat, card));
      put(state, event.seat, learn(state.lots, state.soap.pop()!, event.card));
      state.phase = between;
      return;
    case 'diamondFound':
      showInBag(state.hands[event.seat]!, DIAMOND, 1, state.lots, cards);
      state.phase = { kind: 'diamond', seat: event.seat };
      return ask(state, event.seat);
    case 'diamondDeclared':
      state.diamond = event.kind;
      state.phase = between;
      return;
    case 'shown':
      return shown(state, event.seat, event.cards);
    case 'roundEnded':
      for (const [seat, points] of event.points.entries()) state.totals[seat]! += points;
      state.rounds++;
      return;
    case 'matchEnded':
      state.phase = over;
      return;
  }
}

/** Everything goes back to its deck. */
function roundBegan(state: State, first: Seat): void {
  for (let seat = 0; seat < state.hands.length; seat++) {
    state.hands[seat] = emptyBag(KINDS);
    state.sizes[seat] = 0;
  }
  state.market = marketDeck.slice();
  state.facing = [];
  state.faceUp = 0;
  state.soap = soapDeck.slice();
  state.out = [];
  state.lots = [MARKET, SOAP].map((back) => ({ back, unseen: pack(back) }));
  state.phase = between;
  state.turn = first;
  state.first = first;
  state.diamond = null;
}

function shuffled(state: State, back: number, order: readonly Slot[]): void {
  if (back === MARKET) state.market = order.slice();
  else state.soap = order.slice();
}

/** S-3: a face-up card on top is seen by all. */
function turnTop(state: State, top: Slot | null): void {
  if (top === null) return;
  const at = state.market.length - 1;
  state.facing[at] = isHole(top) ? DOWN : UP;
  state.market[at] = learn(state.lots, state.market[at]!, top);
}

function takeTop(state: State, told: Slot, next: Slot | null): Slot {
  if (state.facing.pop() === UP) state.faceUp--;
  const card = learn(state.lots, state.market.pop()!, told);
  turnTop(state, next);
  return card;
}

function put(state: State, seat: Seat, card: Slot): void {
  putInBag(state.hands[seat]!, card);
  state.sizes[seat]!++;
}

function take(state: State, seat: Seat, told: Slot): Slot {
  state.sizes[seat]!--;
  return takeFromBag(state.hands[seat]!, told, state.lots, cards);
}

function ask(state: State, seat: Seat): void {
  state.questions[seat]!++;
}

function newSale(state: State, event: Extract<Event, { type: 'offered' }>): Sale {
  const { seat: seller, card, claim, wish } = event;
  const bids = state.hands.map(() => []);
  return { seller, card, claim, wish, bids, passed: 0, asked: 0, open: false };
}

function openBidding(state: State, sale: Sale): void {
  sale.passed = 0;
  state.phase = { kind: 'bidding', sale };
  state.window++;
  for (let seat = 0; seat < state.hands.length; seat++) if (seat !== sale.seller) ask(state, seat);
}

function bidAdded(
  state: State,
  { seat, card, statement }: Extract<Event, { type: 'bidAdded' }>,
): void {
  const sale = saleUnderWay(state);
  sale.bids[seat]!.push({ card, statement });
  seeBids(state, sale, seat);
  ask(state, seat);
}

/** S-6, `open`: of what lies on the table for all to see, so many are surely in the hand. */
function seeBids(state: State, sale: Sale, seat: Seat): void {
  if (state.options.bids !== 'open') return;
  const bids = sale.bids[seat]!;
  for (const { card } of bids) {
    const lying = bids.filter((other) => other.card === card).length;
    showInBag(state.hands[seat]!, card, lying, state.lots, cards);
  }
}

function doubted(
  state: State,
  { by, seat, card, honest }: Extract<Event, { type: 'doubted' }>,
): void {
  const sale = saleUnderWay(state);
  showInBag(state.hands[seat]!, card, 1, state.lots, cards);
  sale.card = card;
  sale.open = true;
  state.phase = honest ? { kind: 'gift', sale, doubter: by } : { kind: 'between', bluff: sale };
  if (honest) ask(state, by);
}

function gave(state: State, { by, seat, card }: Extract<Event, { type: 'gave' }>): void {
  const sale = saleUnderWay(state);
  put(state, seat, take(state, by, card));
  // What lies on the table cannot be what was given.
  seeBids(state, sale, by);
  openBidding(state, sale);
}

function sold(state: State, { seat, buyer, card, paid }: Extract<Event, { type: 'sold' }>): void {
  const goods = take(state, seat, card);
  const price = paid.map((slot) => take(state, buyer, slot));
  put(state, buyer, goods);
  for (const slot of price) put(state, seat, slot);
  state.phase = between;
}

function shown(state: State, seat: Seat, told: readonly Slot[]): void {
  const counts = countKinds(told, KINDS);
  for (let card = 0; card < KINDS; card++) {
    showInBag(state.hands[seat]!, card, counts[card]!, state.lots, cards);
  }
}

export function clone(state: State): State {
  return {
    ...state,
    hands: state.hands.map(cloneBag),
    sizes: state.sizes.slice(),
    market: state.market.slice(),
    facing: state.facing.slice(),
    soap: state.soap.slice(),
    out: state.out.slice(),
    lots: state.lots.map(({ back, unseen }) => ({ back, unseen: unseen.slice() })),
    phase:
      'sale' in state.phase ? { ...state.phase, sale: cloneSale(state.phase.sale) } : state.phase,
    totals: state.totals.slice(),
    questions: state.questions.slice(),
  };
}

function cloneSale(sale: Sale): Sale {
  return { ...sale, bids: sale.bids.map((bid) => bid.slice()) };
}
