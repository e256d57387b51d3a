/** The engine: Flip 7 through the contract beside the JavaScript limit and boardgame.io; every game at random, and searched. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import type { AnyGame, Chance } from '@mazzo/kernel';
import { interleave, perCpuSecond } from '../measure.ts';
import type { Contender, Rate } from '../measure.ts';
import type { Report } from '../report.ts';
import { createBoardgameIo } from './boardgame-io.ts';
import { createContract } from './contract.ts';
import type { Counts, Peer } from './counts.ts';
import { createFused } from './fused.ts';
import type { RandomPlay } from './random.ts';
import { searchLines } from './search-lines.ts';
import type { SearchCost } from './search.ts';

const SEED = 7;
const OBSERVED = { fused: 1_000_000, contract: 300_000, boardgameIo: 5_000 };

export function engineSuite(progress: (line: string) => void): Report {
  const rates = interleave(contenders(), progress);
  const [fused, contract, kept, emptied] = rates as [Rate, Rate, Rate, Rate];
  const ratios = {
    contractToFused: contract.median / fused.median,
    contractToBoardgameIo: contract.median / kept.median,
    contractToBoardgameIoWithoutLog: contract.median / emptied.median,
  };
  progress('observing distributions');
  const distributions = observe();
  progress('every game, cloning, heap');
  const random = inOwnProcesses<RandomPlay>('random.ts', gameIds, progress);
  const search = inOwnProcesses<SearchCost>('search.ts', gameIds.filter(isSearched), progress);
  const state = stateFigures();
  const figures = { rates, ratios, distributions, random, search, ...state };
  return {
    figures,
    lines: [
      ...rateLines(rates, ratios),
      ...distributionLines(distributions),
      ...randomLines(random),
      ...searchLines(search),
      ...stateLines(state),
    ],
  };
}

function contenders(): Contender[] {
  const peer = (name: string, { play }: Peer): Contender => ({ name, work: play });
  return [
    peer('fused loop (the JavaScript limit)', createFused(SEED)),
    peer('Mazzo, through the contract', createContract(SEED, { counting: false })),
    peer('boardgame.io, a client a match', createBoardgameIo(SEED, { emptyLog: false })),
    peer('boardgame.io, its log emptied each round', createBoardgameIo(SEED, { emptyLog: true })),
  ];
}

/** Draws, busts and so on a round: the same program has the same. */
function observe(): Record<keyof typeof OBSERVED, Counts> {
  const count = (peer: Peer, rounds: number): Counts => {
    peer.play(rounds);
    return peer.counts();
  };
  return {
    fused: count(createFused(SEED), OBSERVED.fused),
    contract: count(createContract(SEED, { counting: true }), OBSERVED.contract),
    boardgameIo: count(createBoardgameIo(SEED, { emptyLog: false }), OBSERVED.boardgameIo),
  };
}

/** Each game in a process of its own, as a simulator has it: call sites that several share are slower. */
function inOwnProcesses<Figures>(
  script: string,
  ids: readonly GameId[],
  progress: (line: string) => void,
): Figures[] {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return ids.map((id) => {
    progress(`${script} ${id}`);
    return JSON.parse(execFileSync(process.execPath, [path, id], { encoding: 'utf8' })) as Figures;
  });
}

function isSearched(id: GameId): boolean {
  return games[id].brain.search !== undefined;
}

interface StateFigures {
  readonly cloneMicroseconds: number;
  readonly heapBytesPerMatch: number;
}

const CLONES = 1_000_000;
const MATCHES = 5_000;

