/**
 * Cards are small integers, one per kind: twins are the same number. What a viewer may not see is a
 * hole, a negative number that carries what everybody sees of it: its back, and the lot (the
 * shuffle) it came from. Names such as `Qh` or `+8` exist only at the edges.
 */

/** A kind of card: an index into its game's `CardTable`. */
export type Card = number;
/** What lies in a place: a card, or a hole in the eyes of whoever looks. */
export type Slot = number;

export interface CardTable {
  /**
   * The name of each kind, as people and rigged shuffles write it. Its index is the card's number.
   * Card numbers are stored in logs: append, never insert.
   */
  readonly names: readonly string[];
  /** The back of each kind: 0 where a game has one back. */
  readonly backs: readonly number[];
}

/**
 * One shuffle, as its cards are known to whoever holds this state: the cards of it not seen yet.
 * In the full state nothing is unseen, so it stays the multiset that was shuffled.
 */
export interface Lot {
  readonly back: number;
  readonly unseen: number[];
}

const BACKS = 4;
const NO_LOT = -1;

/** An unseen card from a known shuffle. */
export function hole(back: number, lot: number): Slot {
  return -(1 + back + BACKS * (lot + 1));
}

/** An unseen card as an event names it: only its back. Where it lay tells the rest. */
export function hidden(back: number): Slot {
  return hole(back, NO_LOT);
}

export function isHole(slot: Slot): boolean {
  return slot < 0;
}

export function backOfHole(slot: Slot): number {
  return (-slot - 1) % BACKS;
}

export function lotOfHole(slot: Slot): number {
  return Math.floor((-slot - 1) / BACKS) - 1;
}

/**
 * What a place holds once an event has named its card: a named card fills a hole, a hole in the
 * event leaves what the viewer knew already. Otherwise everyone else's peek would make you forget.
 */
export function learn(lots: readonly Lot[], held: Slot, told: Slot): Slot {
  if (told < 0) return held;
  if (held < 0) takeUnseen(lots, lotOfHole(held), told);
  else if (held !== told) throw new Error(`card ${held} lies here, not ${told}`);
  return told;
}

export function takeUnseen(lots: readonly Lot[], lot: number, card: Card): void {
  const unseen = lots[lot]?.unseen;
  if (!unseen?.[card]) throw new Error(`card ${card} is not among the unseen cards of lot ${lot}`);
  unseen[card] -= 1;
}

/** How many there are of each kind. */
export function countKinds(cards: readonly Card[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const card of cards) counts[card]! += 1;
  return counts;
}

/** The cards that these counts stand for, in the order of their kinds. */
export function listKinds(counts: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < counts.length; card++) {
    for (let n = counts[card]!; n > 0; n--) cards.push(card);
  }
  return cards;
}

/** The kind with this name, or null. */
export function cardNamed(table: CardTable, name: string): Card | null {
  const card = table.names.indexOf(name);
  return card < 0 ? null : card;
}
