/** Pinnacola's solver: how long the best finish takes, over random hands with and without a table. */
import { bestFinish, pinnacola } from '@mazzo/games/pinnacola';
import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import { randomMelds, wholePack } from './melds.ts';
import type { Report } from './report.ts';

type Rest = Parameters<typeof bestFinish>[0];

const SEED = 'sfc32:solver bench';
const POSITIONS = 2000;
/** Untimed milliseconds, until the code is warm. */
const WARM_UP = 1500;
/** The middle one of so many, position by position: others may be using the machine. */
const ROUNDS = 5;

/** Microseconds that must not be exceeded; at 40 cards as few as can be had. */
const limits: readonly Limit[] = [
  { size: 14, median: 20, p99: 200 },
  { size: 26, p99: 10_000 },
  { size: 40 },
];

interface Limit {
  readonly size: number;
  readonly median?: number;
  readonly p99?: number;
}

interface Row {
  readonly cards: number;
  readonly positions: number;
  readonly median: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
  /** The sum of all values: the same for the same positions. */
  readonly checksum: number;
}

export function solverSuite(progress: (line: string) => void): Report {
  const rows = limits.map((limit) => {
    progress(`${limit.size} cards`);
    return measure(limit.size);
  });
  const missed = rows.some((row, n) => isBeyond(row, limits[n]!));
  return { figures: rows, lines: ['best finish, µs', ...rows.map(lineOf)], missed };
}

function isBeyond({ median, p99 }: Row, limit: Limit): boolean {
  return median > (limit.median ?? Infinity) || p99 > (limit.p99 ?? Infinity);
}

function lineOf({ cards, positions, median, p90, p99, max, checksum }: Row): string {
  const shown = [median, p90, p99, max].map((time) => Math.round(time).toLocaleString('en'));
  const [middle, ninety, ninetyNine, most] = shown;
  return `${cards} cards: median ${middle}, p90 ${ninety}, p99 ${ninetyNine}, max ${most} (${positions} positions, checksum ${checksum})`;
}

function measure(size: number): Row {
  const rests = Array.from({ length: POSITIONS }, (_, n) => randomRest(n, size));
  const warm = performance.now() + WARM_UP;
  while (performance.now() < warm) for (const rest of rests) bestFinish(rest);
  const times = rests.map((): number[] => []);
  let checksum = 0;
  for (let round = 0; round < ROUNDS; round++) {
    checksum = 0;
    for (const [n, rest] of rests.entries()) {
      const before = performance.now();
      const best = bestFinish(rest);
      times[n]!.push((performance.now() - before) * 1000);
      checksum += best?.value ?? 0;
    }
  }
  const sorted = times.map(middle).toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(POSITIONS - 1, Math.floor(part * POSITIONS))]!;
  return {
    cards: size,
    positions: POSITIONS,
    median: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    max: at(1),
    checksum,
  };
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

const options = optionsFrom(pinnacola.options);

/** Every other one with up to three melds of each player on the table, all from one pack. */
function randomRest(n: number, size: number): Rest {
  const chance = chanceFrom(SEED, n);
  const left = wholePack();
  const table = n % 2 === 1;
  const own = table ? randomMelds(chance, left, chance.below(4)) : [];
  const theirs = table ? randomMelds(chance, left, chance.below(4)) : [];
  const cards = left.flatMap((count, card) => Array<number>(count).fill(card));
  chance.shuffle(cards);
  const hand = left.map(() => 0);
  for (const card of cards.slice(0, size)) hand[card]!++;
  return { options, hand, own, theirs, owed: null, firstTurn: !table };
}
