/** The parts of an expert's search, and where each begins. */
import type { GameId } from '@mazzo/games';

export const parts = [
  'imagine',
  'clone',
  'legal',
  'resolve',
  'apply',
  'status',
  /** What a game knows of its moves and worlds: all else in its folder. */
  'knowledge',
  'search',
  'playout',
  'garbage',
  'rest',
] as const;
export type Part = (typeof parts)[number];

/** How many of each. */
export type PartCounts = Record<Part, number>;

export function noCounts(): PartCounts {
  return Object.fromEntries(parts.map((part) => [part, 0])) as PartCounts;
}

/** Where a game deals the worlds of its search, if not by its contract's `imagine`. */
const imagining: Readonly<Partial<Record<string, string>>> = {
  flip7: 'brain/imagined-decks.ts next',
  pinnacola: 'brain/rival-hands.ts next',
  sapone: 'brain/likely.ts imagineLikely',
  vinto: 'brain/imagine.ts imagineLikely',
};

/** The functions that begin a part, by file and name. */
export function beginnings(id: GameId): Map<string, Part> {
  return new Map<string, Part>([
    [`games/src/${id}/${imagining[id] ?? 'imagine.ts imagine'}`, 'imagine'],
    [`games/src/${id}/apply.ts clone`, 'clone'],
    [`games/src/${id}/legal.ts legal`, 'legal'],
    [`games/src/${id}/resolve.ts resolve`, 'resolve'],
    [`games/src/${id}/apply.ts apply`, 'apply'],
    [`games/src/${id}/status.ts status`, 'status'],
    ['bots/src/search.ts search', 'search'],
    ['bots/src/search.ts #worth', 'playout'],
  ]);
}

export function placeOf(name: string, url: string): string {
  return `${url.slice(url.lastIndexOf('/packages/') + '/packages/'.length)} ${name}`;
}
