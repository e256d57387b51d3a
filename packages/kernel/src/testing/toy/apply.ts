import { cloneBag, emptyBag, putInBag, takeFromBag } from '../../bag.ts';
import { countKinds, learn, listKinds } from '../../cards.ts';
import type { Slot } from '../../cards.ts';
import { BLUE, cards, KINDS, pack, RED } from './cards.ts';
import type { Options } from './options.ts';
import type { Event, Place, State } from './types.ts';

/** All seats, and the spectators. */
const EVERYONE = 0b11111;

export function blank(options: Options, seats: number): State {
  return {
    options,
    shelves: Array.from({ length: seats }, () => []),
    hands: Array.from({ length: seats }, () => emptyBag(KINDS)),
    redDeck: [],
    blueDeck: [],
    redPile: listKinds(pack(RED)),
    bluePile: listKinds(pack(BLUE)),
    lots: [],
    phase: { kind: 'look', waiting: [] },
    turns: 0,
    rounds: 0,
    totals: Array.from({ length: seats }, () => 0),
    question: 0,
  };
}

export function apply(state: State, event: Event): void {
  switch (event.type) {
    case 'roundBegan':
      return roundBegan(state);
    case 'shuffled':
      return shuffled(state, event.back, event.cards);
    case 'shelved': {
      const card = learn(state.lots, take(state.redDeck), event.card);
      state.shelves[event.seat]!.push({ card, seen: 0 });
      return;
    }
    case 'drew': {
      const card = learn(state.lots, take(state.blueDeck), event.card);
      return putInBag(state.hands[event.seat]!, card);
    }
    case 'turnedUp':
      state.redPile.push(learn(state.lots, take(state.redDeck), event.card));
      return;
    case 'turnBegan':
      state.phase = { kind: 'turn', seat: event.seat };
      state.question++;
      return;
    case 'looked':
      return looked(state, event);
    case 'swapped': {
      const here = state.shelves[event.seat]!;
      const there = state.shelves[event.other]!;
      const moved = here[event.slot]!;
      here[event.slot] = there[event.otherSlot]!;
      there[event.otherSlot] = moved;
      state.turns++;
      return;
    }
    case 'traded':
      return traded(state, event);
    case 'gave': {
      const card = takeFromBag(state.hands[event.by]!, event.card, state.lots, cards);
      putInBag(state.hands[event.to]!, card);
      state.turns++;
      return;
    }
    case 'played':
      state.bluePile.push(takeFromBag(state.hands[event.seat]!, event.card, state.lots, cards));
      state.turns++;
      return;
    case 'shown':
      return shown(state, event);
    case 'roundEnded':
      for (const [seat, score] of event.scores.entries()) state.totals[seat]! += score;
      state.rounds++;
      return;
    case 'matchEnded':
      state.phase = { kind: 'over' };
      return;
  }
}

/** Everything is gathered on the piles: what anyone knew of the old lots is worth nothing now. */
function roundBegan(state: State): void {
  for (let seat = 0; seat < state.shelves.length; seat++) {
    state.shelves[seat] = [];
    state.hands[seat] = emptyBag(KINDS);
  }
  state.redDeck = [];
  state.blueDeck = [];
  state.redPile = listKinds(pack(RED));
  state.bluePile = listKinds(pack(BLUE));
  state.lots = [];
  state.turns = 0;
  state.question++;
  state.phase = { kind: 'look', waiting: state.shelves.map((_, seat) => seat) };
}

/** A pile, which everybody has seen, becomes a deck. */
function shuffled(state: State, back: number, order: readonly Slot[]): void {
  const pile = back === BLUE ? state.bluePile : state.redPile;
  state.lots.push({ back, unseen: countKinds(pile, KINDS) });
  if (back === BLUE) {
    state.blueDeck = order.slice();
    state.bluePile = [];
  } else {
    state.redDeck = order.slice();
    state.redPile = [];
  }
}

function looked(state: State, event: Extract<Event, { type: 'looked' }>): void {
  const place = state.shelves[event.seat]![event.slot]!;
  place.card = learn(state.lots, place.card, event.card);
  place.seen |= 1 << event.by;
  if (state.phase.kind === 'look') {
    state.phase.waiting = state.phase.waiting.filter((seat) => seat !== event.by);
  } else state.turns++;
}

function traded(state: State, event: Extract<Event, { type: 'traded' }>): void {
  const place = state.shelves[event.seat]![event.slot]!;
  state.redPile.push(learn(state.lots, place.card, event.out));
  place.card = learn(state.lots, take(state.redDeck), event.drawn);
  place.seen = 1 << event.seat;
  state.turns++;
}

function shown(state: State, event: Extract<Event, { type: 'shown' }>): void {
  for (const [slot, place] of state.shelves[event.seat]!.entries()) {
    place.card = learn(state.lots, place.card, event.shelf[slot]!);
    place.seen = EVERYONE;
  }
  const bag = state.hands[event.seat]!;
  const hand = emptyBag(KINDS);
  for (const card of event.hand) putInBag(hand, takeFromBag(bag, card, state.lots, cards));
  state.hands[event.seat] = hand;
}

function take(deck: Slot[]): Slot {
  const card = deck.pop();
  if (card === undefined) throw new Error('a card was taken from an empty deck');
  return card;
}

export function clone(state: State): State {
  return {
    ...state,
    shelves: state.shelves.map((shelf) => shelf.map((place): Place => ({ ...place }))),
    hands: state.hands.map(cloneBag),
    redDeck: state.redDeck.slice(),
    blueDeck: state.blueDeck.slice(),
    redPile: state.redPile.slice(),
    bluePile: state.bluePile.slice(),
    lots: state.lots.map((lot) => ({ back: lot.back, unseen: lot.unseen.slice() })),
    totals: state.totals.slice(),
    phase:
      state.phase.kind === 'look'
        ? { kind: 'look', waiting: state.phase.waiting.slice() }
        : state.phase,
  };
}
