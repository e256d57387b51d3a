/** How a process that is started for a test says where it listens, and what it uses. */
import { writeSync } from 'node:fs';

export interface Usage {
  /** Microseconds, of all its threads. */
  readonly cpu: number;
  /** Microseconds of the main thread alone. */
  readonly mainCpu: number;
  readonly heap: number;
  readonly resident: number;
}

/** Asks for its usage; the second lets it first clear away what is not needed, if it can. */
export const USAGE = 'SIGUSR2';
export const USAGE_CLEARED = 'SIGHUP';

// At once, and not when Node finds the time: it may be killed before.
function say(line: string): void {
  writeSync(1, `${line}\n`);
}

function usage(): Usage {
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()];
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    cpu: all.user + all.system,
    mainCpu: main.user + main.system,
    heap: heapUsed + external,
    resident: rss,
  };
}

export function announce(port: number): void {
  process.on(USAGE, () => say(`usage ${JSON.stringify(usage())}`));
  process.on(USAGE_CLEARED, () => {
    globalThis.gc?.();
    say(`usage ${JSON.stringify(usage())}`);
  });
  say(`listening ${port} ${process.pid}`);
}
