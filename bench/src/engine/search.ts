/** `node search.ts <game>`: what an expert's search spends its time on, in positions of matches, told as JSON. */
import { createHash } from 'node:crypto';
import { outright, playDeal, searching, thinkingPlayer } from '@mazzo/bots';
import type { Deciding, Guest } from '@mazzo/bots';
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { chanceFrom, optionsFrom, soberly } from '@mazzo/kernel';
import type { AnyGame, AnyMove, Position, Weighed } from '@mazzo/kernel';
import { interleave } from '../measure.ts';
import { countCalls, sample } from './profile.ts';
import { noCounts, parts } from './search-parts.ts';
import type { Part, PartCounts } from './search-parts.ts';

export interface SearchCost {
  readonly game: string;
  /** Of what was chosen and what all that was tried was found worth. */
  readonly checksum: string;
  readonly decisionsPerCpuSecond: number;
  /** Candidates tried in a world. */
  readonly playoutsPerCpuSecond: number;
  /** Moves made in worlds. */
  readonly movesPerCpuSecond: number;
  /** How quick it is while it is sampled. */
  readonly sampledToPlain: number;
  readonly parts: Readonly<Record<Part, PartCost>>;
}

/** What a part calls of the other parts is counted for those. */
interface PartCost {
  /** Of the time of a decision. */
  readonly share: number;
  readonly callsPerDecision: number;
  readonly microsecondsPerCall: number;
}

const SEED = 'sfc32:search bench';
const POSITIONS = 100;
/** Every so manyth of the decisions that an expert searches: so they are of several rounds. */
const EVERY = 7;

if (import.meta.main) console.log(JSON.stringify(searchCost(process.argv[2] as GameId)));

function searchCost(id: GameId): SearchCost {
  const game: AnyGame = games[id];
  const decide = decisions(game, searchedPositions(game));
  const samples = noCounts();
  const contenders = [
    { name: id, work: (count: number) => void decide(count) },
    {
      name: `${id}, sampled`,
      work: (count: number) => sample(id, () => void decide(count), samples),
    },
  ];
  const [plain, sampled] = interleave(contenders, () => {});
  const calls = countCalls(id, () => void decide(POSITIONS));
  if (calls.imagine * calls.clone * calls.resolve * calls.playout === 0) {
    throw new Error(`${id}: a part of its search begins elsewhere now`);
  }
  return {
    game: id,
    checksum: checksumOf(decide(POSITIONS)),
    decisionsPerCpuSecond: plain!.median,
    playoutsPerCpuSecond: (plain!.median * calls.playout) / POSITIONS,
    movesPerCpuSecond: (plain!.median * calls.resolve) / POSITIONS,
    sampledToPlain: sampled!.median / plain!.median,
    parts: costsOf(samples, calls, plain!.median),
  };
}

/** Positions from matches of `good` in which an expert would search. */
function searchedPositions(game: AnyGame): Position<unknown>[] {
  const { brain } = game;
  const found: Position<unknown>[] = [];
  let searched = 0;
  const keeping: Deciding<unknown, AnyMove> = (weighed, position) => {
    const { view, seat, memory } = position;
    if (weighed.length > 1 && brain.search!.steps(view, seat) > 0 && searched++ % EVERY === 0) {
      found.push({ ...position, view: game.clone(view), memory: structuredClone(memory) });
    }
    return outright(weighed);
  };
  const guest: Guest = (place) =>
    thinkingPlayer({ game, ...place, chance: chanceFrom(SEED) }, brain, soberly, keeping);
  const bots = new Array<Guest>(game.seats.default).fill(guest);
  const options = optionsFrom(game.options);
  const contest = { options, seed: SEED, bots, reference: null, now: () => 0 };
  for (let deal = 0; found.length < POSITIONS; deal++) playDeal(game, contest, deal);
  return found.slice(0, POSITIONS);
}

/** The expert's decisions, position after position, each with the same chance whenever it comes. */
function decisions(
  game: AnyGame,
  positions: readonly Position<unknown>[],
): (count: number) => (readonly Weighed<AnyMove>[])[] {
  const think = searching(game, game.brain.search);
  return (count) =>
    Array.from({ length: count }, (_, n) => {
      const at = n % positions.length;
      const position = { ...positions[at]!, chance: chanceFrom(SEED, at) };
      return think(game.brain.weigh(position), position, undefined);
    });
}

function checksumOf(decided: unknown): string {
  return createHash('sha256').update(JSON.stringify(decided)).digest('hex').slice(0, 8);
}

function costsOf(samples: PartCounts, calls: PartCounts, rate: number): Record<Part, PartCost> {
  const all = parts.reduce((sum, part) => sum + samples[part], 0);
  const costOf = (part: Part): PartCost => {
    const share = samples[part] / all;
    const callsPerDecision = calls[part] / POSITIONS;
    return {
      share,
      callsPerDecision,
      microsecondsPerCall: (1e6 * share) / rate / callsPerDecision,
    };
  };
  return Object.fromEntries(parts.map((part) => [part, costOf(part)])) as Record<Part, PartCost>;
}
