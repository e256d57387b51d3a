import { listKinds } from '../../cards.ts';
import type { Chance } from '../../chance.ts';
import type { Actor, Seat, Tell } from '../../game.ts';
import { BLUE, rankOf, RED } from './cards.ts';
import { SHELF } from './types.ts';
import type { Event, Move, State } from './types.ts';

const HAND = 2;

export function open(state: State, chance: Chance, tell: Tell<Event>): void {
  tell({ type: 'roundBegan' });
  shuffle(state, RED, state.redPile.slice(), chance, tell);
  shuffle(state, BLUE, state.bluePile.slice(), chance, tell);
  for (let seat = 0; seat < state.shelves.length; seat++) {
    for (let n = 0; n < SHELF; n++) tell({ type: 'shelved', seat, card: top(state.redDeck) });
    for (let n = 0; n < HAND; n++) tell({ type: 'drew', seat, card: top(state.blueDeck) });
  }
  tell({ type: 'turnedUp', card: top(state.redDeck) });
}

export function resolve(
  state: State,
  by: Actor,
  move: Move,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const seat = by as Seat; // `check` lets no clock move in this game.
  act(state, seat, move, chance, tell);
  passOn(state, seat, chance, tell);
}

function act(state: State, seat: Seat, move: Move, chance: Chance, tell: Tell<Event>): void {
  switch (move.type) {
    case 'look':
      return look(state, seat, seat, move.slot, tell);
    case 'peek':
      return look(state, seat, move.seat, move.slot, tell);
    case 'swap':
      return tell({ ...move, type: 'swapped' });
    case 'trade': {
      if (state.redDeck.length === 0) shuffle(state, RED, state.redPile.slice(), chance, tell);
      const out = state.shelves[seat]![move.slot]!.card;
      return tell({ type: 'traded', seat, slot: move.slot, drawn: top(state.redDeck), out });
    }
    case 'give':
      return tell({ type: 'gave', by: seat, to: move.to, card: move.card });
    case 'play':
      tell({ type: 'played', seat, card: move.card });
      if (state.blueDeck.length > 0) tell({ type: 'drew', seat, card: top(state.blueDeck) });
  }
}

function look(state: State, by: Seat, seat: Seat, slot: number, tell: Tell<Event>): void {
  tell({ type: 'looked', by, seat, slot, card: state.shelves[seat]![slot]!.card });
}

function passOn(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const { phase, shelves, options } = state;
  if (phase.kind === 'look') {
    if (phase.waiting.length === 0) tell({ type: 'turnBegan', seat: 0 });
    return;
  }
  if (state.turns < options.turns * shelves.length) {
    return tell({ type: 'turnBegan', seat: (seat + 1) % shelves.length });
  }
  showAll(state, tell);
  tell({ type: 'roundEnded', scores: shelves.map((_, of) => score(state, of)) });
  if (state.rounds < options.rounds) open(state, chance, tell);
  else tell({ type: 'matchEnded' });
}

function showAll(state: State, tell: Tell<Event>): void {
  for (let seat = 0; seat < state.shelves.length; seat++) {
    const shelf = state.shelves[seat]!.map((place) => place.card);
    tell({ type: 'shown', seat, shelf, hand: listKinds(state.hands[seat]!.cards) });
  }
}

/** T-6 */
function score(state: State, seat: Seat): number {
  const ranks = state.shelves[seat]!.map((place) => rankOf(place.card));
  const blues = listKinds(state.hands[seat]!.cards).length;
  return ranks.reduce((sum, rank) => sum + rank, blues);
}

function shuffle(
  state: State,
  back: 0 | 1,
  cards: number[],
  chance: Chance,
  tell: Tell<Event>,
): void {
  chance.shuffle(cards);
  tell({ type: 'shuffled', back, lot: state.lots.length, cards });
}

function top(deck: readonly number[]): number {
  return deck.at(-1)!;
}
