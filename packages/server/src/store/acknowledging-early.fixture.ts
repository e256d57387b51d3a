/** A planted fault: a writer that acknowledges now and commits a while later. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from './writer-port.ts';
import { Writer } from './writer.ts';

const LATER = 300;
let began: NodeJS.Timeout | null = null;

serveWriter(
  parentPort!,
  new Writer(String(workerData), {
    begin(db) {
      if (began !== null) return;
      db.exec('BEGIN IMMEDIATE');
      began = setTimeout(() => {
        db.exec('COMMIT');
        began = null;
      }, LATER);
    },
    commit() {},
  }),
);
