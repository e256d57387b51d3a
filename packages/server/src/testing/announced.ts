/** How a process that is started for a test says where it listens, and what it uses. */
import { writeSync } from 'node:fs';

export interface Usage {
  /** Microseconds, of all its threads. */
  readonly cpu: number;
  /** Bytes, after what is not needed has been cleared away, if it can be. */
  readonly heap: number;
  readonly resident: number;
}

// At once, and not when Node finds the time: it may be killed before.
function say(line: string): void {
  writeSync(1, `${line}\n`);
}

export function announce(port: number): void {
  process.on('SIGUSR2', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external, rss } = process.memoryUsage();
    const usage: Usage = { cpu: user + system, heap: heapUsed + external, resident: rss };
    say(`usage ${JSON.stringify(usage)}`);
  });
  say(`listening ${port} ${process.pid}`);
}
