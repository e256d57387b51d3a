/** `node random.ts <game>`: random legal moves with the standard options, in a bare loop and by the simulator, told as JSON. */
import { simulate } from '@mazzo/bots';
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, Chance } from '@mazzo/kernel';
import { interleave } from '../measure.ts';

export interface RandomPlay {
  readonly game: string;
  readonly roundsPerCpuSecond: number;
  readonly movesPerCpuSecond: number;
  /** What the simulator makes of it, in the same run. */
  readonly simulatedMovesPerCpuSecond: number;
}

const SEED = 'sfc32:7';

if (import.meta.main) console.log(JSON.stringify(playAtRandom(process.argv[2] as GameId)));

function playAtRandom(id: GameId): RandomPlay {
  const chance = chanceFrom(SEED);
  const played = { matches: 0, rounds: 0, moves: 0 };
  const work = (matches: number): void => {
    for (let match = 0; match < matches; match++) playMatch(games[id], chance, played);
    played.matches += matches;
  };
  const simulated = { matches: 0, moves: 0 };
  const simulation = simulationOf(games[id], simulated);
  const contenders = [
    { name: id, work },
    { name: `${id}, simulated`, work: simulation },
  ];
  const [loop, simulator] = interleave(contenders, () => {});
  const perMatch = (counted: number) => (loop!.median * counted) / played.matches;
  return {
    game: id,
    roundsPerCpuSecond: perMatch(played.rounds),
    movesPerCpuSecond: perMatch(played.moves),
    simulatedMovesPerCpuSecond: (simulator!.median * simulated.moves) / simulated.matches,
  };
}

/** As `mazzo sim --bots random` has it. */
function simulationOf(
  game: AnyGame,
  simulated: { matches: number; moves: number },
): (matches: number) => void {
  const bots = new Array<'random'>(game.seats.default).fill('random');
  const simulation = { options: standardOptions(game), seed: SEED, bots };
  return (matches) => {
    const { moves } = simulate(game, simulation, simulated.matches, matches);
    simulated.matches += matches;
    simulated.moves += moves.sum;
  };
}

function playMatch(game: AnyGame, chance: Chance, played: { rounds: number; moves: number }): void {
  const state = game.blank(standardOptions(game), game.seats.default);
  const tell = (event: { readonly type: string }): void => game.apply(state, event);
  game.open(state, chance, tell);
  for (;;) {
    const status = game.status(state);
    if (status.over) break;
    const { seat } = status.decisions[chance.below(status.decisions.length)]!;
    const moves = game.legal(state, seat);
    game.resolve(state, seat, moves[chance.below(moves.length)]!, chance, tell);
    played.moves++;
  }
  played.rounds += game.tally(state).rounds;
}

/** Where no clock runs, as here, a timed session counts rounds. */
function standardOptions(game: AnyGame): AnyOptions {
  const options = optionsFrom(game.options);
  return game.untimed?.(options) ?? options;
}
