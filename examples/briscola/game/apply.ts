import { cloneBag, emptyBag, learn, putInBag, takeFromBag } from '@mazzo/kernel';
import type { Card, Seat, Slot } from '@mazzo/kernel';
import { cards as table, KINDS, pack } from './cards.ts';
import type { Options } from './options.ts';
import type { Event, State } from './types.ts';

const none = (): number[] => new Array<number>(KINDS).fill(0);

/** Before the first shuffle the whole pack is gathered up. */
export function blank(options: Options, seats: number): State {
  const each = <Value>(of: () => Value): Value[] => Array.from({ length: seats }, of);
  return {
    options,
    hands: each(() => emptyBag(KINDS)),
    stock: [],
    trump: null,
    trick: [],
    taken: each(none),
    gathered: pack(),
    lots: [],
    dealer: 0,
    turn: 0,
    deals: 0,
    wins: each(() => 0),
    step: 0,
    over: false,
  };
}

export function apply(state: State, event: Event): void {
  state.step++;
  switch (event.type) {
    case 'dealBegan':
      state.dealer = event.dealer;
      state.turn = after(state, event.dealer);
      state.trump = null;
      return;
    case 'shuffled':
      state.lots = [{ back: 0, unseen: state.gathered }];
      state.gathered = none();
      state.stock = event.cards.slice();
      return;
    case 'dealt':
      for (const card of event.cards) putInBag(state.hands[event.seat]!, fromStock(state, card));
      return;
    case 'turnedUp':
      state.trump = fromStock(state, event.card);
      state.stock.unshift(state.trump);
      return;
    case 'played':
      return played(state, event.seat, event.card);
    case 'trickTaken':
      for (const { card } of state.trick) state.taken[event.seat]![card]! += 1;
      state.trick = [];
      state.turn = event.seat;
      return;
    case 'drew':
      return putInBag(state.hands[event.seat]!, fromStock(state, event.card));
    case 'dealEnded':
      return dealEnded(state, event.winner);
    case 'matchEnded':
      state.over = true;
      return;
  }
}

function after(state: State, seat: Seat): Seat {
  return (seat + 1) % state.hands.length;
}

function fromStock(state: State, told: Slot): Slot {
  const held = state.stock.pop();
  if (held === undefined) throw new Error('a card was drawn from an empty stock');
  return learn(state.lots, held, told);
}

function played(state: State, seat: Seat, card: Card): void {
  takeFromBag(state.hands[seat]!, card, state.lots, table);
  state.trick.push({ seat, card });
  state.turn = after(state, seat);
}

function dealEnded(state: State, winner: Seat | null): void {
  state.deals++;
  if (winner !== null) state.wins[winner]! += 1;
  for (const taken of state.taken) {
    for (const [card, count] of taken.entries()) state.gathered[card]! += count;
    taken.fill(0);
  }
}

export function clone(state: State): State {
  return {
    ...state,
    hands: state.hands.map(cloneBag),
    stock: state.stock.slice(),
    trick: state.trick.slice(),
    taken: state.taken.map((taken) => taken.slice()),
    gathered: state.gathered.slice(),
    lots: state.lots.map(({ back, unseen }) => ({ back, unseen: unseen.slice() })),
    wins: state.wins.slice(),
  };
}
