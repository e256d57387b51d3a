/**
 * An unordered hand: how many it holds of each kind, plus holes by lot. Nothing in it can betray
 * the order in which cards came, because it keeps none.
 */
import { backOfHole, hole, isHole, lotOfHole, takeUnseen } from './cards.ts';
import type { Card, CardTable, Lot, Slot } from './cards.ts';

export interface Bag {
  /** Certain cards: how many of each kind. */
  readonly cards: number[];
  /** Unseen cards: how many of each lot. */
  readonly holes: number[];
}

export function emptyBag(kinds: number): Bag {
  return { cards: new Array<number>(kinds).fill(0), holes: [] };
}

export function cloneBag(bag: Bag): Bag {
  return { cards: bag.cards.slice(), holes: bag.holes.slice() };
}

export function bagSize(bag: Bag): number {
  return sum(bag.cards) + sum(bag.holes);
}

export function putInBag(bag: Bag, slot: Slot): void {
  if (!isHole(slot)) {
    bag.cards[slot]! += 1;
    return;
  }
  const lot = lotOfHole(slot);
  while (bag.holes.length <= lot) bag.holes.push(0);
  bag.holes[lot]! += 1;
}

/** The card that leaves, as its new place should hold it: named, or a hole with its lot. */
export function takeFromBag(bag: Bag, told: Slot, lots: readonly Lot[], table: CardTable): Slot {
  if (isHole(told)) return takeUnseenFromBag(bag, backOfHole(told), lots, table);
  if (bag.cards[told]! > 0) {
    bag.cards[told]! -= 1;
    return told;
  }
  const lot = lotWithBack(bag, table.backs[told]!, lots);
  takeHole(bag, lot);
  takeUnseen(lots, lot, told);
  return told;
}

/**
 * A card leaves unseen: of every kind with that back one may have gone, so one of each stops being
 * certain. In a full state nothing ever leaves unseen.
 */
function takeUnseenFromBag(bag: Bag, back: number, lots: readonly Lot[], table: CardTable): Slot {
  const lot = lotWithBack(bag, back, lots);
  for (let card = 0; card < bag.cards.length; card++) {
    if (table.backs[card] !== back || bag.cards[card] === 0) continue;
    bag.cards[card]! -= 1;
    lots[lot]!.unseen[card]! += 1;
    putInBag(bag, hole(back, lot));
  }
  takeHole(bag, lot);
  return hole(back, lot);
}

/** So many of this card are there for all to see: unseen ones are among them as far as they must be. */
export function showInBag(
  bag: Bag,
  card: Card,
  least: number,
  lots: readonly Lot[],
  table: CardTable,
): void {
  while (bag.cards[card]! < least) {
    const lot = lotWithBack(bag, table.backs[card]!, lots);
    takeHole(bag, lot);
    takeUnseen(lots, lot, card);
    bag.cards[card]! += 1;
  }
}

function takeHole(bag: Bag, lot: number): void {
  if (!bag.holes[lot]) throw new Error(`the bag holds no unseen card of lot ${lot}`);
  bag.holes[lot] -= 1;
}

/**
 * The lot of a bag's unseen cards with this back. Cards of two shuffles with one back do not meet
 * in a bag: which of them left could not be told by looking, so neither may a view.
 */
function lotWithBack(bag: Bag, back: number, lots: readonly Lot[]): number {
  let found = -1;
  for (let lot = 0; lot < lots.length; lot++) {
    if (lots[lot]!.back !== back) continue;
    if (found < 0 || (bag.holes[lot] ?? 0) > 0) found = lot;
  }
  if (found < 0) throw new Error(`no shuffle with back ${back} has been told`);
  return found;
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
