/** Draw or bank: every card of the deck is tried, and what would be done after it. */
import type { Card } from '@mazzo/kernel';
import { FLIP_THREE, FREEZE, isNumber, SECOND_CHANCE } from '../cards.ts';
import { bustsOn, countNumbers } from '../line.ts';
import type { Line } from '../line.ts';
import { SEVEN, scoreOf } from '../scoring.ts';
import type { Stock } from './stock.ts';

/** What it is worth to end the round with so many points. */
export type Worth = (score: number) => number;

export interface Drawing {
  readonly stock: Stock;
  readonly worth: Worth;
  /** Nobody else is in: action cards come back to whoever draws them. */
  readonly alone: boolean;
  /** What Flip Threes are worth, as they are asked for. */
  readonly flips: Map<number, number>;
}

/** What one more card is worth, for somebody who then looks so many cards ahead. */
export function drawValue(drawing: Drawing, line: Line, ahead: number): number {
  let value = 0;
  let all = 0;
  const { counts } = drawing.stock;
  for (let card = 0; card < counts.length; card++) {
    const count = counts[card]!;
    if (count === 0) continue;
    all += count;
    value += count * valueAfter(drawing, line, card, ahead);
  }
  return all === 0 ? drawing.worth(scoreOf(line)) : value / all;
}

function valueAfter(drawing: Drawing, line: Line, card: Card, ahead: number): number {
  const { worth, alone } = drawing;
  if (bustsOn(line, card)) return worth(0);
  if (card === FREEZE) return alone ? worth(scoreOf(line)) : goOnValue(drawing, line, ahead - 1);
  if (card === FLIP_THREE)
    return alone && ahead > 1
      ? flipThreeValue(drawing, line, 3)
      : goOnValue(drawing, line, ahead - 1);
  return goOnValue(drawing, withCard(line, card), ahead - 1);
}

/** The better of stopping and going on. */
function goOnValue(drawing: Drawing, line: Line, ahead: number): number {
  const stopping = drawing.worth(scoreOf(line));
  if (ahead <= 0 || countNumbers(line) === SEVEN) return stopping;
  return Math.max(stopping, drawValue(drawing, line, ahead));
}

/** So many cards that have to be flipped; further action cards among them do nothing here. */
function flipThreeValue(drawing: Drawing, line: Line, left: number): number {
  if (left === 0 || countNumbers(line) === SEVEN) return drawing.worth(scoreOf(line));
  // The order in which the cards come does not matter.
  const key = 4 * line.kinds + left;
  const known = drawing.flips.get(key);
  if (known !== undefined) return known;
  const { counts } = drawing.stock;
  let value = 0;
  let all = 0;
  for (let card = 0; card < FREEZE; card++) {
    const count = counts[card]!;
    if (count === 0) continue;
    all += count;
    const busts = bustsOn(line, card);
    value +=
      count * (busts ? drawing.worth(0) : flipThreeValue(drawing, withCard(line, card), left - 1));
  }
  const mean = all === 0 ? drawing.worth(scoreOf(line)) : value / all;
  drawing.flips.set(key, mean);
  return mean;
}

/** A number that lies there already takes the Second Chance with it. */
function withCard({ kinds, twins }: Line, card: Card): Line {
  const there = ((kinds >> card) & 1) === 1;
  if (!there) return { kinds: kinds | (1 << card), twins };
  if (isNumber(card)) return { kinds: kinds & ~(1 << SECOND_CHANCE), twins };
  return { kinds, twins: card === SECOND_CHANCE ? twins : [...twins, card] };
}
