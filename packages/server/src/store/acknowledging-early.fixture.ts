/** A planted fault: a writer that acknowledges moves now and commits them a while later. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from './writer-port.ts';
import { Writer } from './writer.ts';

const LATER = 300;
let waiting: NodeJS.Timeout | null = null;
let onlyMoves = false;

class Early extends Writer {
  override write(asks: Parameters<Writer['write']>[0]): ReturnType<Writer['write']> {
    onlyMoves = asks.every(({ name }) => name === 'append');
    return super.write(asks);
  }
}

serveWriter(
  parentPort!,
  new Early(String(workerData), {
    begin(db) {
      if (waiting === null) db.exec('BEGIN IMMEDIATE');
    },
    commit(db) {
      const commit = (): void => {
        waiting = null;
        db.exec('COMMIT');
      };
      if (onlyMoves) waiting ??= setTimeout(commit, LATER);
      else {
        // People and tables are looked up at once, by another connection: without them nobody plays.
        if (waiting !== null) clearTimeout(waiting);
        commit();
      }
    },
  }),
);
