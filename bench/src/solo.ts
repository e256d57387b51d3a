/** Flip 7 alone: what `good` makes of a round when points are all that counts, beside the exact optimum. */
import { flip7 } from '@mazzo/games/flip7';
import type { Event, Move, State } from '@mazzo/games/flip7';
import { chanceFrom, offhand, optionsFrom } from '@mazzo/kernel';
import type { Report } from './report.ts';

const SEED = 'sfc32:solo bench';
const ROUNDS = 2_000_000;
/** Points a round for whoever stops at the right time. */
const OPTIMUM = 20.254;
/** How far below that is good enough. */
const SHORT = 0.005;

const options = {
  ...optionsFrom(flip7.options, {
    plusEights: 'one',
    openingDeal: 'off',
    flipThreeActions: 'immediate',
    deck: 'freshEachRound',
  }),
  // Out of reach: more than the options allow.
  target: 1_000_000,
};

export function soloSuite(progress: (line: string) => void): Report {
  const table = chanceFrom(SEED);
  const choose = remembering();
  let sum = 0;
  let squares = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const points = playRound(table, choose);
    sum += points;
    squares += points * points;
    if (round % (ROUNDS / 10) === 0) progress(`${round} rounds: ${(sum / round).toFixed(3)}`);
  }
  const mean = sum / ROUNDS;
  const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
  const line = `${ROUNDS} rounds: ${mean.toFixed(4)} ± ${(1.96 * error).toFixed(4)} points, ${((100 * mean) / OPTIMUM).toFixed(2)} % of ${OPTIMUM}`;
  const figures = { rounds: ROUNDS, mean, error, optimum: OPTIMUM };
  return { figures, lines: [line], missed: mean < OPTIMUM * (1 - SHORT) };
}

/** One round of the first of two seats; the other is out before it begins. */
function playRound(table: ReturnType<typeof chanceFrom>, choose: (view: State) => Move): number {
  const state = flip7.blank(options, 2);
  const view = flip7.blank(options, 2);
  const ended: number[] = [];
  const tell = (event: Event): void => {
    if (event.type === 'roundEnded') ended.push(event.scores[0]!);
    flip7.apply(state, event);
    if (ended.length === 0) flip7.apply(view, flip7.reveal(event, 0, options));
  };
  flip7.open(state, table, tell);
  tell({ type: 'banked', seat: 1 });
  while (ended.length === 0) flip7.resolve(state, 0, choose(view), table, tell);
  return ended[0]!;
}

/** The same cards gone, the same choice: most rounds begin like many others. */
function remembering(): (view: State) => Move {
  const chance = chanceFrom(`${SEED}/choices`);
  const chosen = new Map<string, Move>();
  return (view) => {
    const { kinds, twins } = view.players[0]!;
    const key = `${kinds} ${twins.join()} ${view.discard.join('')}`;
    let move = chosen.get(key);
    if (move === undefined) chosen.set(key, (move = offhand(flip7, view, 0, chance)));
    return move;
  };
}
