import { countKinds, isHole, learn } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import { FLIP_THREE, FREEZE, KINDS, pack, SECOND_CHANCE } from './cards.ts';
import { layDown, sweepLine, takeUp } from './line.ts';
import type { Options } from './options.ts';
import { currentChoice, currentTask } from './status.ts';
import type { Event, State, Task } from './types.ts';

/** Before the first shuffle the whole pack lies with the discards. */
export function blank(options: Options, seats: number): State {
  return {
    options,
    players: Array.from({ length: seats }, () => ({ kinds: 0, twins: [], total: 0 })),
    active: 0,
    busted: 0,
    deck: [],
    discard: pack(options),
    lots: [],
    dealer: 0,
    turn: 0,
    agenda: [],
    ending: null,
    rounds: 0,
    step: 0,
    over: false,
  };
}

/**
 * A flip is two events in three. Apart from the rest it is small enough to be inlined where it is
 * told; there its type is known, and need not be looked up among nine shapes of event: 5 %.
 */
export function apply(state: State, event: Event): void {
  state.step++;
  if (event.type === 'flipped') flipped(state, event.seat, event.card);
  else record(state, event);
}

function record(state: State, event: Exclude<Event, { type: 'flipped' }>): void {
  switch (event.type) {
    case 'dealEnded':
      state.agenda.pop();
      return;
    case 'banked':
      state.turn = event.seat;
      state.active &= ~(1 << event.seat);
      return;
    case 'busted':
      state.active &= ~(1 << event.seat);
      state.busted |= 1 << event.seat;
      return;
    case 'saved':
      discard(state, event.seat, event.card);
      return discard(state, event.seat, SECOND_CHANCE);
    case 'sevenNumbers':
      state.active &= ~(1 << event.seat);
      if (state.options.seven !== 'thatPlayerBanks') state.ending = 'seven';
      return;
    case 'choiceAsked':
      state.agenda.push({ kind: 'choose', seat: event.seat, card: event.card });
      return;
    case 'froze':
      discard(state, holderOfUsed(state, event), FREEZE);
      settleOne(state);
      state.active &= ~(1 << event.seat);
      return;
    case 'flipThreeGiven':
      hand(state, holderOfUsed(state, event), event.seat, FLIP_THREE);
      settleOne(state);
      skipDeal(state, event.seat);
      state.agenda.push({ kind: 'flips', seat: event.seat, left: 3, aside: [] });
      return;
    case 'flipThreeEnded':
      return flipThreeEnded(state, event.seat);
    case 'secondChanceGiven':
      settleOne(state);
      return hand(state, event.by, event.seat, SECOND_CHANCE);
    case 'setAside':
      return setAside(state, event.card);
    case 'assigned':
      return assigned(state, event.by, event.seat, event.card);
    case 'discarded':
      return discarded(state, event);
    case 'shuffled':
      return shuffled(state, event.cards);
    case 'deckRanOut':
      state.ending = 'noCards';
      return;
    case 'roundBegan':
      return roundBegan(state, event.dealer);
    case 'roundEnded':
      return roundEnded(state, event.scores);
    case 'matchEnded':
      state.over = true;
      return;
  }
}

function flipped(state: State, seat: Seat, card: Card): void {
  const held = state.deck.pop();
  if (held === undefined) throw new Error('a card was flipped from an empty deck');
  layDown(state.players[seat]!, learn(state.lots, held, card));
  if (state.agenda.length === 0) state.turn = seat;
  else countFlip(state, seat);
}

function countFlip(state: State, seat: Seat): void {
  const task = currentTask(state);
  if (task?.kind === 'flips') task.left--;
  else if (task?.kind === 'deal') task.waiting.splice(0, task.waiting.indexOf(seat) + 1);
}

/** Before whom a card lies when it is used: an assigned one lies before its target already (F-9). */
function holderOfUsed(state: State, event: { readonly by: Seat; readonly seat: Seat }): Seat {
  return currentTask(state)?.kind === 'settle' ? event.seat : event.by;
}

/** The choice that was asked, or the assigned card whose turn it was, is done with. */
function settleOne(state: State): void {
  const task = currentTask(state);
  if (task?.kind === 'choose') state.agenda.pop();
  else if (task?.kind === 'settle') {
    task.given.shift();
    if (task.given.length === 0) state.agenda.pop();
  }
}

/** F-3: a Flip Three before one's own card takes the place of the deal. */
function skipDeal(state: State, seat: Seat): void {
  const first = state.agenda[0];
  if (first?.kind !== 'deal') return;
  const at = first.waiting.indexOf(seat);
  if (at >= 0) first.waiting.splice(at, 1);
}

