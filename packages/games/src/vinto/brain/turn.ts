/** What to do with a turn: draw or take; play, swap or discard. */
import { hasAction, rankOf, RANKS, valueOf } from '../cards.ts';
import type { Rank } from '../cards.ts';
import type { Move } from '../types.ts';
import { actionValue, cardAt, tossGains } from './actions.ts';
import { cost } from './outlook.ts';
import type { Card, Outlook } from './outlook.ts';

/** What an unused action card is worth to whoever comes next. */
const GIFT = 0.5;

/** V-6 */
export function takeValue(outlook: Outlook): number {
  const rank = rankOf(outlook.view.pile.at(-1)!);
  return actionValue(outlook, rank) + tossGains(outlook, rank, null);
}

/** What a card from the draw pile is worth on average. */
export function drawValue(outlook: Outlook): number {
  let sum = 0;
  let all = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const count = outlook.pool[rank]!;
    if (count === 0) continue;
    all += count;
    sum += count * drawnValue(outlook, rank);
  }
  return all === 0 ? 0 : sum / all;
}

function drawnValue(outlook: Outlook, drawn: Rank): number {
  const { rows, me } = outlook;
  let most = outValue(outlook, drawn);
  for (const card of rows[me]!) most = Math.max(most, swapInValue(outlook, drawn, card));
  return most;
}

/** The card is played, or lies there to be tossed upon. */
function outValue(outlook: Outlook, rank: Rank): number {
  return tossGains(outlook, rank, null) + (hasAction(rank) ? actionValue(outlook, rank) : 0);
}

export function playValue(outlook: Outlook, drawn: Rank): number {
  return outValue(outlook, drawn);
}

/** Who comes next may take an action card that was not used. */
export function discardValue(outlook: Outlook, drawn: Rank): number {
  return tossGains(outlook, drawn, null) - (hasAction(drawn) ? GIFT : 0);
}

/** V-5: a card that one knows is declared, if there is anything to be had from it. */
function swapInValue(outlook: Outlook, drawn: Rank, out: Card): number {
  const { weights, me } = outlook;
  const gain = weights[me]! * (cost(outlook, out) - valueOf(drawn << 2));
  if (out.rank === null) return gain;
  const acts = hasAction(out.rank) ? actionValue(outlook, out.rank) : 0;
  return gain + acts + tossGains(outlook, out.rank, out);
}

/** Null for a declaration that could only be wrong, or one that is left out for nothing. */
export function swapMoveValue(
  outlook: Outlook,
  drawn: Rank,
  move: Extract<Move, { type: 'swap' }>,
): number | null {
  const out = cardAt(outlook, outlook.me, move.slot);
  const declare = out.rank !== null && hasAction(out.rank) ? out.rank : null;
  return move.declare === declare ? swapInValue(outlook, drawn, out) : null;
}
