/** What search costs, as it is printed. */
import { parts } from './search-parts.ts';
import type { SearchCost } from './search.ts';

export function searchLines(costs: readonly SearchCost[]): string[] {
  return [
    '',
    'An expert searches: 100 positions of matches of good, standard options; rates per CPU second, median of five runs',
    '(parts sampled every millisecond, without what they call of other parts; calls counted in a run of their own)',
    ...costs.flatMap((cost) => [headOf(cost), ...partLines(cost)]),
  ];
}

function headOf(cost: SearchCost): string {
  const { game, checksum, sampledToPlain } = cost;
  const rates = `${count(cost.decisionsPerCpuSecond)} decisions, ${count(cost.playoutsPerCpuSecond)} playouts, ${count(cost.movesPerCpuSecond)} moves`;
  return `  ${game.padEnd(10)} ${rates}; while sampled ${sampledToPlain.toFixed(2)} of it; checksum ${checksum}`;
}

function partLines(cost: SearchCost): string[] {
  return parts.map((part) => {
    const { share, callsPerDecision, microsecondsPerCall } = cost.parts[part];
    const calls =
      callsPerDecision === 0
        ? ''
        : ` ${callsPerDecision.toFixed(1).padStart(9)} calls a decision, ${microsecondsPerCall.toFixed(2).padStart(8)} µs each`;
    return `    ${part.padEnd(10)} ${(100 * share).toFixed(1).padStart(5)} %${calls}`;
  });
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}
