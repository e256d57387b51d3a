/** What cards are called, alone and in numbers. */
import { backOfHole, isHole } from '@mazzo/kernel';
import type { Card, Slot } from '@mazzo/kernel';
import { DIAMOND, kinds, MARKET } from '../../cards.ts';
import type { Kind } from '../../cards.ts';
import { grouped, listed } from '../groups.ts';

interface Noun {
  readonly name: string;
  /** After an article, where the name alone is no one thing: "a two-coin card". */
  readonly one: string;
  readonly many: string;
}

function thing(name: string, many = `${name}s`): Noun {
  return { name, one: name, many };
}

/** A card of several coins: "a two-coin card" and "2 single coins" stay apart also by ear. */
function worth(number: string): Noun {
  const one = `${number.toLowerCase()}-coin card`;
  return { name: `${number} Coins`, one, many: `${one}s` };
}

export const nouns: Readonly<Record<Kind, Noun>> = {
  coin: thing('single coin'),
  watermelon: thing('watermelon'),
  leek: thing('leek'),
  broccoli: thing('broccoli'),
  cucumber: thing('cucumber'),
  artichoke: thing('artichoke'),
  broom: thing('broom'),
  scythe: thing('scythe'),
  rake: thing('rake'),
  pick: thing('pick'),
  shovel: thing('shovel'),
  soap: thing('single soap'),
  doubleSoap: thing('double soap'),
  fourCoins: worth('Four'),
  threeCoins: worth('Three'),
  twoCoins: worth('Two'),
  diamond: thing('Diamond'),
};

export function card(kind: Card): string {
  return nouns[kinds[kind]!].name;
}

const market = thing('market card');
const soap = thing('soap-deck card');

function noun(slot: Slot): Noun {
  if (isHole(slot)) return backOfHole(slot) === MARKET ? market : soap;
  return nouns[kinds[slot]!];
}

/** "a leek", "an artichoke", "a four-coin card", "the Diamond", "a market card" */
export function aCard(slot: Slot): string {
  if (slot === DIAMOND) return 'the Diamond';
  const { one } = noun(slot);
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
}

/** "the leek", "the four-coin card" */
export function theCard(slot: Slot): string {
  return `the ${noun(slot).one}`;
}

/** "a leek", "2 leeks", "no leek" */
export function amount(slot: Slot, count: number): string {
  if (count === 1) return aCard(slot);
  const { one, many } = noun(slot);
  return count === 0 ? `no ${one}` : `${count} ${many}`;
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
