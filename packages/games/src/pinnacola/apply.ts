import {
  bagSize,
  cloneBag,
  countKinds,
  emptyBag,
  hole,
  isHole,
  learn,
  putInBag,
  takeFromBag,
} from '@mazzo/kernel';
import type { Card, Seat, Slot } from '@mazzo/kernel';
import { cards as table, JOKER, KINDS, wholePack } from './cards.ts';
import { cardsOf } from './melds.ts';
import type { Options } from './options.ts';
import type { Event, State } from './types.ts';

export function blank(options: Options, seats: number): State {
  const each = <Value>(of: () => Value): Value[] => Array.from({ length: seats }, of);
  return {
    options,
    hands: each(() => emptyBag(KINDS)),
    melds: each(() => []),
    stock: [],
    pozzo: wholePack.slice(),
    lots: [],
    phase: { kind: 'draw' },
    turn: 0,
    dealer: 0,
    turns: each(() => 0),
    reshuffled: false,
    rounds: 0,
    totals: each(() => 0),
    question: 0,
    clock: 0,
  };
}

export function apply(state: State, event: Event): void {
  switch (event.type) {
    case 'handBegan':
      return handBegan(state, event.dealer);
    case 'shuffled':
      return shuffled(state, event.cards);
    case 'dealt':
      for (const card of event.cards) putInBag(state.hands[event.seat]!, fromStock(state, card));
      return;
    case 'turnedUp':
      state.pozzo.push(fromStock(state, event.card));
      return;
    case 'turnBegan':
      state.phase = { kind: 'draw' };
      state.turn = event.seat;
      state.turns[event.seat]! += 1;
      state.question += 1;
      state.clock += 1;
      return;
    case 'drew': {
      const drawn = fromStock(state, event.card);
      putInBag(state.hands[event.seat]!, drawn);
      state.phase = { kind: 'meld', drawn, owed: null };
      state.question += 1;
      return;
    }
    case 'tookPozzo':
      for (const card of event.cards) putInBag(state.hands[event.seat]!, card);
      state.pozzo.length -= event.cards.length;
      state.phase = { kind: 'meld', drawn: null, owed: event.owed, taken: event.cards };
      state.question += 1;
      return;
    case 'jokerReplaced':
      leaveHand(state, event.by, event.card);
      putInBag(state.hands[event.by]!, JOKER);
      state.melds[event.seat]![event.meld] = event.to;
      return;
    case 'grew':
      for (const card of event.cards) leaveHand(state, event.seat, card);
      state.melds[event.seat]![event.meld] = event.to;
      return;
    case 'laid':
      for (const card of cardsOf(event.meld)) leaveHand(state, event.seat, card);
      state.melds[event.seat]!.push(event.meld);
      return;
    case 'rearranged':
      for (const card of event.cards) leaveHand(state, event.seat, card);
      state.melds[event.seat] = event.melds.slice();
      return;
    case 'discarded':
      leaveHand(state, event.seat, event.card);
      state.pozzo.push(event.card);
      state.phase = { kind: 'draw' };
      return;
    case 'shown':
      return shown(state, event.seat, event.cards);
    case 'handEnded':
      for (const [seat, { points }] of event.sheets.entries()) state.totals[seat]! += points;
      state.rounds += 1;
      return;
    case 'matchEnded':
      state.phase = { kind: 'over' };
      return;
  }
}

/** All cards are gathered; what anyone knew of them is worth nothing now. */
function handBegan(state: State, dealer: Seat): void {
  for (let seat = 0; seat < state.hands.length; seat++) {
    state.hands[seat] = emptyBag(KINDS);
    state.melds[seat] = [];
    state.turns[seat] = 0;
  }
  state.stock = [];
  state.pozzo = wholePack.slice();
  state.lots.length = 0;
  state.dealer = dealer;
  state.reshuffled = false;
}

/**
 * First the whole pack; later all of the pozzo but its top (P-15), whose cards everybody has seen.
 * Then the old stock is used up, and what a player has not seen of it is in the other's hand: known.
 * An onlooker, who sees neither hand, goes on with old and new cards as one lot.
 */
function shuffled(state: State, cards: readonly Slot[]): void {
  const [lot] = state.lots;
  if (lot === undefined) {
    state.lots.push({ back: 0, unseen: countKinds(state.pozzo, KINDS) });
    state.pozzo = [];
  } else {
    fillTheOneUnseen(state, lot.unseen);
    const top = state.pozzo.pop()!;
    for (const card of state.pozzo) lot.unseen[card]! += 1;
    state.pozzo = [top];
    state.reshuffled = true;
  }
  state.stock = cards.map((slot) => (isHole(slot) ? hole(0, 0) : slot));
}

function fillTheOneUnseen({ hands }: State, unseen: number[]): void {
  const unknown = hands.filter(({ holes }) => (holes[0] ?? 0) > 0);
  const [only] = unknown;
  if (only === undefined || unknown.length > 1) return;
  for (let card = 0; card < KINDS; card++) {
    only.cards[card]! += unseen[card]!;
    unseen[card] = 0;
  }
  only.holes.length = 0;
}

function fromStock(state: State, told: Slot): Slot {
  const held = state.stock.pop();
  if (held === undefined) throw new Error('a card was drawn from an empty stock');
  return learn(state.lots, held, told);
}

function leaveHand(state: State, seat: Seat, card: Card): void {
  takeFromBag(state.hands[seat]!, card, state.lots, table);
}

/** What is left lies open. */
function shown(state: State, seat: Seat, cards: readonly Card[]): void {
  state.phase = { kind: 'counted' };
  const hand = state.hands[seat]!;
  if (bagSize(hand) !== cards.length) throw new Error(`seat ${seat} shows another number of cards`);
  for (const card of cards) takeFromBag(hand, card, state.lots, table);
  for (const card of cards) putInBag(hand, card);
}

export function clone(state: State): State {
  return {
    options: state.options,
    hands: state.hands.map(cloneBag),
    melds: state.melds.map((melds) => melds.slice()),
    stock: state.stock.slice(),
    pozzo: state.pozzo.slice(),
    lots: state.lots.map((lot) => ({ back: lot.back, unseen: lot.unseen.slice() })),
    phase: state.phase,
    turn: state.turn,
    dealer: state.dealer,
    turns: state.turns.slice(),
    reshuffled: state.reshuffled,
    rounds: state.rounds,
    totals: state.totals.slice(),
    question: state.question,
    clock: state.clock,
  };
}
