/** A writer whose file may not grow much: what a full disk says, the database says too. */
import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting } from './database.ts';
import { serveWriter } from './writer-port.ts';
import { Writer } from './writer.ts';

serveWriter(
  parentPort!,
  new Writer(String(workerData), {
    open(file) {
      const db = openForWriting(file);
      db.exec('PRAGMA max_page_count = 400');
      return db;
    },
  }),
);
