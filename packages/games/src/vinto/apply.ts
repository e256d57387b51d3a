import { countKinds, learn } from '@mazzo/kernel';
import type { Card, Seat, Slot } from '@mazzo/kernel';
import { hasAction, KINDS, rankOf, wholePack } from './cards.ts';
import type { Options } from './options.ts';
import { EVERYONE, has, keptOnPile } from './table.ts';
import { GAP, MOST_SLOTS } from './types.ts';
import type { Event, State, Tried } from './types.ts';

const LOOKS = 2;

export function blank(options: Options, seats: number): State {
  const each = <Value>(of: () => Value): Value[] => Array.from({ length: seats }, of);
  return {
    options,
    hands: each(() => []),
    seen: each(() => []),
    deck: [],
    pile: wholePack.slice(),
    topUnused: false,
    fresh: 0,
    lots: [],
    phase: { kind: 'peek', left: each(() => 0) },
    turn: 0,
    first: 0,
    caller: null,
    ranks: 0,
    action: null,
    queue: [],
    passes: 0,
    emptied: 0,
    timeUp: false,
    rounds: 0,
    totals: each(() => 0),
    questions: each(() => 0),
  };
}

export function apply(state: State, event: Event): void {
  switch (event.type) {
    case 'roundBegan':
      return roundBegan(state, event.first);
    case 'shuffled':
      return shuffled(state, event.cards);
    case 'dealt':
    case 'penaltyDrawn':
    case 'gaveCard':
      return addToRow(state, event.seat, event.card);
    case 'turnedUp':
      return layOnPile(state, fromDeck(state, event.card), true);
    case 'looked':
      return looked(state, event);
    case 'turnBegan':
      state.phase = { kind: 'start' };
      state.turn = event.seat;
      state.fresh = 0;
      state.ranks = 0;
      return ask(state, event.seat);
    case 'drew':
      state.phase = { kind: 'decide', drawn: fromDeck(state, event.card) };
      state.passes = 0;
      return ask(state, event.seat);
    case 'took':
      state.phase = { kind: 'act' };
      state.topUnused = false;
      state.fresh = 1;
      state.passes = 0;
      state.ranks = 1 << rankOf(event.card);
      return;
    case 'turnPassed':
      state.phase = { kind: 'call' };
      state.passes++;
      return ask(state, event.seat);
    case 'played':
      return drawnToPile(state, event.card, false);
    case 'discarded':
      return drawnToPile(state, event.card, true);
    case 'swapped':
      return swapped(state, event);
    case 'actionBegan':
      return actionBegan(state, event);
    case 'targeted':
      state.action!.targets.push({ seat: event.seat, slot: event.slot });
      return ask(state, event.by);
    case 'targetGone':
      state.action!.targets = [];
      return ask(state, event.by);
    case 'cardsSwapped':
      return cardsSwapped(state, event);
    case 'namedRight':
      return namedRight(state, event);
    case 'namedWrong':
      return show(state, event.seat, event.slot, event.card);
    case 'namedWild':
      if (state.action!.tossed) state.queue.unshift({ seat: event.by, rank: event.rank });
      return;
    case 'actionEnded':
      state.action = null;
      return;
    case 'tossInOpened':
      state.phase = { kind: 'tossIn', passed: 0, barred: 0, tried: [] };
      for (let seat = 0; seat < state.hands.length; seat++) ask(state, seat);
      return;
    case 'tossedIn':
      return tossedIn(state, event);
    case 'missed':
      return missed(state, event);
    case 'passed':
      if (state.phase.kind === 'tossIn') state.phase.passed |= 1 << event.seat;
      return;
    case 'tossInClosed':
      state.phase = { kind: 'call' };
      return ask(state, state.turn);
    case 'vintoCalled':
      state.caller = event.seat;
      return;
    case 'shown':
      for (let slot = 0; slot < event.cards.length; slot++) {
        if (event.cards[slot] !== GAP) show(state, event.seat, slot, event.cards[slot]!);
      }
      return;
    case 'roundEnded':
      for (let seat = 0; seat < event.points.length; seat++)
        state.totals[seat]! += event.points[seat]!;
      state.rounds++;
      return;
    case 'timeUp':
      state.timeUp = true;
      return;
    case 'matchEnded':
      state.phase = { kind: 'over' };
      return;
  }
}

