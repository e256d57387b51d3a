/**
 * Moves, events and views with their cards by name, for whoever reads and writes JSON outside: there a
 * card is `Qh`, not 36. A game says which of its keys hold what; names mean the same both ways.
 */
import { backOfHole, isHole, listKinds } from './cards.ts';
import type { CardTable } from './cards.ts';

/** How a number is to be read: as itself, as an index into names, as a mask of them, or as counts of each kind of card. */
export type Naming = 'plain' | 'card' | 'cardMask' | 'cardCounts' | readonly string[] | MaskOf;
export interface MaskOf {
  readonly maskOf: readonly string[];
}

/** By key, or by `parent.key` where the key alone would not do; at the top the parent is empty. */
export type Notation = Readonly<Record<string, Naming>>;

/** What every game calls its cards by. */
const common: Notation = { card: 'card', cards: 'card', unseen: 'cardCounts' };

export function withNames(value: unknown, notation: Notation, table: CardTable): unknown {
  return walk(value, { ...common, ...notation }, (number, naming) => nameOf(number, naming, table));
}

/** A name that there is not stays as it is, for the schema to refuse. */
export function withNumbers(value: unknown, notation: Notation, table: CardTable): unknown {
  return walk(value, { ...common, ...notation }, (named, naming) => numberOf(named, naming, table));
}

type Read = (value: unknown, naming: Naming) => unknown;

function walk(value: unknown, notation: Notation, read: Read, parent = '', key = ''): unknown {
  const naming = notation[`${parent}.${key}`] ?? notation[key] ?? 'plain';
  if (naming === 'cardCounts' || isMaskOf(naming)) return read(value, naming);
  if (Array.isArray(value)) return value.map((one) => walk(one, notation, read, parent, key));
  if (typeof value !== 'object' || value === null) return read(value, naming);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, walk(one, notation, read, key, name)]),
  );
}

function isMaskOf(naming: Naming): naming is MaskOf {
  return typeof naming === 'object' && 'maskOf' in naming;
}

/** An unseen card is `?`, with its back where a game has several; an empty place is null. */
function nameOf(value: unknown, naming: Naming, table: CardTable): unknown {
  if (naming === 'cardCounts') return namesOf(listKinds(value as number[]), table);
  if (typeof value !== 'number' || naming === 'plain') {
    return isMaskOf(naming) && Array.isArray(value)
      ? value.map((one) => nameOf(one, naming.maskOf, table))
      : value;
  }
  if (naming === 'cardMask') return table.names.filter((_, card) => ((value >> card) & 1) === 1);
  if (isMaskOf(naming)) return naming.maskOf.filter((_, n) => ((value >> n) & 1) === 1);
  if (naming !== 'card') return naming[value] ?? value;
  if (!isHole(value)) return table.names[value] ?? null;
  return table.backs.some((back) => back !== 0) ? `?${backOfHole(value)}` : '?';
}

function namesOf(cards: readonly number[], table: CardTable): string[] {
  return cards.map((card) => table.names[card]!);
}

function numberOf(value: unknown, naming: Naming, table: CardTable): unknown {
  if (isMaskOf(naming)) return maskOf(value, naming.maskOf);
  if (typeof value !== 'string' || typeof naming === 'string') {
    return naming === 'card' && typeof value === 'string' ? indexOf(value, table.names) : value;
  }
  return indexOf(value, naming);
}

function indexOf(name: string, names: readonly string[]): number | string {
  const index = names.indexOf(name);
  return index < 0 ? name : index;
}

function maskOf(value: unknown, names: readonly string[]): unknown {
  if (!Array.isArray(value)) return value;
  return value.reduce<number>((mask, name) => mask | (1 << names.indexOf(String(name))), 0);
}
