/** How soon a server takes people again that was ended with many matches under way. */
import { comeIn, identified, leaveLiveMatches, startServer, until } from '@mazzo/server/testing';

export interface Restart {
  readonly matches: number;
  /** Milliseconds from the start of the process until it listens. */
  readonly listening: number;
  /** And until somebody sees their match again. */
  readonly welcomed: number;
}

export async function restart(folder: string, matches: number): Promise<Restart> {
  const first = await startServer({ folder });
  const [anna, bea] = [await identified(first.base), await identified(first.base)];
  await first.stop();
  const codes = await leaveLiveMatches(folder, matches, [anna, bea]);
  const began = performance.now();
  const server = await startServer({ folder });
  const listening = performance.now() - began;
  const back = { ...anna, base: server.base };
  const guest = await comeIn(back, { game: 'flip7', code: codes.at(-1)!, seed: 'restart' });
  await until(() => guest.client.at !== null, 'the match is there');
  const welcomed = performance.now() - began;
  guest.close();
  await server.stop();
  return { matches, listening, welcomed };
}