/** A Flip 7 table in mid-round: what a copy costs, and what it weighs. */
function stateFigures(): StateFigures {
  const game: AnyGame = games.flip7;
  const original = midRound(game, chanceFrom(`sfc32:${SEED}`));
  let copied: unknown;
  const cloneAll = (): void => {
    for (let n = 0; n < CLONES; n++) copied = game.clone(original);
  };
  cloneAll();
  const clonesPerSecond = perCpuSecond(CLONES, cloneAll);
  if (JSON.stringify(copied) !== JSON.stringify(original)) throw new Error('a clone differs');

  const collect = garbageCollector();
  const chance = chanceFrom(`sfc32:${SEED}`);
  collect();
  const before = process.memoryUsage().heapUsed;
  const states = Array.from({ length: MATCHES }, () => midRound(game, chance));
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / states.length;
  return { cloneMicroseconds: 1e6 / clonesPerSecond, heapBytesPerMatch: bytes };
}

function midRound(game: AnyGame, chance: Chance): unknown {
  const state = game.blank(optionsFrom(game.options), game.seats.default);
  const tell = (event: { readonly type: string }): void => game.apply(state, event);
  game.open(state, chance, tell);
  for (let n = 0; n < 8; n++) {
    const status = game.status(state);
    if (status.over) break;
    const { seat } = status.decisions[0]!;
    game.resolve(state, seat, game.legal(state, seat)[0]!, chance, tell);
  }
  return state;
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function rateLines(rates: readonly Rate[], ratios: Record<string, number>): string[] {
  const width = Math.max(...rates.map(({ name }) => name.length));
  return [
    'Flip 7, random play, four seats: complete rounds per CPU second, median of interleaved runs',
    `(boardgame.io with NODE_ENV ${process.env['NODE_ENV'] ?? 'unset'}; it is quicker with NODE_ENV=production)`,
    ...rates.map(({ name, median }) => `  ${name.padEnd(width)} ${count(median).padStart(12)}`),
    `  contract ÷ fused loop: ${ratios['contractToFused']!.toFixed(3)} (floor 0.15, aim 0.25)`,
    `  contract ÷ boardgame.io: ${ratios['contractToBoardgameIo']!.toFixed(0)} (floor 500); with its log emptied: ${ratios['contractToBoardgameIoWithoutLog']!.toFixed(0)}`,
  ];
}

function distributionLines(distributions: Record<string, Counts>): string[] {
  const columns = ['draws', 'busts', 'decisions', 'sevens'] as const;
  return [
    '',
    'The same program: a round has on average',
    `  ${''.padEnd(12)}${columns.map((column) => column.padStart(11)).join('')}      rounds   checksum`,
    ...Object.entries(distributions).map(([name, counts]) => {
      const shares = columns.map((column) =>
        (counts[column] / counts.rounds).toFixed(3).padStart(11),
      );
      return `  ${name.padEnd(12)}${shares.join('')}${count(counts.rounds).padStart(12)} ${String(counts.checksum >>> 0).padStart(10)}`;
    }),
  ];
}

function randomLines(random: readonly RandomPlay[]): string[] {
  return [
    '',
    'Every game by itself, random legal moves, standard options, per CPU second, median of five runs',
    ...random.map(
      (row) =>
        `  ${row.game.padEnd(10)} ${count(row.roundsPerCpuSecond).padStart(9)} rounds ${count(row.movesPerCpuSecond).padStart(11)} moves${wanted[row.game] ?? ''}; the simulator ${(row.simulatedMovesPerCpuSecond / row.movesPerCpuSecond).toFixed(2)} of it (at least 0.9)`,
    ),
  ];
}

/** What is asked of a game's moves per CPU second. */
const wanted: Readonly<Record<string, string>> = {
  vinto: ' (floor 1,500,000, aim 3,000,000)',
  pinnacola: ', two a turn (aim 600,000)',
  sapone: ' (floor 1,500,000, aim 3,000,000)',
};

function stateLines({ cloneMicroseconds, heapBytesPerMatch }: StateFigures): string[] {
  return [
    '',
    `Cloning a Flip 7 state: ${cloneMicroseconds.toFixed(3)} µs (limit 1). A live match: ${(heapBytesPerMatch / 1024).toFixed(2)} KB of heap without its log (limit 8).`,
  ];
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}
