/** What cards are called, alone and in numbers. */
import { backOfHole, isHole } from '@mazzo/kernel';
import type { Card, Slot } from '@mazzo/kernel';
import { DIAMOND, kinds, MARKET } from '../../cards.ts';
import type { Kind } from '../../cards.ts';
import { grouped, listed } from '../groups.ts';

/** "Two single coins" and "a Two Coins" stay apart also by ear. */
export const nouns: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  coin: ['single coin', 'single coins'],
  watermelon: ['watermelon', 'watermelons'],
  leek: ['leek', 'leeks'],
  broccoli: ['broccoli', 'broccolis'],
  cucumber: ['cucumber', 'cucumbers'],
  artichoke: ['artichoke', 'artichokes'],
  broom: ['broom', 'brooms'],
  scythe: ['scythe', 'scythes'],
  rake: ['rake', 'rakes'],
  pick: ['pick', 'picks'],
  shovel: ['shovel', 'shovels'],
  soap: ['single soap', 'single soaps'],
  doubleSoap: ['double soap', 'double soaps'],
  fourCoins: ['Four Coins', 'Four Coins'],
  threeCoins: ['Three Coins', 'Three Coins'],
  twoCoins: ['Two Coins', 'Two Coins'],
  diamond: ['Diamond', 'Diamonds'],
};

export function card(kind: Card): string {
  return nouns[kinds[kind]!][0];
}

function unseen(slot: Slot): string {
  return backOfHole(slot) === MARKET ? 'market card' : 'soap-deck card';
}

/** "a leek", "an artichoke", "the Diamond", "a market card" */
export function aCard(slot: Slot): string {
  if (slot === DIAMOND) return 'the Diamond';
  const name = isHole(slot) ? unseen(slot) : card(slot);
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "a leek", "2 leeks", "no leek" */
export function amount(slot: Slot, count: number): string {
  if (count === 1) return aCard(slot);
  if (count === 0) return `no ${card(slot)}`;
  return `${count} ${isHole(slot) ? `${unseen(slot)}s` : nouns[kinds[slot]!][1]}`;
}

/** "3 single coins, 2 leeks and a market card" */
export function cards(slots: readonly Slot[]): string {
  const groups = grouped(slots);
  if (groups.length === 0) return 'nothing';
  return listed(
    groups.map(({ slot, count }) => amount(slot, count)),
    'and',
  );
}
