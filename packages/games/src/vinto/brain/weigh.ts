/** What a seat may do now, and what each of it is worth: in points of a row, and calls by the chance to win. */
import type { Position, Seat, Weighed } from '@mazzo/kernel';
import { rankOf } from '../cards.ts';
import type { Rank } from '../cards.ts';
import { legal } from '../legal.ts';
import { has } from '../table.ts';
import type { Action, Move, State } from '../types.ts';
import {
  actionValue,
  cardAt,
  giveValue,
  likeliest,
  swapValue,
  targetValue,
  tossGain,
} from './actions.ts';
import { callValue, chanceToWin, waitValue } from './call.ts';
import type { Memory } from './memory.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { discardValue, drawValue, playValue, swapMoveValue, takeValue } from './turn.ts';

const letGo: readonly Weighed<Move>[] = [{ move: null, value: 0, reasons: {} }];
const passing: readonly Weighed<Move>[] = [
  { move: { type: 'pass' }, value: 0, reasons: { points: 0 } },
];

export function weigh({
  view,
  seat,
  free,
  memory,
  manner,
}: Position<State, Memory>): readonly Weighed<Move>[] {
  if (hasNothingToToss(view, seat)) return free ? letGo : passing;
  const outlook = outlookOf(view, seat, memory);
  if (view.phase.kind === 'call') return weighCall(outlook, 1 + DARING * manner.risk);
  const weighed: Weighed<Move>[] = free ? letGo.slice() : [];
  for (const move of legal(view, seat)) {
    const points = valueOf(outlook, move);
    if (points === null) continue;
    weighed.push({ move, value: points + urgency(view, move, points), reasons: { points } });
  }
  return weighed;
}

/** Half of all questions: they are answered without looking any further. */
function hasNothingToToss(view: State, seat: Seat): boolean {
  if (view.phase.kind !== 'tossIn' || view.action?.seat === seat) return false;
  const seen = view.seen[seat]!;
  return !view.hands[seat]!.some(
    (card, slot) => has(seen[slot]!, seat) && has(view.ranks, rankOf(card)),
  );
}

/** How much more or less a call is worth to somebody's taste. */
const DARING = 0.2;

function weighCall(outlook: Outlook, taste: number): Weighed<Move>[] {
  const { view, me } = outlook;
  const chance = chanceToWin(outlook);
  return legal(view, me).map((move) => ({
    move,
    value: move.type === 'callVinto' ? taste * callValue(outlook, chance) : waitValue(outlook),
    reasons: { chance },
  }));
}

/** Null for what nobody sensible would do. */
function valueOf(outlook: Outlook, move: Move): number | null {
  const { phase } = outlook.view;
  if (phase.kind === 'decide') return decisionValue(outlook, rankOf(phase.drawn), move);
  switch (move.type) {
    case 'draw':
      return drawValue(outlook);
    case 'take':
      return takeValue(outlook);
    case 'tossIn':
      return tossValue(outlook, move.slot);
    default:
      return outlook.view.action === null ? 0 : stepValue(outlook, outlook.view.action, move);
  }
}

function decisionValue(outlook: Outlook, drawn: Rank, move: Move): number | null {
  switch (move.type) {
    case 'play':
      return playValue(outlook, drawn);
    case 'discard':
      return discardValue(outlook, drawn);
    case 'swap':
      return swapMoveValue(outlook, drawn, move);
    default:
      return null;
  }
}

/** More than any action is worth. */
const FIRST = 50;

/** A toss comes before an action of one's own: that goes on afterwards, while the window may close. */
function urgency({ action }: State, move: Move, points: number): number {
  return move.type === 'tossIn' && action !== null && points > 0 ? FIRST : 0;
}

function tossValue(outlook: Outlook, slot: number): number | null {
  const { view, me } = outlook;
  const card = cardAt(outlook, me, slot);
  if (card.rank === null || !has(view.ranks, card.rank)) return null;
  return tossGain(outlook, card);
}

function stepValue(outlook: Outlook, action: Action, move: Move): number {
  switch (move.type) {
    case 'target':
      return targetValue(outlook, action, cardAt(outlook, move.seat, move.slot));
    case 'giveCard':
      return giveValue(outlook, move.seat);
    case 'name':
      return nameValue(outlook, action, move.rank);
    case 'swapThem':
      return swapThemValue(outlook, action);
    default:
      return 0;
  }
}

function nameValue(outlook: Outlook, action: Action, rank: Rank): number {
  const [place] = action.targets;
  if (place === undefined) return actionValue(outlook, rank);
  const card = cardAt(outlook, place.seat, place.slot);
  return rank === (card.rank ?? likeliest(outlook, card).rank) ? 1 : 0;
}

function swapThemValue(outlook: Outlook, { targets }: Action): number {
  const [one, other] = targets.map(({ seat, slot }) => cardAt(outlook, seat, slot));
  return swapValue(outlook, one!, other!);
}
