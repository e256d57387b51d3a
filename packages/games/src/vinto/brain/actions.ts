/** What the actions of cards are worth, and to whom they best go. */
import type { Seat } from '@mazzo/kernel';
import { ACE, hasAction, JACK, KING, QUEEN, RANKS, SEVEN, EIGHT, NINE, TEN } from '../cards.ts';
import type { Rank } from '../cards.ts';
import { canDraw, has, mayName } from '../table.ts';
import type { Action } from '../types.ts';
import { cost } from './outlook.ts';
import type { Card, Outlook } from './outlook.ts';

/** What it is worth to play the action of this rank, by its best use. */
export function actionValue(outlook: Outlook, rank: Rank): number {
  return (outlook.actions[rank] ??= findActionValue(outlook, rank));
}

function findActionValue(outlook: Outlook, rank: Rank): number {
  switch (rank) {
    case SEVEN:
    case EIGHT:
      return best(outlook.rows[outlook.me]!, (card) => lookValue(outlook, card));
    case NINE:
    case TEN:
      return best(othersCards(outlook), (card) => lookValue(outlook, card));
    case JACK:
    case QUEEN:
      return bestPair(outlook, rank);
    case KING:
      return kingValue(outlook);
    case ACE:
      return best(openSeats(outlook), (seat) => giveValue(outlook, seat));
    default:
      return 0;
  }
}

/** Nothing to choose from: the action does nothing. */
function best<Choice>(choices: readonly Choice[], value: (choice: Choice) => number): number {
  let most = -Infinity;
  for (const choice of choices) most = Math.max(most, value(choice));
  return most === -Infinity ? 0 : most;
}

function openSeats({ view }: Outlook): Seat[] {
  if (!canDraw(view)) return [];
  return view.hands.map((_, seat) => seat).filter((seat) => seat !== view.caller);
}

function othersCards({ rows, me, view }: Outlook): Card[] {
  return rows.flatMap((row, seat) => (seat === me || seat === view.caller ? [] : row));
}

/** What it is worth to know a card of somebody whose sum matters. */
const OTHERS_LOOK = 0.3;
/** How much of an action's worth is left when it waits its turn among tossed cards. */
const TOSSED = 0.7;
/** What a King that turns up another King is about worth. */
const KING_AGAIN = 1;

/** Knowing one's own cards is worth most; of others' those that are perhaps worth having. */
function lookValue(outlook: Outlook, card: Card): number {
  if (card.rank !== null) return isFresh(outlook, card) ? -0.01 : 0;
  if (card.seat === outlook.me) return outlook.weights[outlook.me]! * outlook.blindness;
  return OTHERS_LOOK * Math.abs(outlook.weights[card.seat]!) + (card.ownerKnows ? 0.1 : 0.05);
}

/** V-7: who draws a card that nobody sees. */
export function giveValue(outlook: Outlook, seat: Seat): number {
  return -outlook.weights[seat]! * (MEAN + outlook.blindness);
}

/** About what an unseen card is worth. */
const MEAN = 5.5;

/** The Jack's swap, unseen. */
export function swapValue(outlook: Outlook, one: Card, other: Card): number {
  const here = cost(outlook, other, one.seat) - cost(outlook, one);
  const there = cost(outlook, one, other.seat) - cost(outlook, other);
  return -outlook.weights[one.seat]! * here - outlook.weights[other.seat]! * there;
}

/** The Queen looks at both, learns what is her player's own, and swaps them if that pays. */
function queenValue(outlook: Outlook, one: Card, other: Card): number {
  const { weights, me } = outlook;
  const learned = lookValue(outlook, one) + lookValue(outlook, other);
  let here = other.mean - one.mean;
  let there = -here;
  if (one.seat !== me) here += blindChange(outlook, other, one);
  if (other.seat !== me) there += blindChange(outlook, one, other);
  const gain = -weights[one.seat]! * here - weights[other.seat]! * there;
  const lever = Math.abs(weights[one.seat]! - weights[other.seat]!);
  return learned + atLeastNothing(gain, lever * Math.sqrt(one.variance + other.variance));
}

/** How much more an owner is blind with the one that comes than with the one that goes. */
function blindChange(outlook: Outlook, comes: Card, goes: Card): number {
  const before = has(goes.seenBy, goes.seat) ? 0 : outlook.blindness;
  const after = has(comes.seenBy, goes.seat) ? 0 : outlook.blindness;
  return after - before;
}

/** What is worth so much on average, give or take, to somebody who may also leave it. */
function atLeastNothing(mean: number, deviation: number): number {
  if (deviation === 0) return Math.max(0, mean);
  const scale = 0.55 * deviation;
  return scale * Math.log1p(Math.exp(mean / scale));
}

