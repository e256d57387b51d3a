/**
 * What lies before a player: a bit for each kind of card, because every flip asks whether one is
 * there already; the second and third of a kind, which are rare, are a list.
 */
import type { Card, Seat } from '@mazzo/kernel';
import { isNumber, NUMBERS, SECOND_CHANCE } from './cards.ts';
import type { State } from './types.ts';

export interface Line {
  /** Which kinds there are, one bit each. */
  kinds: number;
  /** What came again: a number flipped twice, the other +8, an action card on top of its like. */
  twins: Card[];
}

export function layLine(cards: readonly Card[]): Line {
  const line: Line = { kinds: 0, twins: [] };
  for (const card of cards) layDown(line, card);
  return line;
}

export function layDown(line: Line, card: Card): void {
  if (has(line, card)) line.twins.push(card);
  else line.kinds |= 1 << card;
}

/** Takes one such card up again; false if there is none. */
export function takeUp(line: Line, card: Card): boolean {
  if (!has(line, card)) return false;
  const twin = line.twins.indexOf(card);
  if (twin >= 0) line.twins.splice(twin, 1);
  else line.kinds &= ~(1 << card);
  return true;
}

export function has(line: Line, card: Card): boolean {
  return ((line.kinds >> card) & 1) === 1;
}

/** F-6: a number that lies there already busts, unless a Second Chance is there too. */
export function bustsOn(line: Line, card: Card): boolean {
  return isNumber(card) && has(line, card) && !has(line, SECOND_CHANCE);
}

export function isEmptyLine(line: Line): boolean {
  return line.kinds === 0;
}

/** How many different numbers there are: all bits are added up at once, for a loop takes 4 % longer a round. */
export function countNumbers(line: Line): number {
  let bits = line.kinds & NUMBERS;
  bits -= (bits >> 1) & 0x5555;
  bits = (bits & 0x3333) + ((bits >> 2) & 0x3333);
  bits = (bits + (bits >> 4)) & 0x0f0f;
  return (bits + (bits >> 8)) & 0xf;
}

/** The place of the lowest bit that is set: the first kind of a line, the first seat of a mask. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The places of all bits that are set, the lowest first. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowestBit(rest));
  return bits;
}

/** All its cards, the numbers first and in order. */
export function cardsOf(line: Line): Card[] {
  return [...bitsOf(line.kinds), ...line.twins];
}

/** Clears the line; its cards are counted among the discards. */
export function sweepLine(line: Line, discard: number[]): void {
  for (let rest = line.kinds; rest !== 0; rest &= rest - 1) discard[lowestBit(rest)]! += 1;
  line.kinds = 0;
  if (line.twins.length === 0) return;
  for (const card of line.twins) discard[card]! += 1;
  line.twins = [];
}

/** Still in the round, or out of it with or without points. */
export function fateOf(state: State, seat: Seat): 'in' | 'banked' | 'busted' {
  if (isIn(state, seat)) return 'in';
  return isBusted(state, seat) ? 'busted' : 'banked';
}

export function isIn(state: State, seat: Seat): boolean {
  return ((state.active >> seat) & 1) === 1;
}

export function isBusted(state: State, seat: Seat): boolean {
  return ((state.busted >> seat) & 1) === 1;
}
