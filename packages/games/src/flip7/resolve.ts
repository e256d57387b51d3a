import { listKinds } from '@mazzo/kernel';
import type { Actor, Card, Chance, Seat, Tell } from '@mazzo/kernel';
import { FLIP_THREE, FREEZE, isAction, isNumber, SECOND_CHANCE } from './cards.ts';
import { targets } from './legal.ts';
import { bustsOn, countNumbers, has, isIn, lowestBit } from './line.ts';
import { roundScores, SEVEN } from './scoring.ts';
import { currentChoice, currentTask, isDecided } from './status.ts';
import type { Event, Move, State, Task } from './types.ts';

export function open(state: State, chance: Chance, tell: Tell<Event>): void {
  beginRound(state, chance.below(state.players.length), chance, tell);
  advance(state, chance, tell);
}

export function resolve(
  state: State,
  by: Actor,
  move: Move,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const seat = by as Seat; // `check` lets no clock move in this game.
  switch (move.type) {
    case 'bank':
      tell({ type: 'banked', seat });
      break;
    case 'draw':
      flip(state, seat, chance, tell);
      break;
    case 'target':
      chosen(state, seat, move.seat, tell);
      break;
  }
  advance(state, chance, tell);
}

/** Goes on until somebody has to decide, or the match is over. */
function advance(state: State, chance: Chance, tell: Tell<Event>): void {
  for (;;) {
    if (state.ending !== null || state.active === 0) {
      if (!nextRound(state, chance, tell)) return;
    } else if (state.agenda.length === 0 || !goOn(state, chance, tell)) return;
  }
}

/** Counts the round and begins another; false if the match is over. */
function nextRound(state: State, chance: Chance, tell: Tell<Event>): boolean {
  tell({ type: 'roundEnded', scores: roundScores(state) });
  if (isDecided(state)) {
    tell({ type: 'matchEnded' });
    return false;
  }
  beginRound(state, (state.dealer + 1) % state.players.length, chance, tell);
  return true;
}

/** Does what is next on the agenda; false if somebody is asked to choose. */
function goOn(state: State, chance: Chance, tell: Tell<Event>): boolean {
  if (stopFlips(state, tell)) return true;
  const task = state.agenda[state.agenda.length - 1]!; // `advance` has seen that there is one.
  switch (task.kind) {
    case 'choose':
      return false;
    case 'deal':
      goOnDealing(state, task, chance, tell);
      return true;
    case 'settle':
      goOnSettling(state, task, tell);
      return true;
    case 'flips':
      if (task.left > 0) flip(state, task.seat, chance, tell);
      else tell({ type: 'flipThreeEnded', seat: task.seat });
      return true;
  }
}

function goOnDealing(
  state: State,
  task: Extract<Task, { kind: 'deal' }>,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const seat = task.waiting.find((waiting) => isIn(state, waiting));
  if (seat === undefined) tell({ type: 'dealEnded' });
  else flip(state, seat, chance, tell);
}

/** F-10: a Flip Three of somebody who is out stops at once, also one that waits below another. */
function stopFlips(state: State, tell: Tell<Event>): boolean {
  for (const task of state.agenda) {
    if (task.kind !== 'flips' || isIn(state, task.seat)) continue;
    const { seat, aside } = task;
    if (aside.length > 0) {
      tell({ type: 'discarded', seat, cards: aside.slice(), reason: 'flipsOver' });
    }
    tell({ type: 'flipThreeEnded', seat });
    return true;
  }
  return false;
}

/** F-9, deferred: first all are assigned, then they are resolved, both in the order flipped. */
function goOnSettling(
  state: State,
  task: Extract<Task, { kind: 'settle' }>,
  tell: Tell<Event>,
): void {
  const unassigned = task.cards[0];
  if (unassigned !== undefined) return offer(state, task.by, unassigned, tell);
  const { card, seat } = task.given[0]!;
  if (isIn(state, seat)) return use(card, task.by, seat, tell);
  tell({ type: 'discarded', seat, cards: [card], reason: 'targetOut' });
}

function flip(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  if (state.deck.length === 0 && !reshuffle(state, chance, tell)) {
    return tell({ type: 'deckRanOut' });
  }
  const card = state.deck[state.deck.length - 1]!;
  const line = state.players[seat]!;
  const had = has(line, card);
  const busts = bustsOn(line, card);
  tell({ type: 'flipped', seat, card });
  if (isNumber(card)) {
    if (had) tell({ type: busts ? 'busted' : 'saved', seat, card });
    else if (countNumbers(line) === SEVEN) tell({ type: 'sevenNumbers', seat });
  } else if (isAction(card)) {
    act(state, seat, card, had, tell);
  }
}

function act(state: State, seat: Seat, card: Card, covered: boolean, tell: Tell<Event>): void {
  if (card === SECOND_CHANCE) {
    if (covered) offer(state, seat, card, tell);
    return;
  }
  const deferred = state.options.flipThreeActions === 'deferred';
  if (deferred && currentTask(state)?.kind === 'flips') tell({ type: 'setAside', seat, card });
  else offer(state, seat, card, tell);
}

/** Asks who gets the card, unless there is nothing to choose. */
function offer(state: State, by: Seat, card: Card, tell: Tell<Event>): void {
  const candidates = targets(state, card);
  if (candidates === 0) {
    return tell({ type: 'discarded', seat: by, cards: [card], reason: 'noTaker' });
  }
  const first = lowestBit(candidates);
  if (candidates !== 1 << first) return tell({ type: 'choiceAsked', seat: by, card });
  give(by, card, first, currentTask(state), tell);
}

function chosen(state: State, by: Seat, target: Seat, tell: Tell<Event>): void {
  const task = currentChoice(state)!; // `check` lets nobody choose unasked.
  give(by, task.card, target, state.agenda.at(-2), tell);
}

/** `within` is the task the card came up in: one that settles only assigns for now. */
function give(
  by: Seat,
  card: Card,
  target: Seat,
  within: Task | undefined,
  tell: Tell<Event>,
): void {
  if (within?.kind === 'settle') return tell({ type: 'assigned', by, card, seat: target });
  use(card, by, target, tell);
}

function use(card: Card, by: Seat, seat: Seat, tell: Tell<Event>): void {
  if (card === FREEZE) tell({ type: 'froze', by, seat });
  else if (card === FLIP_THREE) tell({ type: 'flipThreeGiven', by, seat });
  else tell({ type: 'secondChanceGiven', by, seat });
}

function beginRound(state: State, dealer: Seat, chance: Chance, tell: Tell<Event>): void {
  tell({ type: 'roundBegan', round: state.rounds + 1, dealer });
  if (state.rounds === 0 || state.options.deck === 'freshEachRound') reshuffle(state, chance, tell);
}

/** F-14; false if there is nothing to shuffle. */
function reshuffle(state: State, chance: Chance, tell: Tell<Event>): boolean {
  const cards = listKinds(state.discard);
  for (const card of state.deck) cards.push(card);
  if (cards.length === 0) return false;
  chance.shuffle(cards);
  tell({ type: 'shuffled', cards });
  return true;
}
