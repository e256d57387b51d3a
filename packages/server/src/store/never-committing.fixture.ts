/** A planted fault: a writer that soon acknowledges without ever committing. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from './writer-port.ts';
import { Writer } from './writer.ts';

/** Enough to open a few matches. */
const HONEST = 20;
let commits = 0;

serveWriter(
  parentPort!,
  new Writer(String(workerData), {
    begin(db) {
      if (commits <= HONEST) db.exec('BEGIN IMMEDIATE');
    },
    commit(db) {
      commits++;
      if (commits <= HONEST) db.exec('COMMIT');
    },
  }),
);
