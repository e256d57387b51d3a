/** What a player of Pinnacola keeps in mind beside the table: what either did not want. */
import type { Card, Chance, Manner, Seat } from '@mazzo/kernel';
import { KINDS } from '../cards.ts';
import { cardsOf } from '../melds.ts';
import type { Event, State } from '../types.ts';
import { WORTH_TAKING } from './discards.ts';

export interface Refusals {
  /** By kind: how often somebody has discarded it in this hand. */
  thrown: number[];
  /** By kind: how often somebody has left it on top of the pozzo. */
  declined: number[];
}

/** Of the opponent; and what the opponent may remember of oneself. */
export interface Memory extends Refusals {
  /** How often the opponent has drawn. */
  draws: number;
  /** What the opponent left lying though the pozzo was worth taking, and after how many draws. */
  left: { readonly card: Card; readonly draws: number }[];
  own: Refusals & {
    /** By kind: what of the own hand came from the pozzo, so that it is known. */
    open: number[];
  };
}

export function remember(): Memory {
  return {
    thrown: none(),
    declined: none(),
    draws: 0,
    left: [],
    own: { thrown: none(), declined: none(), open: none() },
  };
}

function none(): number[] {
  return new Array<number>(KINDS).fill(0);
}

export function note(memory: Memory, event: Event, view: State, seat: Seat): void {
  switch (event.type) {
    case 'handBegan':
      Object.assign(memory, remember());
      return;
    case 'drew':
      noteDraw(memory, event.seat === seat, view.pozzo);
      return;
    case 'tookPozzo':
      if (event.seat === seat) for (const card of event.cards) memory.own.open[card]! += 1;
      return;
    case 'discarded':
      (event.seat === seat ? memory.own : memory).thrown[event.card]! += 1;
      break;
    default:
  }
  const { open } = memory.own;
  for (const card of goneFrom(seat, event)) open[card] = Math.max(0, open[card]! - 1);
}

function noteDraw(memory: Memory, isOwn: boolean, pozzo: readonly Card[]): void {
  const top = pozzo.at(-1);
  if (top !== undefined) (isOwn ? memory.own : memory).declined[top]! += 1;
  if (isOwn) return;
  if (top !== undefined && pozzo.length >= WORTH_TAKING) {
    memory.left.push({ card: top, draws: memory.draws });
  }
  memory.draws += 1;
}

/** The cards that leave a seat's hand. */
function goneFrom(seat: Seat, event: Event): readonly Card[] {
  switch (event.type) {
    case 'discarded':
      return event.seat === seat ? [event.card] : [];
    case 'jokerReplaced':
      return event.by === seat ? [event.card] : [];
    case 'grew':
    case 'rearranged':
      return event.seat === seat ? event.cards : [];
    case 'laid':
      return event.seat === seat ? cardsOf(event.meld) : [];
    default:
      return [];
  }
}

/** Somebody who forgets does so card by card. */
export function forget(
  memory: Memory,
  _view: State,
  _seat: Seat,
  { forgets }: Manner,
  chance: Chance,
): void {
  if (chance.below(1000) >= 1000 * forgets) return;
  const card = chance.below(KINDS);
  memory.thrown[card] = 0;
  memory.declined[card] = 0;
}
