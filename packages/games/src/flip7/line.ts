/**
 * What lies before a player. Numbers are a bit each, because every flip asks whether one is there
 * already and how many there are; everything else is a short list.
 */
import type { Card, Seat } from '@mazzo/kernel';
import { isNumber, SECOND_CHANCE } from './cards.ts';
import type { State } from './types.ts';

export interface Line {
  /** The different numbers, one bit each. */
  numbers: number;
  /** Modifiers, action cards not yet used up, and a number that came twice. */
  others: Card[];
}

export function layLine(cards: readonly Card[]): Line {
  const line: Line = { numbers: 0, others: [] };
  for (const card of cards) layDown(line, card);
  return line;
}

export function layDown(line: Line, card: Card): void {
  if (isNumber(card) && !hasNumber(line, card)) line.numbers |= 1 << card;
  else line.others.push(card);
}

export function hasNumber(line: Line, number: Card): boolean {
  return ((line.numbers >> number) & 1) === 1;
}

export function hasSecondChance(line: Line): boolean {
  return line.others.includes(SECOND_CHANCE);
}

export function isEmptyLine(line: Line): boolean {
  return line.numbers === 0 && line.others.length === 0;
}

/** How many different numbers there are. */
export function countNumbers(line: Line): number {
  let count = 0;
  for (let rest = line.numbers; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function sumNumbers(line: Line): number {
  let sum = 0;
  for (let rest = line.numbers; rest !== 0; rest &= rest - 1) sum += lowestBit(rest);
  return sum;
}

/** The place of the lowest bit that is set: the smallest number of a line, the first seat of a mask. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** All its cards, the numbers first and in order. */
export function cardsOf(line: Line): Card[] {
  const cards: Card[] = [];
  for (let rest = line.numbers; rest !== 0; rest &= rest - 1) cards.push(lowestBit(rest));
  return [...cards, ...line.others];
}

/** Clears the line; its cards are counted among the discards. */
export function sweepLine(line: Line, discard: number[]): void {
  for (let rest = line.numbers; rest !== 0; rest &= rest - 1) discard[lowestBit(rest)]! += 1;
  for (const card of line.others) discard[card]! += 1;
  line.numbers = 0;
  if (line.others.length > 0) line.others = [];
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
