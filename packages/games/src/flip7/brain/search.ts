/** Worlds in which everybody plays the round to its end: what is left then is a race. */
import type { Imagination, Seat } from '@mazzo/kernel';
import { imagine } from '../imagine.ts';
import type { Move, State } from '../types.ts';
import type { Memory } from './memory.ts';
import { quick } from './quick.ts';
import { allBehind, chanceToWin, courseFrom } from './race.ts';

/** About 40 ms. */
const STEPS = 2000;

export const search: Imagination<State, Move, Memory> = {
  steps: () => STEPS,
  imagine: ({ view, seat }, chance) => imagine(view, seat, chance),
  play: (world, seat) => quick(world, seat),
  worth: (world, seat, _moves, memory) =>
    world.rounds > memory.rounds ? raceChance(world, seat) : null,
};

function raceChance(world: State, seat: Seat): number {
  const courses = world.players.map(({ total }) => courseFrom(world.options.target - total));
  const [own] = courses.splice(seat, 1);
  return chanceToWin(own!, allBehind(courses), courses.length);
}
