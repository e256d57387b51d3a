/** Wrong ways to compare, each of which the judge's hands must find out. */
import { mostOf } from './judge.fixture.ts';
import type { Compare, Contested } from './judge.fixture.ts';

/** Where it is wrong, and how it compares. */
export const faults: Readonly<Record<string, readonly [readonly Contested[], Compare]>> = {
  'the sum of rarities instead of their order': [['vegetables', 'tools'], byRaritySum],
  'rarity before diversity': [['vegetables', 'tools'], byRarestOnly],
  'no second look at what is left': [['vegetables', 'tools'], byFirstRow],
  'all that is left counts, not one of each kind': [['vegetables', 'tools'], byNumberLeft],
  'cards instead of items': [['coins', 'soaps'], byCards],
  'no look at the sizes': [['coins', 'soaps'], byItemsOnly],
  'small cards before large ones': [['coins', 'soaps'], bySmallest],
};

const sum = (figuresThere: readonly number[]): number => figuresThere.reduce((a, b) => a + b, 0);

function decided(...differences: number[]): ReturnType<Compare> {
  const first = differences.find((difference) => difference !== 0) ?? 0;
  return { better: first > 0 ? 'first' : first < 0 ? 'second' : 'neither', by: 'fault' };
}

function byRaritySum(a: readonly number[], b: readonly number[]) {
  const [mine, theirs] = [[...new Set(a)], [...new Set(b)]];
  return decided(mine.length - theirs.length, sum(theirs) - sum(mine), a.length - b.length);
}

function byRarestOnly(a: readonly number[], b: readonly number[]) {
  return decided(Math.min(9, ...b) - Math.min(9, ...a), new Set(a).size - new Set(b).size);
}

function byFirstRow(a: readonly number[], b: readonly number[]) {
  const rows = [a, b].map((one) => [...new Set(one)].toSorted((x, y) => x - y)) as [
    number[],
    number[],
  ];
  return decided(
    rows[0].length - rows[1].length,
    ...rows[0].map((one, at) => (rows[1][at] ?? 9) - one),
  );
}

function byNumberLeft(a: readonly number[], b: readonly number[]) {
  const first = byFirstRow(a, b);
  return first.better === 'neither' ? decided(a.length - b.length) : first;
}

function byCards(a: readonly number[], b: readonly number[]) {
  return a.length === b.length ? mostOf(a, b) : decided(a.length - b.length);
}

function byItemsOnly(a: readonly number[], b: readonly number[]) {
  return decided(sum(a) - sum(b));
}

function bySmallest(a: readonly number[], b: readonly number[]) {
  const ones = (hand: readonly number[]): number => hand.filter((size) => size === 1).length;
  return decided(sum(a) - sum(b), ones(a) - ones(b));
}