function bestPair(outlook: Outlook, rank: Rank): number {
  const { open } = outlook;
  let most = -Infinity;
  for (let i = 0; i < open.length; i++) {
    for (let j = i + 1; j < open.length; j++) {
      if (open[i]!.seat === open[j]!.seat) continue;
      most = Math.max(most, pairValue(outlook, rank, open[i]!, open[j]!));
    }
  }
  return most === -Infinity ? 0 : most;
}

/** With the best second one. */
function firstTargetValue(outlook: Outlook, rank: Rank, one: Card): number {
  let most = -Infinity;
  for (const other of outlook.open) {
    if (other.seat !== one.seat) most = Math.max(most, pairValue(outlook, rank, one, other));
  }
  return most;
}

function pairValue(outlook: Outlook, rank: Rank, one: Card, other: Card): number {
  if (rank === JACK) return swapValue(outlook, one, other);
  if (isFresh(outlook, one) || isFresh(outlook, other)) return -1;
  return queenValue(outlook, one, other);
}

/** The card that this seat has just put into its row: there is nothing to see. */
function isFresh({ me, memory }: Outlook, { seat, slot }: Card): boolean {
  return seat === me && slot === memory.placed;
}

function kingValue(outlook: Outlook): number {
  const { view } = outlook;
  if (view.options.king === 'wild') {
    let most = -Infinity;
    for (let rank = 0; rank < RANKS; rank++) {
      if (mayName(view, rank)) most = Math.max(most, actionValue(outlook, rank));
    }
    return most;
  }
  return best(outlook.open, (card) => namedValue(outlook, card));
}

/** V-8: what it is worth that the King names this card. */
function namedValue(outlook: Outlook, card: Card): number {
  const { weights, me, blindness } = outlook;
  const right = (rank: Rank): number =>
    weights[card.seat]! * cost(outlook, card) +
    (rank === KING ? KING_AGAIN : actionValue(outlook, rank)) +
    tossGains(outlook, rank, card);
  if (card.rank !== null) return right(card.rank);
  const { rank, chance } = likeliest(outlook, card);
  const wrong = lookValue(outlook, card) - weights[me]! * (MEAN + blindness);
  return chance * right(rank) + (1 - chance) * wrong;
}

export function likeliest(
  { pool, memory }: Outlook,
  { seat, slot }: Card,
): { rank: Rank; chance: number } {
  const ruledOut = memory.ruledOut[seat]![slot] ?? 0;
  const left = pool.map((count, rank) => (has(ruledOut, rank) ? 0 : count));
  const all = left.reduce((a, b) => a + b, 0);
  const most = Math.max(...left);
  return { rank: left.indexOf(most), chance: all === 0 ? 0 : most / all };
}

/** What a window for this rank is worth: cards of it leave the rows of those who know them. */
export function tossGains(outlook: Outlook, rank: Rank, except: Card | null): number {
  let gains = 0;
  for (const row of outlook.rows) {
    for (const card of row) {
      if (card.rank === rank && card.ownerKnows && !isSame(card, except))
        gains += tossGain(outlook, card);
    }
  }
  return gains;
}

function isSame(card: Card, other: Card | null): boolean {
  return other !== null && card.seat === other.seat && card.slot === other.slot;
}

/** What it is worth that this card is tossed in, if its owner is sensible. */
export function tossGain(outlook: Outlook, card: Card): number {
  const { weights, me, view } = outlook;
  if (card.seat === view.caller || card.rank === null) return 0;
  const leaves = weights[card.seat]! * card.mean;
  if (card.seat !== me) return card.mean > 0 ? leaves : 0;
  const acts = !hasAction(card.rank)
    ? 0
    : card.rank === KING
      ? kingTossed(outlook, card)
      : actionValue(outlook, card.rank);
  return leaves + TOSSED * acts;
}

function kingTossed(outlook: Outlook, king: Card): number {
  return best(
    outlook.open.filter((card) => card.rank !== null && !isSame(card, king)),
    (card) => outlook.weights[card.seat]! * cost(outlook, card),
  );
}

/** What it is worth to aim the action under way at this card. */
export function targetValue(outlook: Outlook, action: Action, card: Card): number {
  switch (action.rank) {
    case JACK:
    case QUEEN: {
      const [first] = action.targets;
      if (first === undefined) return firstTargetValue(outlook, action.rank, card);
      return pairValue(outlook, action.rank, cardAt(outlook, first.seat, first.slot), card);
    }
    case KING:
      return namedValue(outlook, card);
    default:
      return lookValue(outlook, card);
  }
}

export function cardAt({ rows }: Outlook, seat: Seat, slot: number): Card {
  return rows[seat]!.find((card) => card.slot === slot)!;
}