/** The seat has a new question before it: an answer to the old one is late (C-10). */
function ask(state: State, seat: Seat): void {
  state.questions[seat]! += 1;
}

/** All cards are gathered on the pile; what anyone knew of them is worth nothing now. */
function roundBegan(state: State, first: Seat): void {
  const seats = state.hands.length;
  for (let seat = 0; seat < seats; seat++) {
    state.hands[seat] = [];
    state.seen[seat] = [];
    ask(state, seat);
  }
  state.deck = [];
  state.pile = wholePack.slice();
  state.topUnused = false;
  state.fresh = 0;
  state.lots = [];
  state.phase = { kind: 'peek', left: new Array<number>(seats).fill(LOOKS) };
  state.turn = first;
  state.first = first;
  state.caller = null;
  state.ranks = 0;
  state.action = null;
  state.queue = [];
  state.passes = 0;
  state.emptied = 0;
}

/** First the whole pack, later what lies under the kept top of the pile: everybody has seen it. */
function shuffled(state: State, cards: readonly Slot[]): void {
  const kept = state.lots.length === 0 ? 0 : keptOnPile(state);
  const under = state.pile.length - kept;
  state.lots.push({ back: 0, unseen: countKinds(state.pile.slice(0, under), KINDS) });
  state.pile = state.pile.slice(under);
  state.deck = cards.slice();
}

function fromDeck(state: State, told: Slot): Slot {
  const held = state.deck.pop();
  if (held === undefined) throw new Error('a card was drawn from an empty pile');
  if (state.deck.length === 0) state.emptied++;
  return learn(state.lots, held, told);
}

/** V-21: new cards go to the right end. */
function addToRow(state: State, seat: Seat, told: Slot): void {
  if (state.hands[seat]!.length === MOST_SLOTS) throw new Error(`the row of seat ${seat} is full`);
  state.hands[seat]!.push(fromDeck(state, told));
  state.seen[seat]!.push(0);
}

function layOnPile(state: State, card: Card, unused: boolean): void {
  state.pile.push(card);
  state.fresh++;
  state.topUnused = unused && hasAction(rankOf(card));
}

/** V-9: what is tossed in goes under the top card, which stays as takeable as it was. */
function slipUnderTop(state: State, card: Card): void {
  state.pile.splice(state.pile.length - 1, 0, card);
  state.fresh++;
}

function drawnToPile(state: State, card: Card, unused: boolean): void {
  layOnPile(state, card, unused);
  state.ranks = 1 << rankOf(card);
  state.phase = { kind: 'act' };
}

function swapped(state: State, event: Extract<Event, { type: 'swapped' }>): void {
  const out = leaveRow(state, event.seat, event.slot, event.out);
  state.hands[event.seat]![event.slot] = event.card;
  state.seen[event.seat]![event.slot] = EVERYONE;
  drawnToPile(state, out, event.declared !== rankOf(out));
}

/** V-21: a card that leaves leaves a gap. */
function leaveRow(state: State, seat: Seat, slot: number, told: Card): Card {
  const card = learn(state.lots, state.hands[seat]![slot]!, told);
  state.hands[seat]![slot] = GAP;
  state.seen[seat]![slot] = 0;
  return card;
}

function looked(state: State, { by, seat, slot, card }: Extract<Event, { type: 'looked' }>): void {
  const hand = state.hands[seat]!;
  hand[slot] = learn(state.lots, hand[slot]!, card);
  state.seen[seat]![slot]! |= 1 << by;
  if (state.phase.kind !== 'peek') return;
  state.phase.left[by]! -= 1;
  ask(state, by);
}

function show(state: State, seat: Seat, slot: number, card: Card): void {
  const hand = state.hands[seat]!;
  hand[slot] = learn(state.lots, hand[slot]!, card);
  state.seen[seat]![slot] = EVERYONE;
}