/** The newest Flip Three of this player; others may lie above it in the agenda (F-10). */
function flipThreeEnded(state: State, seat: Seat): void {
  discard(state, seat, FLIP_THREE);
  const task = takeFlips(state, seat);
  if (task.aside.length === 0) return;
  state.agenda.push({ kind: 'settle', by: seat, cards: task.aside, given: [] });
}

function takeFlips(state: State, seat: Seat): Extract<Task, { kind: 'flips' }> {
  const { agenda } = state;
  for (let at = agenda.length - 1; at >= 0; at--) {
    const task = agenda[at]!;
    if (task.kind !== 'flips' || task.seat !== seat) continue;
    if (at === agenda.length - 1) agenda.pop();
    else agenda.splice(at, 1);
    return task;
  }
  throw new Error(`seat ${seat} has no Flip Three under way`);
}

function setAside(state: State, card: Card): void {
  const task = currentTask(state);
  if (task?.kind === 'flips') task.aside.push(card);
}

function assigned(state: State, by: Seat, seat: Seat, card: Card): void {
  if (currentChoice(state) !== undefined) state.agenda.pop();
  hand(state, by, seat, card);
  const task = currentTask(state);
  if (task?.kind !== 'settle') return;
  task.cards.shift();
  task.given.push({ card, seat });
}

function discarded(state: State, event: Extract<Event, { type: 'discarded' }>): void {
  for (const card of event.cards) discard(state, event.seat, card);
  if (event.reason === 'targetOut') settleOne(state);
  if (event.reason !== 'flipsOver') return;
  for (const task of state.agenda) {
    if (task.kind === 'flips' && task.seat === event.seat) task.aside = [];
  }
}

function shuffled(state: State, cards: readonly Card[]): void {
  const shuffledIn = state.discard.slice();
  const rest = state.deck.some(isHole) ? state.lots[0]!.unseen : countKinds(state.deck, KINDS);
  for (let card = 0; card < KINDS; card++) shuffledIn[card]! += rest[card]!;
  state.lots = [{ back: 0, unseen: shuffledIn }];
  state.discard.fill(0);
  state.deck = cards.slice();
}

function roundBegan(state: State, dealer: Seat): void {
  const seats = state.players.length;
  state.dealer = dealer;
  state.turn = dealer;
  state.active = (1 << seats) - 1;
  state.busted = 0;
  if (state.options.openingDeal === 'off') return;
  const waiting = state.players.map((_, n) => (dealer + 1 + n) % seats);
  state.agenda.push({ kind: 'deal', waiting });
}

function roundEnded(state: State, scores: readonly number[]): void {
  state.rounds++;
  state.agenda = [];
  state.ending = null;
  for (let seat = 0; seat < scores.length; seat++) {
    const player = state.players[seat]!;
    player.total += scores[seat]!;
    sweepLine(player, state.discard);
  }
}

function discard(state: State, seat: Seat, card: Card): void {
  takeFrom(state, seat, card);
  state.discard[card]! += 1;
}

function hand(state: State, from: Seat, to: Seat, card: Card): void {
  takeFrom(state, from, card);
  layDown(state.players[to]!, card);
}

function takeFrom(state: State, seat: Seat, card: Card): void {
  if (takeUp(state.players[seat]!, card)) return;
  throw new Error(`card ${card} does not lie before seat ${seat}`);
}

/** Task objects are written to, so a clone has its own. */
export function clone(state: State): State {
  return {
    options: state.options,
    players: state.players.map((player) => ({
      kinds: player.kinds,
      twins: player.twins.slice(),
      total: player.total,
    })),
    active: state.active,
    busted: state.busted,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    lots: state.lots.map((lot) => ({ back: lot.back, unseen: lot.unseen.slice() })),
    dealer: state.dealer,
    turn: state.turn,
    agenda: state.agenda.map(cloneTask),
    ending: state.ending,
    rounds: state.rounds,
    step: state.step,
    over: state.over,
  };
}

function cloneTask(task: State['agenda'][number]): State['agenda'][number] {
  switch (task.kind) {
    case 'deal':
      return { kind: 'deal', waiting: task.waiting.slice() };
    case 'choose':
      return task;
    case 'flips':
      return { kind: 'flips', seat: task.seat, left: task.left, aside: task.aside.slice() };
    case 'settle':
      return { kind: 'settle', by: task.by, cards: task.cards.slice(), given: task.given.slice() };
  }
}
