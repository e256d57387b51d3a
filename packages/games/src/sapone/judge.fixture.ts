/**
 * A judge of contests, from the rules alone and by brute force: hands are heaps of cards by name; two
 * heaps are compared by sorting them and taking cards away; everybody is compared with everybody.
 */

/** A card by its name in the rules' list. */
export type Name = string;
export type Heap = readonly Name[];

const coins: Readonly<Record<Name, number>> = { coin: 1, twoCoins: 2, threeCoins: 3, fourCoins: 4 };
const soaps: Readonly<Record<Name, number>> = { soap: 1, doubleSoap: 2 };
const vegetables: Readonly<Record<Name, number>> = {
  watermelon: 1,
  leek: 2,
  broccoli: 3,
  cucumber: 4,
  artichoke: 5,
};
const tools: Readonly<Record<Name, number>> = { broom: 1, scythe: 2, rake: 3, pick: 4, shovel: 5 };

/** What each card counts: its items, or its rarity. */
export const figures = { coins, vegetables, tools, soaps } as const;
export type Contested = keyof typeof figures;

/** Who of two is better, and what decided: `items`, `size 4`, `kinds 0`, `rarity 1`, `tie 2` … */
export interface Comparison {
  readonly better: 'first' | 'second' | 'neither';
  readonly by: string;
}
export type Compare = (a: readonly number[], b: readonly number[]) => Comparison;

function said(difference: number, by: string): Comparison {
  return { better: difference > 0 ? 'first' : 'second', by };
}

/** S-13: more items; else lay both out, the largest first, until one card is larger. */
export function mostOf(a: readonly number[], b: readonly number[]): Comparison {
  const items = (heap: readonly number[]): number => heap.reduce((sum, one) => sum + one, 0);
  if (items(a) !== items(b)) return said(items(a) - items(b), 'items');
  const [mine, theirs] = [a, b].map((heap) => heap.toSorted((x, y) => y - x)) as [
    number[],
    number[],
  ];
  for (const [at, size] of mine.entries()) {
    const other = theirs[at]!;
    if (size !== other) return said(size - other, `size ${Math.max(size, other)}`);
  }
  return { better: 'neither', by: 'tie' };
}

/** S-14: one of each kind aside, these two rows first; then the same with what is left. */
function bestCollection(a: readonly number[], b: readonly number[], taken = 0): Comparison {
  if (a.length === 0 && b.length === 0) return { better: 'neither', by: `tie ${taken}` };
  const [mine, theirs] = [a, b].map(oneOfEach) as [number[], number[]];
  if (mine.length !== theirs.length) return said(mine.length - theirs.length, `kinds ${taken}`);
  for (const [at, rarity] of mine.entries()) {
    const other = theirs[at]!;
    if (rarity !== other) return said(other - rarity, `rarity ${taken}`);
  }
  return bestCollection(takenAway(a, mine), takenAway(b, theirs), taken + 1);
}

/** The rarest first. */
function oneOfEach(heap: readonly number[]): number[] {
  return [...new Set(heap)].toSorted((x, y) => x - y);
}

function takenAway(heap: readonly number[], cards: readonly number[]): number[] {
  const rest = [...heap];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return rest;
}

/** How the rules compare each category. */
const comparisons: Readonly<Record<Contested, Compare>> = {
  coins: mostOf,
  vegetables: (a, b) => bestCollection(a, b),
  tools: (a, b) => bestCollection(a, b),
  soaps: mostOf,
};

export interface Verdict {
  /** Whom nobody beats, if they have anything of it. */
  readonly leaders: number[];
  /** What the leader's closest pursuer was beaten by, or the tie of the leaders. */
  readonly by: string;
}

/** Everybody against everybody. */
export function judge(
  category: Contested,
  hands: readonly Heap[],
  compare: Compare = comparisons[category],
): Verdict {
  const heaps = hands.map((hand) => hand.flatMap((name) => figures[category][name] ?? []));
  const beaten = new Set<number>();
  const reasons = new Map<string, string>();
  for (let a = 0; a < heaps.length; a++) {
    for (let b = a + 1; b < heaps.length; b++) {
      const { better, by } = compare(heaps[a]!, heaps[b]!);
      if (better === 'first') beaten.add(b);
      if (better === 'second') beaten.add(a);
      reasons.set(`${a} ${b}`, by);
    }
  }
  const leaders = heaps.flatMap((heap, seat) => (heap.length > 0 && !beaten.has(seat) ? seat : []));
  return { leaders, by: deepest(leaders, heaps, reasons) };
}

/** The latest step that any comparison with the leaders came to. */
function deepest(
  leaders: readonly number[],
  heaps: readonly (readonly number[])[],
  reasons: ReadonlyMap<string, string>,
): string {
  const [leader, second] = leaders;
  if (leader === undefined) return 'nothing';
  const by = (a: number, b: number): string => reasons.get(`${Math.min(a, b)} ${Math.max(a, b)}`)!;
  if (second !== undefined) return by(leader, second);
  const others = heaps.flatMap((_, seat) => (seat === leader ? [] : by(leader, seat)));
  return others.toSorted((a, b) => depth(b) - depth(a))[0]!;
}

function depth(by: string): number {
  const [step, number] = by.split(' ') as [string, string?];
  if (step === 'size') return 10 - Number(number);
  return step === 'items' ? 0 : 2 * Number(number) + (step === 'rarity' ? 1 : 0);
}

/** The table of the rules, row by row. */
export const awards: Readonly<Record<string, number>> = {
  C: 1,
  V: 2,
  T: 2,
  S: 3,
  'C+V': 4,
  'C+T': 4,
  'V+T': 5,
  'C+S': 5,
  'T+S': 6,
  'V+S': 6,
  'C+V+T': 7,
  'C+V+S': 8,
  'C+T+S': 8,
  'V+T+S': 9,
  'C+V+T+S': 12,
};
export const contested = ['coins', 'vegetables', 'tools', 'soaps'] as const;
const letters: Readonly<Record<Contested, string>> = {
  coins: 'C',
  vegetables: 'V',
  tools: 'T',
  soaps: 'S',
};

export interface Terms {
  readonly ties: 'toEach' | 'toNone';
  readonly allFour: '12' | '11';
}

/** The row of the table for what was won. */
export function awardOf(won: readonly Contested[], { allFour }: Pick<Terms, 'allFour'>): number {
  if (won.length === 4) return Number(allFour);
  const row = contested.filter((category) => won.includes(category)).map((one) => letters[one]);
  return won.length === 0 ? 0 : awards[row.join('+')]!;
}

/** Points by seat, for who leads each category. */
export function pointsFor(
  leaders: Readonly<Record<Contested, readonly number[]>>,
  seats: number,
  terms: Terms,
): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const won = contested.filter((category) => {
      const there = leaders[category];
      return there.includes(seat) && (there.length === 1 || terms.ties === 'toEach');
    });
    return awardOf(won, terms);
  });
}
