/** What lies on a table: read off the engine's state, and laid out for a story. */
import type { Game } from '@mazzo/kernel';
import { without } from '@mazzo/kernel/testing';
import { vinto } from './index.ts';
import { GAP } from './types.ts';

type StateOf<G> = G extends Game<infer _O, infer S, infer _M, infer _E> ? S : never;
type State = StateOf<typeof vinto>;

// All that is asked of the engine's state and views. A place is a card's name, `_` for a gap, `-`
// for a card not known.
export function rowsOf(state: State): string[][] {
  return state.hands.map((row) => row.map((slot) => (slot === GAP ? '_' : nameOf(slot))));
}
export function pileOf(state: State): string[] {
  return state.pile.map(nameOf).toReversed();
}
/** V-6: whether the top card is an unused action card. */
export function takeable(state: State): boolean {
  return state.topUnused;
}
export function deckSize(state: State): number {
  return state.deck.length;
}
/** The seats that have seen each place. */
export function seenOf(state: State, seats: number): number[][][] {
  const every = Array.from({ length: seats }, (_, seat) => seat);
  return state.seen.map((row) => row.map((mask) => every.filter((s) => ((mask >> s) & 1) === 1)));
}

export const everyLetter = ['A', 'B', 'C', 'D', 'E'] as const;
const usualRows = [
  ['2c', '3c', '4c', '5c', '6c'],
  ['2d', '3d', '4d', '5d', '6d'],
  ['2h', '3h', '4h', '5h', '6h'],
  ['2s', '3s', '4s', '5s', '6s'],
  ['10c', '10d', '10h', '10s', '9s'],
];

export interface Laid {
  readonly rows: readonly (readonly string[])[];
  readonly up: string;
  /** What has been laid nowhere. */
  readonly rest: readonly string[];
}

/** The rows and the first card of the pile; plain cards where nothing is said. */
export function lay(lies: string, seats: number, drawn: readonly string[]): Laid {
  const said = new Map<string, string>();
  for (const [where, what] of words(lies).map((word) => word.split('=') as [string, string])) {
    if (/^[A-E]$/.test(where))
      what.split('_').forEach((card, i) => said.set(where + (i + 1), card));
    else said.set(where, what);
  }
  const places = everyLetter
    .slice(0, seats)
    .flatMap((letter, row) => usualRows[row]!.map((card, i) => [letter + (i + 1), card] as const));
  let rest = without(['joker', ...vinto.cards.names], [...said.values(), ...drawn]);
  const take = (card: string): string => {
    rest = without(rest, [card]);
    return card;
  };
  for (const [where, usual] of [...places, ['up', 'joker'] as const]) {
    if (!said.has(where) && rest.includes(usual)) said.set(where, take(usual));
  }
  for (const [where] of [...places, ['up'] as const]) {
    if (!said.has(where)) said.set(where, take(rest[0]!));
  }
  const cards = places.map(([where]) => said.get(where)!);
  const rows = Array.from({ length: seats }, (_, row) => cards.slice(5 * row, 5 * row + 5));
  return { rows, up: said.get('up')!, rest };
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

export function nameOf(slot: number): string {
  return vinto.cards.names[slot] ?? '-';
}
