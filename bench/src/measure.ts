/** CPU time, not the clock on the wall: others may be using the machine. */

/** How many a CPU second. */
export function perCpuSecond(count: number, work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return count / ((user + system) / 1e6);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export interface Contender {
  readonly name: string;
  /** Does about so many units of work. */
  work(units: number): void;
}

export interface Rate {
  readonly name: string;
  readonly median: number;
  readonly runs: readonly number[];
}

const SECONDS_A_RUN = 2;
const RUNS = 5;

/** Everyone warm, then turn and turn about, so that a busy moment hits all alike; the median counts. */
export function interleave(
  contenders: readonly Contender[],
  progress: (line: string) => void,
): Rate[] {
  const sizes = contenders.map(({ name, work }) => {
    progress(`warming up ${name}`);
    return unitsFor(SECONDS_A_RUN, work);
  });
  const runs = contenders.map((): number[] => []);
  for (let run = 1; run <= RUNS; run++) {
    progress(`run ${run} of ${RUNS}`);
    for (const [n, { work }] of contenders.entries()) {
      runs[n]!.push(perCpuSecond(sizes[n]!, () => work(sizes[n]!)));
    }
  }
  return contenders.map(({ name }, n) => ({ name, median: median(runs[n]!), runs: runs[n]! }));
}

/** The amount of work that takes so many seconds once the code is warm. */
function unitsFor(seconds: number, work: (units: number) => void): number {
  let units = 100;
  for (;;) {
    const rate = perCpuSecond(units, () => work(units));
    if (units >= rate * seconds * 0.5) return Math.ceil(rate * seconds * 1.1);
    units *= 2;
  }
}
