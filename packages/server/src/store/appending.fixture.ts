/**
 * A process that appends to several matches at once and says on its output what was acknowledged,
 * until it is killed: `appending.fixture.ts <folder> <matches> [thread]`.
 */
import { writeSync } from 'node:fs';
import { Sqlite } from './sqlite.ts';
import { sqliteStore } from './sqlite-store.ts';

const [folder = '', matches = '1', thread] = process.argv.slice(2);
const sqlite = await Sqlite.open({
  folder,
  ...(thread === undefined ? {} : { thread: new URL(thread, import.meta.url) }),
});
const store = sqliteStore(sqlite);
// At once, and not when Node finds the time: it may be killed before.
function say(line: string): void {
  try {
    writeSync(1, `${line}\n`);
  } catch (error) {
    // Nobody has read for a while: it is said when there is room.
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    say(line);
  }
}

await Promise.all(Array.from({ length: Number(matches) }, (_, n) => keepAppending(`match ${n}`)));
await sqlite.close();

async function keepAppending(match: string): Promise<void> {
  const written = (position: number) => ({
    kind: 'noted' as const,
    note: { type: 'removed' as const, seat: 0, person: `${process.pid} ${position}` },
    position,
    time: position,
    command: `${match} ${position}`,
  });
  let position = (await store.load(match, 0)).length;
  if (position === 0) {
    await store.open(match, 'key', written(0), null);
    position = 1;
  }
  for (let failed = 0; failed < 5; position++) {
    try {
      const answer = await store.append(match, written(position), position);
      say(`${answer} ${match} ${position} ${process.pid}`);
    } catch (error) {
      say(`failed ${match} ${position} ${(error as Error).message}`);
      failed++;
      position = (await store.load(match, 0)).length - 1;
    }
  }
}