/** Playing a tossed card reopens the window for those who had passed (V-9): a new question to them. */
function actionBegan(state: State, event: Extract<Event, { type: 'actionBegan' }>): void {
  const { seat, rank, tossed } = event;
  state.action = { seat, rank, tossed, targets: [] };
  ask(state, seat);
  if (!tossed || state.phase.kind !== 'tossIn') return;
  state.queue.shift();
  for (let other = 0; other < state.hands.length; other++) {
    if (other !== seat && has(state.phase.passed, other)) ask(state, other);
  }
  state.phase.passed = 0;
}

function cardsSwapped(state: State, event: Extract<Event, { type: 'cardsSwapped' }>): void {
  for (const rows of [state.hands, state.seen]) {
    const here = rows[event.seat]!;
    const there = rows[event.other]!;
    const moved = here[event.slot]!;
    here[event.slot] = there[event.otherSlot]!;
    there[event.otherSlot] = moved;
  }
  const { phase } = state;
  if (phase.kind !== 'tossIn') return;
  phase.tried = phase.tried.map((tried) => follow(tried, event));
  // A card about to be tossed in may just have gone elsewhere: such a toss comes too late.
  ask(state, event.seat);
  ask(state, event.other);
}

/** Where a card lies after the swap. */
function follow(tried: Tried, event: Extract<Event, { type: 'cardsSwapped' }>): Tried {
  const { seat, slot, other, otherSlot } = event;
  if (tried.seat === seat && tried.slot === slot) return { ...tried, seat: other, slot: otherSlot };
  if (tried.seat === other && tried.slot === otherSlot) return { ...tried, seat, slot };
  return tried;
}

/** V-8: the card lies on the pile; its action, if it has one, is next. */
function namedRight(state: State, event: Extract<Event, { type: 'namedRight' }>): void {
  const card = leaveRow(state, event.seat, event.slot, event.card);
  state.ranks |= 1 << event.rank;
  if (!state.action!.tossed) return layOnPile(state, card, false);
  slipUnderTop(state, card);
  if (hasAction(event.rank)) state.queue.unshift({ seat: event.by, rank: event.rank });
}

function tossedIn(state: State, event: Extract<Event, { type: 'tossedIn' }>): void {
  const card = leaveRow(state, event.seat, event.slot, event.card);
  const rank = rankOf(card);
  slipUnderTop(state, card);
  if (hasAction(rank)) state.queue.push({ seat: event.seat, rank });
}

function missed(state: State, event: Extract<Event, { type: 'missed' }>): void {
  const { seat, slot, card, barred } = event;
  show(state, seat, slot, card);
  if (state.phase.kind !== 'tossIn') return;
  if (barred) state.phase.barred |= 1 << seat;
  else state.phase.tried.push({ by: seat, seat, slot });
}

export function clone(state: State): State {
  return {
    options: state.options,
    hands: state.hands.map((hand) => hand.slice()),
    seen: state.seen.map((row) => row.slice()),
    deck: state.deck.slice(),
    pile: state.pile.slice(),
    topUnused: state.topUnused,
    fresh: state.fresh,
    lots: state.lots.map((lot) => ({ back: lot.back, unseen: lot.unseen.slice() })),
    phase: clonePhase(state.phase),
    turn: state.turn,
    first: state.first,
    caller: state.caller,
    ranks: state.ranks,
    action:
      state.action === null ? null : { ...state.action, targets: state.action.targets.slice() },
    queue: state.queue.slice(),
    passes: state.passes,
    emptied: state.emptied,
    timeUp: state.timeUp,
    rounds: state.rounds,
    totals: state.totals.slice(),
    questions: state.questions.slice(),
  };
}

function clonePhase(phase: State['phase']): State['phase'] {
  switch (phase.kind) {
    case 'peek':
      return { kind: 'peek', left: phase.left.slice() };
    case 'tossIn':
      return { ...phase, tried: phase.tried.slice() };
    default:
      return phase;
  }
}
